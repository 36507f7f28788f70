import type { help as source } from '../en/help.ts'

const json = { flag: '--json', text: 'afficher un document JSON au lieu du texte' }
const csv = {
  flag: '--csv',
  text: 'afficher une ligne par partie, en valeurs séparées par des virgules, au lieu du texte',
}
const data = { flag: '--data DOSSIER', text: 'le dossier du serveur (par défaut, alea-data)' }
const config = { flag: '--config FICHIER', text: 'les réglages du serveur, qui nomment son dossier' }
const seed: typeof source.commands.simulate.options.seed = {
  flag: '--seed N',
  text: ({ seed }) => `jouer chaque fois les mêmes parties (par défaut ${seed})`,
}
const option = {
  flag: '--option nom=valeur',
  text: 'fixer une option de la partie ; nom=@fichier.json lit la valeur dans un fichier',
}
const threads = {
  flag: '--threads N',
  text: 'nombre de threads (par défaut, un par cœur) ; les résultats n’en dépendent pas',
}

export const help: typeof source = {
  intro: 'alea : des jeux de dés avec toutes leurs règles, dans le terminal',
  usage: 'Usage :',
  commandUsage: '<commande> […]',
  more: '« alea <commande> --help » explique une commande. Pour commencer : alea play',
  version: '« alea --version » affiche la version.',
  everywhere: {
    language: {
      flag: '--lang CODE',
      text: ({ languages }) => `langue : ${languages} (par défaut, celle de l’environnement)`,
    },
    help: { flag: '--help', text: 'afficher ce texte' },
  },
  commands: {
    games: {
      summary: 'Liste les jeux, avec leur nombre de joueurs et leurs options',
      usage: '[--json]',
      options: { json },
      notes: '',
    },
    play: {
      summary: 'Joue dans le terminal, contre des robots ou à plusieurs devant le même écran',
      usage: '[<jeu>] [options]',
      options: {
        game: { flag: '<jeu>', text: ({ game }) => `par défaut, ${game}` },
        seats: {
          flag: '--seats me,expert',
          text: ({ me, weakest, levels, opponent, iterations, time }) =>
            `qui occupe quelle place : « ${me} » est une personne, les autres sont des robots ; un nombre, c’est vous et des robots. Du plus faible au plus fort : ${weakest}, ${levels} (par défaut, ${opponent}) ; ou une recherche avec un budget par réponse, ${iterations} (itérations) ou ${time} (temps)`,
        },
        name: { flag: '--name Anna,Ben', text: 'les noms des personnes' },
        fast: { flag: '--dice fast', text: 'dés rapides (par défaut)' },
        fair: {
          flag: '--dice fair',
          text: 'dés vérifiables : un engagement est affiché avant la partie, le secret après',
        },
        manual: { flag: '--dice manual', text: 'vos propres dés sur votre table : tapez les résultats' },
        seed: {
          flag: '--seed N',
          text: 'utiliser chaque fois les mêmes dés et les mêmes robots (dés rapides seulement)',
        },
        option,
        log: { flag: '--log FICHIER', text: 'y garder le journal (par défaut, dans ~/.alea ou dans $ALEA_HOME)' },
        resume: { flag: '--resume FICHIER', text: 'reprendre une partie à partir de son journal' },
        pace: { flag: '--fast', text: 'pas de pause pendant que les autres jouent' },
      },
      notes: '',
    },
    simulate: {
      summary: 'Fait jouer de nombreuses parties aux robots et dit qui gagne',
      usage: '<jeu> [options]',
      options: {
        matches: { flag: '--matches N', text: ({ matches }) => `combien (par défaut ${matches})` },
        seats: {
          flag: '--seats greedy,…',
          text: ({ bots, weakest, iterations, time }) =>
            `un robot par place, ou combien de ${weakest} (par défaut, le moins de joueurs possible) : ${bots}, ${iterations} (itérations), ${time} (temps)`,
        },
        seed,
        option,
        threads,
        json,
        csv,
      },
      notes: 'Ctrl-C l’arrête et donne le bilan des parties déjà jouées.',
    },
    tournament: {
      summary: 'Fait jouer les robots les uns contre les autres et les classe',
      usage: '<jeu> --bots greedy,expert,… [options]',
      options: {
        bots: { flag: '--bots a,b,c', text: 'les participants, nommés comme pour « alea simulate »' },
        matches: {
          flag: '--matches N',
          text: ({ pairingMatches }) =>
            `parties par rencontre (par défaut ${pairingMatches}) ; les places tournent, avec les mêmes dés`,
        },
        seats: {
          flag: '--seats N',
          text: 'joueurs par partie (par défaut 2) ; au-delà, chaque robot affronte à son tour des copies d’un autre robot à toutes les autres places',
        },
        seed,
        option: {
          flag: '--option nom=valeur',
          text: 'fixer une option de toutes les parties ; nom=@fichier.json lit la valeur dans un fichier (les héros non choisis se rencontrent tous)',
        },
        threads,
        json,
        csv,
      },
      notes: 'Ctrl-C l’arrête et donne le bilan des parties déjà jouées.',
    },
    lab: {
      summary: 'Lancer une expérience : une question à un jeu, et la réponse de nombreuses parties entre robots',
      usage: '[<fichier>] [options]',
      options: {
        file: {
          flag: '<fichier>',
          text: 'le fichier d’une expérience, ou le nom d’une expérience toute prête (par défaut : leur liste)',
        },
        matches: { flag: '--matches N', text: 'parties de chaque variante (par défaut : celles du fichier)' },
        resume: {
          flag: '--resume FICHIER',
          text: 'garder la série dans ce fichier, et la continuer si elle s’y trouve',
        },
        threads,
        json,
        csv: { flag: '--csv', text: 'afficher une ligne par chiffre, séparée par des virgules, au lieu d’un texte' },
      },
      notes: 'Ctrl-C l’arrête et présente les parties jouées jusque-là.',
    },
    odds: {
      summary: 'Dit quels dés garder, et avec quelles chances de réussite',
      usage: '<dés> --for <but> | [<dés>] --hero <héros> [options]',
      options: {
        dice: { flag: '<dés>', text: '1,3,3,6,2 sont sur la table ; 5d6 ne sont pas encore lancés' },
        goal: {
          flag: '--for <but>',
          text: ({ goals }) =>
            `ce que vous visez, par exemple ${goals} (dés identiques, petite suite, grande suite, full, total, faces)`,
        },
        hero: { flag: '--hero <héros>', text: 'chaque capacité d’un héros de Dice Throne, et que garder' },
        left: { flag: '--left N', text: 'lancers restants (par défaut 2 ; 3 avant le premier lancer)' },
        sides: { flag: '--sides N', text: 'faces des dés sur la table (par défaut 6)' },
        keep: { flag: '--keep 3,3', text: 'montrer le rang de ce choix (« none » : tout relancer)' },
        json,
      },
      notes: '',
    },
    numbers: {
      summary: 'Affiche les nombres reconstitués des héros de Dice Throne, en fichier à remplir',
      usage: '[<héros>…] > numbers.json',
      options: { hero: { flag: '<héros>…', text: 'quels héros (par défaut, tous ceux qui en ont)' } },
      notes: 'Pour jouer avec ce fichier : --option numbers=@numbers.json',
    },
    scenario: {
      summary: 'Exécute des scénarios : des exemples de règles',
      usage: '<fichier ou dossier>… [--json]',
      options: { json },
      notes:
        'Dans un dossier, tous les fichiers *.scenario sont exécutés. Le code de sortie est 1 si l’un d’eux échoue.',
    },
    replay: {
      summary: 'Vérifie le journal d’une partie et la raconte',
      usage: '<journal> [--until N] [--json]',
      options: { until: { flag: '--until N', text: 'seulement les N premières réponses' }, json },
      notes: '',
    },
    analyse: {
      summary: 'Analyse une partie : chances au fil du temps, chance, coût de chaque décision, résultat à chance égale',
      usage: '<journal> [options]',
      options: {
        log: {
          flag: '<journal>',
          text: 'le journal d’une partie ; si elle n’est pas finie, elle est analysée jusqu’où elle va',
        },
        samples: {
          flag: '--samples N',
          text: ({ samples }) => `à combien de tables imaginées chaque décision est essayée (par défaut ${samples})`,
        },
        seed: { flag: '--seed N', text: ({ seed }) => `imaginer chaque fois les mêmes tables (par défaut ${seed})` },
        list: {
          flag: '--list N',
          text: ({ listed }) => `combien de lancers et de décisions sont listés (par défaut ${listed})`,
        },
        json,
      },
      notes: 'Ctrl-C l’arrête et affiche ce qu’on sait jusque-là. Ce que veulent dire les chiffres : docs/analysis.md.',
    },
    think: {
      summary: 'Examine une décision d’une partie : ce qu’un robot pense de chaque possibilité, et pourquoi',
      usage: '<journal>@<position> [options]',
      options: {
        position: {
          flag: '<journal>@<position>',
          text: 'un journal, et combien de ses réponses précèdent la décision ; sans position, les décisions sont énumérées',
        },
        bot: {
          flag: '--bot greedy',
          text: ({ bots, thinker, iterations, time }) =>
            `qui réfléchit : ${bots}, ${iterations} (itérations), ${time} (durée) ; par défaut ${thinker}`,
        },
        as: { flag: '--as p1', text: 'la place qui décide, si plusieurs doivent répondre en même temps' },
        seed: { flag: '--seed N', text: ({ seed }) => `imagine toujours les mêmes tables (par défaut ${seed})` },
        json,
      },
      notes: 'Le robot ne voit que ce que la place pouvait voir.',
    },
    fuzz: {
      summary: 'Joue au hasard en vérifiant toutes les lois du moteur, jusqu’à ce que l’une soit enfreinte',
      usage: '<jeu> [--seconds N] [--seed N] [--json]',
      options: {
        seconds: {
          flag: '--seconds N',
          text: ({ fuzzSeconds }) => `pendant combien de temps (par défaut ${fuzzSeconds})`,
        },
        seed: {
          flag: '--seed N',
          text: 'jouer chaque fois les mêmes parties (par défaut, une nouvelle graine, affichée)',
        },
        json,
      },
      notes: 'Si une loi est enfreinte, le journal qui le montre est affiché et le code de sortie est 1.',
    },
    serve: {
      summary: 'Lance le serveur : tables, parties en direct, robots, parties à revoir',
      usage: '[options]',
      options: {
        port: { flag: '--port N', text: 'port d’écoute (par défaut 3000)' },
        host: { flag: '--host ADRESSE', text: 'par défaut 127.0.0.1 ; 0.0.0.0 accepte les connexions de partout' },
        data: { flag: '--data DOSSIER', text: 'où enregistrer les parties (par défaut alea-data)' },
        storage: {
          flag: '--storage URL',
          text: 'enregistrer dans PostgreSQL : postgres://utilisateur@machine/base ; voir docs/operations.md',
        },
        bus: {
          flag: '--bus URL',
          text: 'si plusieurs nœuds partagent une base, le serveur NATS entre eux : nats://machine',
        },
        config: { flag: '--config FICHIER', text: 'tous les réglages dans un fichier JSON, voir docs/operations.md' },
      },
      notes: '',
    },
    'think-node': {
      summary: 'Réfléchit pour les robots de serveurs qui partagent une base PostgreSQL, sans servir personne',
      usage: '--storage URL [options]',
      options: {
        storage: { flag: '--storage URL', text: 'la base des serveurs : postgres://utilisateur@machine/base' },
        bus: { flag: '--bus URL', text: 'le serveur NATS entre eux, s’il y en a un : nats://machine' },
        threads: {
          flag: '--threads N',
          text: 'combien de robots réfléchissent à la fois (par défaut, un par cœur)',
        },
        config: { flag: '--config FICHIER', text: 'les réglages des serveurs ; storage et bus y sont lus' },
      },
      notes:
        'Il prend les réponses pour lesquelles les serveurs n’ont plus de fil libre ; on peut le lancer et l’arrêter à tout moment.',
    },
    backup: {
      summary: 'Copie tout ce qu’un serveur a enregistré, qu’il tourne ou qu’il soit arrêté',
      usage: '[--to FICHIER] [options]',
      options: {
        to: {
          flag: '--to FICHIER',
          text: 'un nouveau fichier (par défaut, dans backups/ du dossier ; ces fichiers ne sont jamais supprimés)',
        },
        data,
        config,
        json,
      },
      notes: 'La copie ne compte qu’une fois relue. Elle contient des secrets : seul son propriétaire peut la lire.',
    },
    restore: {
      summary: 'Place une sauvegarde dans un dossier sans base de données, pour y démarrer un serveur',
      usage: '<fichier> [options]',
      options: { file: { flag: '<fichier>', text: 'une sauvegarde' }, data, config, json },
      notes: 'Aucune base de données n’est écrasée : déplacez l’ancienne, ou nommez un autre dossier.',
    },
    inspect: {
      summary: 'Montre tout d’une partie d’un serveur : places, pendule, position, dernières réponses',
      usage: '<partie> [options]',
      options: {
        as: { flag: '--as p1', text: 'comme cette place la voit (par défaut, comme un spectateur)' },
        last: { flag: '--last N', text: 'le nombre de dernières réponses (par défaut 10)' },
        chat: { flag: '--chat', text: 'montrer ce qui a été dit' },
        secrets: {
          flag: '--secrets',
          text: 'aussi ce qui est caché jusqu’à la fin : le secret des dés, toutes les réponses',
        },
        data: { flag: '--data DOSSIER', text: 'le dossier du serveur, ou une sauvegarde (par défaut, alea-data)' },
        config,
        json,
      },
      notes: 'Rien n’est modifié, que le serveur tourne ou non.',
    },
    audit: {
      summary: 'Montre le journal d’audit d’un serveur : connexions, comptes supprimés, sauvegardes, …',
      usage: '[--since DATE] [options]',
      options: {
        since: { flag: '--since DATE', text: 'seulement à partir de là, par exemple 2026-11-16' },
        data: { flag: '--data DOSSIER', text: 'le dossier du serveur, ou une sauvegarde (par défaut, alea-data)' },
        config,
        json,
      },
      notes:
        'Rien n’est modifié, que le serveur tourne ou non. Le journal ne contient jamais ni mot de passe, ni jeton, ni message.',
    },
    reports: {
      summary: 'Liste les signalements faits par les joueurs d’un serveur, et les clôt',
      usage: '[close <numéro> --note TEXTE] [options]',
      options: {
        close: { flag: 'close <numéro>', text: 'clore ce signalement' },
        note: { flag: '--note TEXTE', text: 'la suite donnée, conservée avec le signalement' },
        all: { flag: '--all', text: 'aussi ceux qui sont clos' },
        data,
        config,
        json,
      },
      notes: 'Que le serveur tourne ou non.',
    },
    ban: {
      summary: 'Bannit un joueur d’un serveur, ou liste les joueurs bannis',
      usage: '[<joueur>] [--until DATE] [--reason TEXTE] [options]',
      options: {
        player: { flag: '<joueur>', text: 'un identifiant, ou le nom d’un compte (par défaut, liste les bannis)' },
        until: { flag: '--until DATE', text: 'par exemple 2030-12-31 (par défaut, définitivement)' },
        reason: { flag: '--reason TEXTE', text: 'montré à qui essaie de se connecter' },
        data,
        config,
        json,
      },
      notes:
        'La personne est déconnectée aussitôt. Bannie définitivement, elle abandonne ses parties ; sinon, elle est absente.',
    },
    unban: {
      summary: 'Permet à un joueur banni de se reconnecter',
      usage: '<joueur> [options]',
      options: { player: { flag: '<joueur>', text: 'un identifiant, ou le nom d’un compte' }, data, config, json },
      notes: '',
    },
    rename: {
      summary: 'Donne un autre nom à un joueur d’un serveur',
      usage: '<joueur> <nom> [options]',
      options: {
        player: { flag: '<joueur>', text: 'un identifiant, ou le nom d’un compte' },
        name: { flag: '<nom>', text: 'le nouveau nom, avec lequel un compte se connecte désormais' },
        data,
        config,
        json,
      },
      notes: 'Les tables où la personne est déjà assise gardent l’ancien nom.',
    },
    check: {
      summary: 'Contrôle le dossier de données d’un serveur : chaque page, chaque partie selon ses règles et ses dés',
      usage: '<dossier> [--json]',
      options: {
        folder: { flag: '<dossier>', text: 'le dossier de données d’un serveur arrêté ; rien n’y est écrit' },
        json,
      },
      notes: 'Code de sortie 0 : tout est sain ; 1 : quelque chose ne l’est pas.',
    },
    repair: {
      summary: 'Répare le dossier de données d’un serveur : sauve ce qui est sain, met le reste de côté',
      usage: '<dossier> [--json]',
      options: {
        folder: {
          flag: '<dossier>',
          text: 'le dossier de données d’un serveur arrêté ; une copie de sa base est gardée',
        },
        json,
      },
      notes:
        'Une partie en cours dont les réponses sont abîmées reprend à sa dernière réponse saine ; une partie terminée est mise de côté. Rien n’est supprimé.',
    },
    verify: {
      summary: 'Recalcule les dés d’une partie et les compare',
      usage: '<fichier> [--commitment <hex>] [--secret <hex>] [--json]',
      options: {
        file: {
          flag: '<fichier>',
          text: 'ce que renvoie un serveur à /api/matches/<partie>/proof, ou le journal d’une partie jouée ici avec --dice fair',
        },
        commitment: {
          flag: '--commitment <hex>',
          text: 'ce qui vous a été montré avant le premier lancer : ce doit être le même engagement',
        },
        secret: { flag: '--secret <hex>', text: 'le secret affiché après la partie, si l’on n’a que le journal' },
        json,
      },
      notes: '',
    },
    migrate: {
      summary:
        'Met à jour un dossier de données : rejoue toutes ses parties avec les règles installées et ferme celles qui ne peuvent pas continuer',
      usage: '<dossier> [--dry-run] [--json]',
      options: {
        folder: { flag: '<dossier>', text: 'le dossier de données d’un serveur arrêté' },
        dry: { flag: '--dry-run', text: 'dit seulement ce qui se passerait ; le dossier n’est pas modifié' },
        json,
      },
      notes:
        'Avec --dry-run, le code de sortie est 1 si une partie devait être fermée ou ne pouvait plus être revue. Sinon, la base est d’abord sauvegardée.',
    },
    move: {
      summary: 'Copie tout ce qu’un serveur a enregistré d’un dossier de données vers PostgreSQL, ou l’inverse',
      usage: '<source> <destination> [--json]',
      options: {
        from: {
          flag: '<source>',
          text: 'le dossier de données d’un serveur arrêté, ou postgres://utilisateur@machine/base',
        },
        to: { flag: '<destination>', text: 'l’autre des deux, sans données' },
        json,
      },
      notes:
        'Relancée après une interruption, elle reprend là où elle en était. À la fin, tout est relu et comparé. La source reste telle quelle.',
    },
    bench: {
      summary: 'Mesure la vitesse du moteur et des jeux',
      usage: '[--quick] [--json]',
      options: { quick: { flag: '--quick', text: 'des ordres de grandeur, en quelques secondes' }, json },
      notes: 'La dernière colonne compte les itérations de la recherche des robots.',
    },
  },
}
