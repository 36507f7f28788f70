import type { LevelName } from '@alea/bots'
import type { Messages } from './messages.ts'

const NUMBERS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)
const number = (value: number, digits = 0): string => NUMBERS[digits]!.format(value)
const count = (n: number, thing: string, things = `${thing}s`): string => `${number(n)} ${n < 2 ? thing : things}`
const choices = (known: readonly string[]): string => known.join(', ')
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'ce fichier n’existe pas',
  EISDIR: 'c’est un dossier',
  EACCES: 'accès refusé',
}

const answers = (options: number, example?: string): string =>
  [
    ...(options > 0 ? [options === 1 ? '1' : `un numéro de 1 à ${options}`] : []),
    ...(example ? [`« ${example} »`] : []),
  ].join(', ')

const LEVELS: Readonly<Record<LevelName, string>> = {
  novice: 'novice',
  apprentice: 'apprenti',
  adept: 'adepte',
  expert: 'expert',
  master: 'maître',
}

export const fr: Messages = {
  help: {
    intro: `alea : des jeux de dés aux règles complètes, dans le terminal

Usage : alea <commande> […]`,
    usage: 'Usage :',
    more: `« alea <commande> --help » en dit plus. Pour commencer : alea play`,
    everywhere: `  --lang fr|en         langue (sinon celle de l’environnement)
  --help               ce texte`,
    commands: {
      games: {
        summary: 'Liste les jeux, leurs nombres de joueurs et leurs options',
        usage: '[--json]',
        details: '  --json               un seul document JSON au lieu du texte',
      },
      play: {
        summary: 'Joue dans le terminal, contre des robots ou à plusieurs devant un écran',
        usage: '[<jeu>] [options]',
        details: `  <jeu>                battle-dice par défaut
  --seats me,expert    qui s’assied où : « me » est une personne, les autres des robots,
                       du plus faible au plus fort : random (au hasard), novice,
                       apprentice (apprenti, par défaut), adept (adepte ou
                       greedy, glouton), expert, master (maître) ; ou bien search:2000
                       (itérations), search:300ms (temps) pour chaque réponse
  --name Anna,Ben      comment s’appellent les personnes
  --dice fast          dés rapides (par défaut)
  --dice fair          dés vérifiables : un engagement avant, le secret après
  --dice manual        vos dés sur votre table : tapez ce qu’ils montrent
  --seed N             chaque fois les mêmes dés et les mêmes robots (dés rapides)
  --option nom=valeur  une option de la partie ; nom=@fichier.json lit un fichier
  --log FICHIER        y garder le journal (sinon dans ~/.alea, ou $ALEA_HOME)
  --resume FICHIER     reprendre une partie à partir de son journal
  --fast               pas de pauses pendant que les autres jouent`,
      },
      simulate: {
        summary: 'Fait jouer beaucoup de parties aux robots et dit qui gagne',
        usage: '<jeu> [options]',
        details: `  --matches N          combien (1000)
  --seats greedy,…     un robot pour chaque place (random à la plus petite table) :
                       random, greedy, novice, apprentice, adept, expert, master,
                       search:2000 (itérations), search:300ms (temps)
  --seed N             chaque fois les mêmes parties (1)
  --option nom=valeur  une option de la partie ; nom=@fichier.json lit un fichier
  --threads N          fils d’exécution (un par cœur) ; le résultat n’en dépend pas
  --json               un seul document JSON au lieu du texte`,
      },
      tournament: {
        summary: 'Fait se rencontrer les robots et les classe',
        usage: '<jeu> --bots greedy,expert,… [options]',
        details: `  --bots a,b,c         qui participe, nommé comme pour « alea simulate »
  --matches N          pour chaque rencontre (100) ; les places alternent, mêmes dés
  --seats N            joueurs par table (2) : au-delà, chaque robot à son tour affronte
                       autant d’exemplaires d’un autre qu’il reste de places
  --seed N             chaque fois les mêmes parties (1)
  --option nom=valeur  une option de toutes les parties ; nom=@fichier.json lit un fichier
                       (les héros que personne n’a choisis se rencontrent tous)
  --threads N          fils d’exécution (un par cœur) ; le résultat n’en dépend pas
  --json               un seul document JSON au lieu du texte`,
      },
      odds: {
        summary: 'Dit quels dés garder, et avec quelles chances',
        usage: '<dés> --for <but> | [<dés>] --hero <héros> [options]',
        details: `  <dés>                1,3,3,6,2 sont sur la table ; 5d6 ne sont pas encore lancés
  --for <but>          5-of-a-kind (identiques), small-straight (petite suite),
                       large-straight (grande suite), full-house (full),
                       "sum>=20" (ou <=, =), ou des faces voulues : 6,6,6
  --hero barbarian     chaque capacité d’un héros de Dice Throne, et quoi garder
  --left N             lancers encore à venir (2 ; 3 avant le premier)
  --sides N            faces des dés sur la table (6)
  --keep 3,3           où se place ce choix parmi les autres (« none » : tout relancer)
  --json               un seul document JSON au lieu du texte`,
      },
      scenario: {
        summary: 'Exécute des scénarios : des exemples de règles',
        usage: '<fichier ou dossier>… [--json]',
        details: `  Dans un dossier, tous les *.scenario. Le code de sortie est 1 si l’un d’eux échoue.
  --json               un seul document JSON au lieu du texte`,
      },
      replay: {
        summary: 'Vérifie le journal d’une partie et la raconte',
        usage: '<journal> [--until N] [--json]',
        details: `  --until N            seulement les N premières réponses
  --json               un seul document JSON au lieu du texte`,
      },
      fuzz: {
        summary: 'Joue au hasard sous toutes les lois du moteur jusqu’à en voir une violée',
        usage: '<jeu> [--seconds N] [--seed N] [--json]',
        details: `  --seconds N          combien de temps (60)
  --seed N             chaque fois les mêmes parties (sinon une nouvelle graine, affichée)
  --json               un seul document JSON au lieu du texte
  Une loi violée affiche le journal qui le montre ; le code de sortie est alors 1.`,
      },
      serve: {
        summary: 'Lance le serveur : tables, parties en direct, robots, rediffusions',
        usage: '[options]',
        details: `  --port N             où écouter (3000)
  --host ADRESSE       127.0.0.1 sauf mention contraire ; 0.0.0.0 pour tout le monde
  --data DOSSIER       où garder les parties (alea-data)
  --config FICHIER     tous les réglages en un fichier JSON, voir docs/operations.md`,
      },
      verify: {
        summary: 'Relance les dés d’une partie et compare',
        usage: '<fichier> [--json]',
        details: `  <fichier>            ce qu’un serveur donne à /api/matches/<partie>/proof, ou
                       le journal d’une partie jouée ici avec --dice fair
  --json               un seul document JSON au lieu du texte`,
      },
      bench: {
        summary: 'Mesure le moteur et les jeux',
        usage: '[--quick] [--json]',
        details: `  --quick              chiffres grossiers, en quelques secondes
  --json               un seul document JSON au lieu du texte
  La dernière colonne compte les itérations de la recherche des robots.`,
      },
    },
  },

  notALanguage: (word) => `--lang est fr ou en, pas « ${word} »`,
  unknownCommand: (name, known) => `il n’y a pas de commande « ${name} » ; connues : ${choices(known)}`,
  unknownOption: (option) => `il n’y a pas d’option ${option} ici ; --help en donne la liste`,
  valueMissing: (option) => `${option} demande une valeur`,
  valueUnwanted: (option) => `${option} ne prend pas de valeur`,
  missingArgument: 'il manque un argument ; --help montre l’usage',
  optionNeeded: (option) => `il faut ${option} ; --help montre l’usage`,
  extraArgument: (word) => `« ${word} » est un argument de trop ; --help montre l’usage`,
  notWhole: (option, text, min, max) => `${option} est un nombre entier de ${min} à ${max}, pas « ${text} »`,
  unknownGame: (id, known) => `il n’y a pas de jeu « ${id} » ; connus : ${choices(known)}`,
  unknownBot: (name, known) => `personne ne s’appelle « ${name} » à cette table ; connus : ${choices(known)}`,
  badBudget: (name, iterations, ms) =>
    `« ${name} » n’est pas un budget : search:2000 va de 1 à ${iterations} itérations, search:300ms de 1 à ${ms} millisecondes`,
  wrongSeats: (game, min, max, given) =>
    `${game} se joue ici à ${min === max ? min : `${min} à ${max}`} joueurs, pas à ${given}`,
  notAPair: (text) => `--option s’écrit nom=valeur, pas « ${text} »`,
  notJson: (file) => `${file} n’est pas du JSON valable`,
  unreadable: (file, code) => `${file} ne peut pas être lu : ${FILE_FAULTS[code] ?? code}`,
  unwritable: (file, code) =>
    `${file} ne peut pas être écrit : ${(code === 'ENOENT' ? 'ce dossier n’existe pas' : FILE_FAULTS[code]) ?? code}`,

  number,
  percent: (share, digits = 1) => `${number(100 * share, digits)} %`,
  pair: (label, text) => `${label} : ${text}`,
  players: (min, max) => (min === max ? count(min, 'joueur') : `${min} à ${max} joueurs`),
  range: (min, max) => `${min} à ${max}`,
  byDefault: (value) => `(par défaut ${value})`,
  file: 'fichier',

  simulating: (done, total, perSecond, secondsLeft) =>
    `${number(done)} sur ${number(total)}, ${number(perSecond, perSecond < 10 ? 1 : 0)}/s, encore ${number(secondsLeft)} s`,
  simulated: (matches, game, seed, seconds, perSecond) =>
    `${matches} parties de ${game} avec la graine ${seed} en ${seconds} s (${perSecond}/s)`,
  seatColumns: ['place', 'robot', 'victoires', 'part', 'intervalle à 95 %', 'score moyen', 'de – à'],
  ties: 'victoires partagées',
  decisions: 'décisions par partie',
  spread: (mean, median, min, max) => `moyenne ${mean}, médiane ${median}, de ${min} à ${max}`,
  matchBroke: (match, seed, matchSeed) =>
    `la partie ${match} de la graine ${seed} s’est rompue (sa propre graine est ${matchSeed}) :`,
  byTheClock: (bots) => `${choices(bots)} : réflexion au chronomètre, le résultat dépend donc de cette machine`,

  oneBot: '--bots en nomme au moins deux, par exemple greedy,expert',
  botTwice: (name) => `« ${name} » est nommé deux fois ; un robot ne se rencontre pas lui-même`,
  tournament: (matches, game, seats, seed, seconds) =>
    `${matches} parties de ${game}, ${seats} par table, avec la graine ${seed} en ${seconds} s`,
  tables: (tables, matches) =>
    `Les parties de chaque rencontre font le tour de ${number(tables)} tables, de chaque place : il en faut ${number(matches)} pour un tour complet.`,
  pairingColumns: ['robot', 'contre', 'victoires', 'part', 'intervalle à 95 %', 'nulles', 'défaites'],
  rankingColumns: ['', 'robot', 'cote', 'à 95 %', 'victoires', 'part'],

  odds: {
    goal: (goal) => {
      switch (goal.kind) {
        case 'alike':
          return `${goal.count} dés identiques`
        case 'straight':
          return goal.length === 4 ? 'une petite suite' : 'une grande suite'
        case 'full-house':
          return 'un full'
        case 'sum':
          return `une somme ${{ '>=': 'd’au moins', '<=': 'd’au plus', '=': 'de' }[goal.how]} ${goal.points}`
        case 'faces':
          return goal.faces.join(' ')
      }
    },
    playingFor: (goal) => `en visant ${goal}`,
    onTheTable: (dice, left) => `${dice} sur la table, encore ${count(left, 'lancer')}`,
    unrolled: (dice, sides, rolls) => `${count(dice, 'dé')} à ${sides} faces, ${count(rolls, 'lancer')}`,
    advice: (keep, kept, rolled) =>
      rolled === 0 ? 'Tout garder' : kept === 0 ? 'Tout relancer' : `Garder ${keep}, relancer ${rolled}`,
    chance: (percent, oneIn) => (oneIn === undefined ? percent : `${percent}, une fois sur ${oneIn}`),
    worth: (points) => `${points} points de santé en moyenne`,
    keepColumns: { keep: 'garder', rolled: 'relancer', chance: 'chance' },
    abilityColumns: {
      ability: 'capacité',
      keep: 'garder',
      worth: 'valeur',
      chance: 'en la visant',
      along: 'pour le plateau',
    },
    abilityNote:
      'La valeur est en points de santé : les dégâts, et ce que valent à côté altérations, cartes et soins. La dernière colonne est la chance que les dés la permettent quand on garde toujours au mieux pour tout le plateau.',
    notDice: (text, sides) =>
      `« ${text} » ne sont pas des dés : écrivez 1,3,3,6,2 (de 1 à ${sides}), ou 5d6 avant le premier lancer`,
    sidesTwice: (text) => `${text} dit déjà le nombre de faces : laissez --sides de côté`,
    tooMany: (text, most) => `${text} : de 1 à ${most} dés, et moins s’ils ont beaucoup de faces`,
    unknownGoal: (text) =>
      `« ${text} » n’est pas un but ; connus : 5-of-a-kind, small-straight, large-straight, full-house, "sum>=20" entre guillemets, ou des faces comme 6,6,6`,
    impossible: (goal, dice, sides) => `${goal} : impossible avec ${count(dice, 'dé')} à ${sides} faces`,
    notKept: (text) => `--keep nomme des dés qui sont sur la table, ou none, pas « ${text} »`,
    unknownHero: (id, known) => `il n’y a pas de héros « ${id} » ; connus : ${choices(known)}`,
    heroOrGoal: '--for et --hero ne vont pas ensemble : un héros a ses propres buts',
    heroDice: 'un héros lance cinq dés à six faces',
  },

  noScenario: (paths) => `aucun scénario dans ${choices(paths)}`,
  passedAndFailed: (passed, failed) => `${count(passed, 'réussi')}, ${count(failed, 'échoué')}`,
  expected: 'attendu',
  found: 'trouvé',
  stoodAt: 'où',
  replayed: (answers) => `${count(answers, 'réponse rejouée et vérifiée', 'réponses rejouées et vérifiées')}.`,
  waitingFor: (seats, question) => `On attend ${choices(seats) || 'les dés'} : ${question}.`,
  fuzzing: (matches, decisions) => `${matches} parties, ${decisions} décisions`,
  fuzzedWell: (matches, decisions, seed) =>
    `${matches} parties, ${decisions} décisions, aucune loi violée (graine ${seed}).`,
  fuzzedBadly: (matches, seed) => `Une loi est violée dans la partie ${matches} (graine ${seed}).`,

  pigRace: (ours, boardgameio, ratio) =>
    `Cochon, décisions par seconde : ${ours} ; avec boardgame.io : ${boardgameio} (${ratio} fois plus)`,
  serving: (url, data) => `Aléa est à ${url}, ses parties dans ${data}. Ctrl-C l’arrête.`,
  verified: (rolls, shuffles) =>
    `Tous les dés sont justes : ${count(rolls, 'lancer')} et ${count(shuffles, 'mélange')} viennent de ce qui fut engagé.`,
  notABundle: (file, fault) => `${file} : pas la preuve d’une partie (${fault})`,
  noSecret: (file) => `${file} : rien ne dit d’où viennent ses dés ; partie jouée avec --dice fair ?`,
  benchColumns: ['jeu', 'places', 'décisions/s', 'au mieux', 'parties/s', 'copie µs', 'vue µs', 'itér./s'],

  player: 'Joueur',
  bot: (name) => `(robot ${name})`,
  level: (name, rank, of) => `(${LEVELS[name]}, niveau ${rank} sur ${of})`,
  thinking: (name) => `${name} réfléchit …`,
  seated: (everybody) => `À la table : ${everybody}.`,
  resumed: (answers) => `La partie reprend après ${count(answers, 'réponse')}.`,
  commitment: 'Dés vérifiables. SHA-256 du secret dont ils sont tirés :',
  secret:
    'Le secret dont les dés ont été tirés (32 octets, en hexadécimal) ; son SHA-256 a été montré avant la partie :',
  howToPlay:
    'Répondez par un numéro. « ? » ouvre les règles, « w » dit pourquoi un choix manque, « p » passe jusqu’à la fin du tour tant que rien de nouveau n’est possible, « u » reprend votre réponse, « t » redessine la table, « l » redit les derniers faits, « q » quitte ; la partie est gardée. Entrée presse les autres.',
  notDice: (text, known) => `--dice est l’un de ${choices(known)}, pas « ${text} »`,
  resumeAlone: '--resume reprend la partie telle quelle : --log, --option et --dice ne peuvent pas l’accompagner',
  logExists: (path) => `${path} existe déjà ; « --resume ${path} » reprend cette partie`,
  badNote: (path) => `${path} ne dit pas qui est assis où ; effacez-le et nommez les places avec --seats`,
  logIsIn: (path) => `Le journal est dans ${path}`,
  resumeWith: (path) => `La partie est gardée. Pour la reprendre :\n  npx alea play --resume ${path}`,
  replayWith: (path) => `Pour la revoir :\n  npx alea replay ${path}`,
  hintRules: '? règles',
  hintWhyNot: 'w pourquoi pas',
  hintUndo: 'u reprendre',
  hintQuit: 'q quitter',
  hintPass: 'p passer',
  typeANumber: (options, example) =>
    options === 1 && !example ? 'Il n’y a que 1 : tapez-le.' : `Tapez ${answers(options, example)}.`,
  notAnAnswer: (typed, options, example) =>
    `« ${typed} » n’est pas une réponse : ${answers(options, example)}, ou « ? », w, u, t, l, q.`,
  orOthers: (label) => `${label} (ou d’autres)`,
  typeDice: (name, count, sides) =>
    `Lancez ${count === 1 ? 'un dé' : `${count} dés`} à ${sides} faces (${name}) et tapez le résultat ›`,
  typeOrder: (name, count) =>
    `Mélangez ${count} cartes (${name}) et tapez leurs anciennes places dans le nouvel ordre ›`,
  badDice: (count, sides) =>
    `Ce n’est pas cela : ${count === 1 ? `un nombre de 1 à ${sides}` : `${count} nombres de 1 à ${sides}, par exemple ${Array(count).fill(sides).join(' ')}`}. q quitte.`,
  badOrder: (count) => `Ce n’est pas cela : les nombres de 1 à ${count}, une fois chacun. q quitte.`,
  undone: 'C’est repris.',
  undoBarred: {
    nothing: 'Il n’y a rien à reprendre.',
    chance: 'Trop tard : des dés ont été lancés depuis.',
    'another-seat': 'Trop tard : quelqu’un d’autre a répondu depuis.',
    revelation: 'Trop tard : quelque chose de caché a été montré.',
  },
  nothingClosed: 'Rien ne manque : voilà toutes les possibilités.',
  noRules: 'Il n’y a pas de texte des règles pour ce jeu.',
  rulesHint: (example) =>
    `« ? 6 » lit le chapitre 6, « ? ${example} » une règle, « ? protection » toutes celles qui ont ce mot.`,
  noSuchRule: (wanted) => `Les règles ne disent rien de « ${wanted} ».`,
  more: '— Entrée pour la suite, q pour arrêter — ',
  winners: ([name, ...others]) => {
    if (name === undefined) return 'Personne ne gagne.'
    return others.length === 0 ? `${name} gagne !` : `${[name, ...others].join(' et ')} partagent la victoire !`
  },

  diceThrone: {
    turn: (turn, phase, who) => `Tour ${turn} · ${who} : ${phase}`,
    health: (health) => `santé ${health}`,
    cp: (cp) => `${cp} PC`,
    cards: (hand, deck) => `${hand} en main, ${deck} en pioche`,
    tokens: 'altérations',
    board: 'plateau',
    book: 'posées',
    hand: 'main',
    dice: (who) => `dés : ${who}`,
    attempts: (left) => (left > 1 ? `encore ${left} lancers` : `encore ${left} lancer`),
    attack: (ability, target) => (target === undefined ? ability : `${ability} → ${target}`),
    damage: (who) => `dégâts : ${who}`,
    final: (subtotal, final) => (subtotal === final ? `= ${final}` : `= ${subtotal}, donc ${final}`),
    defeated: 'hors de combat',
    leader: 'chef',
    ally: (who) => `avec ${who}`,
  },
  battleDice: {
    turn: (turn, first) => (turn === 0 ? 'Avant le premier tour' : `Tour ${turn} · ${first} premier joueur`),
    stock: 'réserve',
    price: 'prix',
    dead: 'partis pour toujours :',
    arena: 'arène',
    locker: 'vestiaire',
    infirmary: 'infirmerie',
    value: (value) => `valeur ${value}`,
    gold: (gold) => `or ${gold}`,
    earning: (gold) => `gagnerait ${gold}`,
    shielding: 'protection active',
    shielded: 'protégé',
    kept: 'gardé',
    chosen: 'choisi',
  },
}
