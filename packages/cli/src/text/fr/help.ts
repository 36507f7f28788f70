import type { help as source } from '../en/help.ts'

const json = { flag: '--json', text: 'afficher un document JSON au lieu du texte' }
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
            `qui occupe quelle place : « ${me} » est une personne, les autres sont des robots. Du plus faible au plus fort : ${weakest}, ${levels} (par défaut, ${opponent}) ; ou une recherche avec un budget par réponse, ${iterations} (itérations) ou ${time} (temps)`,
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
            `un robot par place (par défaut, ${weakest} avec le moins de joueurs possible) : ${bots}, ${iterations} (itérations), ${time} (temps)`,
        },
        seed,
        option,
        threads,
        json,
      },
      notes: '',
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
      },
      notes: '',
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
        config: { flag: '--config FICHIER', text: 'tous les réglages dans un fichier JSON, voir docs/operations.md' },
      },
      notes: '',
    },
    verify: {
      summary: 'Recalcule les dés d’une partie et les compare',
      usage: '<fichier> [--json]',
      options: {
        file: {
          flag: '<fichier>',
          text: 'ce que renvoie un serveur à /api/matches/<partie>/proof, ou le journal d’une partie jouée ici avec --dice fair',
        },
        json,
      },
      notes: '',
    },
    bench: {
      summary: 'Mesure la vitesse du moteur et des jeux',
      usage: '[--quick] [--json]',
      options: { quick: { flag: '--quick', text: 'des ordres de grandeur, en quelques secondes' }, json },
      notes: 'La dernière colonne compte les itérations de la recherche des robots.',
    },
  },
}
