import type { LogLines } from '../en/logLines.ts'

export const logLines: LogLines = {
  listening: (url, due) => `à l’écoute sur ${url}, ${due} parties avec une échéance`,
  closed: 'fermé',
  diskRefuses: (why) => `le disque refuse les écritures (${why}) : aucune commande n’est acceptée tant que cela dure`,
  diskAccepts: 'le disque accepte de nouveau les écritures',
  backupFailed: (why) => `échec de la sauvegarde : ${why}`,
  failed: (what, why) => `${what} : ${why}`,
}
