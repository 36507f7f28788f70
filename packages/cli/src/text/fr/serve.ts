import type { serve as source } from '../en/serve.ts'

export const serve: typeof source = {
  running: (url, data) => `Aléa tourne sur ${url} ; les parties sont enregistrées dans ${data}. Ctrl-C pour l’arrêter.`,
}
