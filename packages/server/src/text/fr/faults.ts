import type { Faults } from '../en/faults.ts'

const PARTS = { path: 'chemin', query: 'paramètres', body: 'corps' } as const

const damages: Faults['damages'] = {
  record: 'ses réglages ne sont plus tels qu’ils ont été écrits',
  answers: 'ses réponses ne sont plus telles qu’elles ont été écrites',
  state: 'sa position ou sa pendule n’est plus telle qu’elle a été écrite',
  journal: 'ses dernières réponses sont illisibles',
  file: 'le fichier de la base est abîmé à cet endroit',
}

const count = (most: number, thing: string): string => `${most} ${thing}${most > 1 ? 's' : ''}`

const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const faults: Faults = {
  inFile: (file, fault) => (file === '' ? fault : `${file} : ${fault}`),
  unreadable: (file, why) => `impossible de lire ${file} : ${why}`,
  notJson: (file, line, column) =>
    `${file} n’est pas du JSON valide${line === undefined ? '' : ` (ligne ${line}, colonne ${column})`}`,
  cannotListen: (address, why) => `impossible d’écouter sur ${address} : ${why}`,
  dataUnusable: (folder, why) => `le dossier de données ${folder} est inutilisable : ${why}`,
  databaseLocked: 'un autre serveur l’utilise (la base de données est verrouillée)',
  databaseMalformed: (folder) =>
    `la base est abîmée : « alea check ${folder} » dit ce qui l’est, « alea repair ${folder} » sauve ce qui est sain`,
  noDatabase: (folder) => `il n’y a pas d’alea.sqlite dans ${folder}`,
  stopFirst: (folder) => `un serveur utilise ${folder} : arrêtez-le d’abord, ou prenez une de ses sauvegardes`,
  notSalvaged: (folder, copy) =>
    `SQLite ne peut rien lire de la base dans ${folder} ; restaurez une sauvegarde. Ce qui s’y trouvait est aussi dans ${copy}`,
  otherEnding: 'la partie ne se termine plus de la même façon',
  databaseNewer: (found, known) =>
    `la base de données est en version ${found}, mais ce serveur ne connaît que les versions jusqu’à ${known}`,
  fileNewer: (file, found, known) =>
    `${file} est en version ${found}, mais ce serveur ne connaît que les versions jusqu’à ${known}`,
  unknownRequest: 'le serveur ne connaît pas cette demande : il est d’une autre version',
  serverSays: (why) => `le serveur répond : ${why}`,
  serverLeft: 'le serveur s’est arrêté avant de répondre',
  operatorOnly: 'tant que le serveur tourne, seuls son utilisateur et root peuvent faire cela',
  foreignFile: (file) => `${file} est la base de données d’un autre programme ; rien n’y a été écrit`,
  notAServer: (path) => `ce qui écoute sur ${path} n’est pas un serveur d’Aléa`,
  isLocked: (file) =>
    `${file} est utilisé, mais aucun serveur ne répond ; un serveur est-il en train de démarrer ou de s’arrêter ? Réessayez dans un instant`,
  unusable: (path, why) => `impossible d’utiliser ${path} : ${why}`,
  damagedFile: (file, why) =>
    `${file} est endommagé ou n’est pas une base de données d’Aléa${/not a database|malformed/.test(why) ? '' : ` (${why})`}`,
  noStorageUrl: 'storage doit être une URL comme postgres://alea:motdepasse@db.example:5432/alea',
  postgresUnusable: (url, why) => `PostgreSQL à l’adresse ${url} est inutilisable : ${why}`,
  postgresOld: (found, needed) => `il est en version ${found} ; il faut la version ${needed} ou une plus récente`,
  postgresEncoding: (found) => `la base est encodée en ${found} ; créez-la avec : createdb --encoding UTF8`,
  postgresSilent: 'personne n’y répond ; PostgreSQL tourne-t-il, et un pare-feu laisse-t-il passer cette machine ?',
  postgresStarting: 'il est en train de démarrer ou de s’arrêter ; réessayez dans un instant',
  postgresRefuses: 'il refuse cet utilisateur ou ce mot de passe',
  postgresReadOnly: 'il n’accepte pas d’écriture : est-ce un serveur de secours ?',
  noPostgresDatabase: (name) => `il n’y a pas de base ${name} ; créez-la avec : createdb ${name}`,
  foreignTables:
    'elle contient les tables d’un autre programme ; rien n’y a été écrit. Donnez à Aléa une base qui soit à elle',
  halfMigrated: (version, missing) =>
    `ses tables devraient être en version ${version}, mais il manque ${missing} : une restauration ou une mise à jour a-t-elle été interrompue ? Rien n’y a été écrit ; restaurez la sauvegarde en entier`,
  halfMoved:
    '« alea move » n’y a pas encore tout copié ; relancez la commande, elle reprend là où elle a été interrompue',
  moveBetween: 'l’un des deux doit être un dossier de données, l’autre une base PostgreSQL (postgres://…)',
  moveOccupied: 'la destination contient déjà d’autres données ; rien n’y a été écrit. Indiquez-en une vide',
  moveUnfinished: 'une copie vers la source n’est pas terminée ; terminez-la d’abord',
  moveDiffers: (table) =>
    `la table ${table} diffère entre les deux : l’une d’elles a-t-elle servi entre-temps ? La destination est inutilisable ; videz-la et recommencez`,
  postgresInUse: 'un serveur utilise la base PostgreSQL : arrêtez-le d’abord',
  repairFirst: (folder) => `des parties de ${folder} sont abîmées : lancez d’abord « alea repair ${folder} »`,
  folderOnly: (command) =>
    `« alea ${command} » travaille sur un dossier de données ; ce que PostgreSQL enregistre se sauvegarde avec pg_dump et se restaure avec pg_restore (docs/operations.md)`,
  checkByMove: (command) =>
    `« alea ${command} » travaille sur un dossier de données : copiez-y la base avec « alea move », et regardez là`,
  notThere: (file) => `${file} n’existe pas`,
  isThere: (file) => `${file} existe déjà ; déplacez-le d’abord`,

  otherPage: 'cette page n’a pas le droit d’utiliser ce serveur',
  tooFast: 'trop de demandes ; ralentissez',
  guestFirst: 'appelez d’abord POST /api/guests',
  inPart: (part, fault) => `${PARTS[part]} : ${fault}`,
  badPath: 'l’adresse n’est pas valide',
  notJsonBody: 'le corps n’est pas du JSON valide',
  notJsonType: 'envoyez le corps en application/json',
  storageFailed: 'le stockage a échoué',
  damaged: (damage) =>
    `la partie enregistrée est abîmée (${damages[damage]}) : elle est gardée telle quelle et n’est pas montrée`,
  damages,
  noGame: (game) => `il n’y a pas de jeu ${game}`,
  noMatch: (match) => `il n’y a pas de partie ${match}`,
  noSeat: (seat) => `il n’y a pas de ${seat}`,
  noPlayer: 'ce joueur n’existe pas',
  notYourself: 'c’est vous',
  manyBlocked: (most) => `vous pouvez bloquer au plus ${count(most, 'personne')} ; débloquez-en une d’abord`,
  manyMuted: (most) =>
    `vous pouvez masquer les messages de ${count(most, 'personne')} au plus ; affichez d’abord de nouveau ceux de l’une d’elles`,
  manyReports: (most) => `vous pouvez faire au plus ${count(most, 'signalement')} par jour`,
  banned: (until, reason) =>
    `ce compte est banni ${until === null ? 'définitivement' : `jusqu’au ${dates.format(until)} UTC`}${reason && ` : ${reason}`}`,
  stillPlayed: 'la partie est encore en cours',
  neverBegan: 'la partie n’a jamais commencé',
  manyTries: 'trop de tentatives ; réessayez dans un instant',
  hasAccount: 'vous avez déjà un compte',
  wrongPassword: 'nom ou mot de passe incorrect',
  nameTaken: (name) => `le nom ${name} est celui d’un compte, ou lui ressemble trop`,
  unreadableName: (most) =>
    `un nom a au plus ${most} caractères, au moins une lettre ou un chiffre, et rien d’invisible`,
  reservedName: (name) => `le nom ${name} est réservé`,
  weakPassword:
    'ce mot de passe est l’un des premiers que l’on essaierait ; choisissez-en un plus long ou moins courant',
  noAccount: 'seul un compte a un mot de passe',
  confirmDeletion: 'confirmez que c’est voulu : envoyez {"confirm": true}',
  noSession: 'cette session n’existe pas',
  accountFirst: 'créez d’abord un compte : les invités ne sont prévenus que par leur navigateur',
  noMail: 'ce serveur n’envoie pas d’e-mails',
  mailFailed: 'l’e-mail n’a pas pu être envoyé ; réessayez plus tard',
  mailNeedsSite: 'avec mail, le réglage site doit dire à quelle adresse les gens trouvent ce serveur',
  privateAddress: 'seules les adresses https publiques sont acceptées',
  noTimeZone: (zone) => `il n’y a pas de fuseau horaire ${zone}`,
  oldLink: 'ce lien est trop ancien, ou vaut pour une autre adresse ; demandez-en un nouveau',
  otherHost: (host) => `ce serveur ne s’appelle pas ${host} ; son administrateur peut ajouter ce nom au réglage hosts`,
  textFrames: 'les trames doivent être du texte',
  frameNotJson: 'ce n’est pas du JSON',
  noAnalyses: 'ce serveur n’analyse pas les parties',
  manyAnalyses: 'trop de vos parties attendent leur analyse ; redemandez quand l’une d’elles sera finie',
  noExperiments: 'ce serveur ne joue pas d’expériences ; lancez-la sur votre appareil',
  experimentsNeedOneServer:
    'des serveurs qui se partagent leurs parties ne jouent pas d’expériences ; lancez-la sur votre appareil',
  noExperiment: 'cette expérience n’existe pas, ou son résultat a été retiré',
  othersExperiment: 'seuls ceux qui ont demandé cette expérience peuvent l’annuler',
  manyExperiments: (most: number) =>
    `trop d’expériences sont en cours : une personne peut en avoir ${most} ; attendez la fin de l’une d’elles, ou annulez-la`,
  noTimeForExperiments: (minutes: number) =>
    `vos expériences ont pris le temps que ce serveur vous donne par jour (${count(minutes, 'minute')}) ; continuez plus tard, ou lancez-la sur votre appareil`,
  answersFirst: 'attendez les réponses à vos demandes précédentes',
  newerPreview: 'remplacée par votre demande plus récente',
  manyMatches: 'vous suivez trop de parties',
  manyTables: (most) =>
    `vous pouvez avoir ouvert au plus ${count(most, 'table')} non terminée${most > 1 ? 's' : ''} ; terminez ou abandonnez d’abord l’une d’elles`,
  manyBots: (most) =>
    `vos robots peuvent occuper au plus ${count(most, 'place')} dans des parties non terminées ; terminez ou abandonnez d’abord l’une d’elles`,
  manyBotMatches: (most) =>
    most === 0
      ? 'ce serveur n’accepte pas de partie où ne jouent que des robots'
      : `vous pouvez avoir au plus ${count(most, 'partie')} où ne jouent que des robots ; abandonnez-en une d’abord`,
  stopping: 'le serveur s’arrête ; renvoyez votre demande dès qu’il sera de retour',
  noBusUrl: 'bus : ce n’est pas une adresse comme nats://bus.example:4222',
  busNeedsPostgres:
    'le réglage bus ne sert qu’à plusieurs nœuds sur une base PostgreSQL ; indiquez-la dans storage, ou videz bus',
  thinkNodeNeedsPostgres:
    'un nœud pour les robots réfléchit pour des serveurs qui partagent une base PostgreSQL : indiquez-la avec --storage postgres://…',
  busUnusable: (url: string, why: string) => `NATS est injoignable à ${url} : ${why}`,
  matchElsewhere: 'un autre nœud tient cette partie',
  noOwner: {
    unreachable: 'le nœud qui tient cette partie est injoignable ; réessayez dans un instant',
    unknown:
      'le nœud qui tenait cette partie a cessé de répondre, et on ne sait pas s’il a fait cela ; regardez avant de renvoyer votre demande',
  },
  watchAgain: 'reprenez le suivi de la partie',
}
