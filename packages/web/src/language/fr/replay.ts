import type { replay as en } from '../en/replay.ts'
import { de, plural } from './grammar.ts'

const rolled = (rolls: number) => `${rolls} ${plural(rolls, 'lancer', 'lancers')}`
const shuffled = (shuffles: number) => `${shuffles} ${plural(shuffles, 'mélange', 'mélanges')}`

export const replay: typeof en = {
  replay: 'Revoir une partie',
  loading: 'Chargement de la partie…',
  notOver: 'Cette partie est encore en cours. Vous pourrez la revoir une fois terminée.',
  notFound: 'Cette partie n’existe ni ici ni sur le serveur.',
  unknownGame: (game) => `C’est une partie de ${game}, un jeu qui n’est pas disponible ici.`,
  watchLive: 'Aller à la table',
  home: 'Accueil',
  perspective: 'Vue par',
  spectator: 'Un spectateur',
  botPerspective: (name) => `${name} (robot)`,
  controls: 'Commandes de lecture',
  play: 'Lecture',
  pause: 'Pause',
  stepBack: 'Coup précédent',
  stepOn: 'Coup suivant',
  turnBack: 'Tour précédent',
  turnOn: 'Tour suivant',
  scrubber: 'Position dans la partie',
  position: (position, length, turn) => `Coup ${position} sur ${length}, ${turn}`,
  positionShort: (position, length) => `${position} / ${length}`,
  turn: (turn) => (turn === 0 ? 'Mise en place' : `Tour ${turn}`),
  speed: 'Vitesse',
  speedTimes: (speed) => `× ${speed === 0.5 ? '½' : speed}`,
  asked: (name, question) => `${name} : ${question}`,
  chose: (option) => `Choix : ${option}`,
  beginning: 'La partie commence.',
  log: 'Journal',
  rules: 'Règles',
  close: 'Fermer',
  panels: 'À propos de cette partie',
  keys: 'Les flèches vont d’un coup à l’autre, Page précédente et Page suivante d’un tour à l’autre ; la barre d’espace lance la lecture ou la met en pause.',
  keep: 'Partager',
  link: 'Lien vers cette position',
  linkLocal:
    'Cette partie n’est enregistrée que sur cet appareil : le lien ne marche qu’ici. Pour la montrer à quelqu’un, envoyez-lui le journal : « Ouvrir un journal » lui permettra de la revoir.',
  linkFile: 'Un journal ouvert depuis un fichier n’a pas de lien. Envoyez le fichier lui-même.',
  copy: 'Copier',
  copied: 'Copié',
  download: 'Télécharger le journal',
  downloadProof: 'Télécharger le journal et la preuve',
  openAnother: 'Ouvrir un journal',
  fileTitle: 'Ouvrir un journal',
  fileHelp:
    'Choisissez le journal d’une partie (ou un journal avec sa preuve), ou déposez-le ici. Il est lu sur cet appareil et n’est envoyé nulle part.',
  chooseFile: 'Choisir un fichier',
  answersOnly:
    'Elle ne peut plus être montrée sur le plateau ; voici les réponses et les lancers tels qu’ils ont été notés.',
  badLog: 'Impossible de lire ce journal.',
  badLine: (line) => `Impossible de lire ce journal : il y a un problème à la ligne ${line}.`,
  otherRules: (was, now) =>
    `Cette partie a été jouée avec la version ${was} des règles. Nous en sommes à la version ${now} : elle pourrait se dérouler autrement.`,
  dice: 'Dés',
  verify: 'Vérifier les dés',
  verifying: 'On relance tous les dés…',
  verifyHelp:
    'Avant la partie, le serveur a scellé ses dés et vous a montré le sceau ; les joueurs ont pu ajouter leurs propres octets. Le secret est maintenant connu : votre navigateur peut relancer chaque dé et comparer.',
  fits: (rolls, shuffles) =>
    `Tout concorde : ${shuffles > 0 ? `${rolled(rolls)} et ${shuffled(shuffles)}` : rolled(rolls)}, exactement ce que produisent les graines scellées.`,
  doesNotFit: 'Les dés ne concordent pas.',
  proves: 'Ce que cela prouve',
  provesAll: [
    'Aucun dé ni aucune pioche n’a été modifié après la création de la table.',
    'Le serveur n’a pas choisi son secret pour cette partie, à condition que les octets d’au moins un joueur aient vraiment été tirés au hasard.',
  ],
  provesSeal:
    'À vous de vérifier que le sceau ci-dessous est bien celui qu’on vous a montré avant la partie : sinon, rien de tout cela n’est prouvé.',
  provesNot: 'Ce que cela ne prouve pas',
  provesNotAll: [
    'Que personne n’a regardé : le serveur connaissait les dés à l’avance.',
    'Qu’aucun joueur n’était de mèche avec le serveur : un joueur qui garde ses octets pour lui choisit entre deux graines.',
  ],
  nobodyAdded: 'Personne n’a ajouté d’octets à cette partie : le serveur a pu choisir le secret qui lui plaisait.',
  salted: (salts) =>
    `Que le serveur n’a pas choisi ${plural(salts, 'son sel', `ses ${salts} sels`)} : chaque fois qu’il redémarre pendant une partie, il en ajoute un nouveau pour qu’aucun dé ne revienne. Chacun a été montré à la table dès son premier usage.`,
  saltFrom: (position) => `Sel à partir du coup ${position}`,
  seal: 'Sceau du serveur',
  secret: 'Son secret',
  bytesOf: (name) => `Octets ${de(name)}`,
  bytesNone: 'aucun',
  bytesMine: 'Ce sont bien les octets que ce navigateur a tirés.',
  bytesNotMine: 'Ce ne sont pas les octets que ce navigateur a tirés pour cette partie !',
  localDice:
    'Ces dés viennent du générateur aléatoire de cet appareil. Personne ne s’était engagé à l’avance : il n’y a donc rien à vérifier. En revanche, le journal respecte les règles ligne par ligne, sinon on ne pourrait pas revoir la partie.',
  fileDice:
    'Un journal seul montre ce qui est sorti, pas pourquoi. Pour vérifier les dés d’une partie jouée sur un serveur, ouvrez son fichier « journal et preuve ».',
}
