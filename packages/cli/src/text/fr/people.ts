import type { people as source } from '../en/people.ts'

export const people: typeof source = {
  banned: (name, id, until) =>
    `Bannissement ${until === undefined ? 'définitif' : `jusqu’au ${until}`} : ${name} (${id}).`,
  ban: (name, id, until, reason) =>
    `${name} (${id})  ${until === undefined ? 'définitivement' : `jusqu’au ${until}`}${reason && `  ${reason}`}`,
  nobody: 'Personne n’est banni.',
  unbanned: (name, id) => `Bannissement levé : ${name} (${id}).`,
  renamed: (name, id) => `${id} s’appelle désormais ${name}.`,
}
