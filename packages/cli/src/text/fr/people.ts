import type { people as source } from '../en/people.ts'

export const people: typeof source = {
  banned: (name, id, until) =>
    until === undefined ? `${name} (${id}) est banni définitivement.` : `${name} (${id}) est banni jusqu’au ${until}.`,
  ban: (name, id, until, reason) =>
    `${name} (${id})  ${until === undefined ? 'définitivement' : `jusqu’au ${until}`}${reason && `  ${reason}`}`,
  nobody: 'Personne n’est banni.',
  unbanned: (name, id) => `${name} (${id}) n’est plus banni.`,
  renamed: (name, id) => `${id} s’appelle désormais ${name}.`,
}
