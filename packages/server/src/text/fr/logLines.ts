import type { LogLines } from '../en/logLines.ts'

export const logLines: LogLines = {
  listening: (url, due) => `à l’écoute sur ${url}, ${due} ${due > 1 ? 'parties' : 'partie'} avec une échéance`,
  closedUnplayable: (matches) =>
    `${matches} ${matches > 1 ? 'parties inachevées fermées' : 'partie inachevée fermée'} : les règles d’alors ne sont plus installées ; « alea migrate --dry-run » les annonce avant une mise à jour`,
  closedEarly: 'arrêté avant que le disque ait tout écrit ; rien de ce qui a été confirmé n’est perdu',
  closed: 'fermé',
  diskRefuses: (why) => `le disque refuse les écritures (${why}) : aucune commande n’est acceptée tant que cela dure`,
  callFailed: (method, why) =>
    `l’appel de stockage ${method} a échoué (${why}) : cette demande est refusée, toutes les autres sont enregistrées`,
  damaged: (match, why) =>
    `la partie ${match} est abîmée et refusée (${why}) ; toutes les autres continuent. Arrêtez le serveur et lancez : alea check <dossier>`,
  databaseRefuses: (why) => `PostgreSQL n’accepte rien (${why}) : aucune commande n’est acceptée tant que cela dure`,
  databaseAccepts: 'PostgreSQL accepte de nouveau les écritures',
  diskAccepts: 'le disque accepte de nouveau les écritures',
  backupMade: (file, bytes) => `sauvegarde écrite dans ${file} (${bytes} octets)`,
  backupFailed: (why) => `échec de la sauvegarde : ${why}`,
  noOperatorSocket: (path, why) =>
    `impossible d’ouvrir ${path} (${why}) : « alea backup » et « alea inspect » ne pourront pas joindre ce serveur`,
  failed: (what, why) => `${what} : ${why}`,
}
