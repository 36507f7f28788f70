/** Names that would make people believe that the server speaks, or that a person is a bot or the other way round. */
import { shapesOf } from './lookAlikes.ts'

const RESERVED = [
  ...['alea', 'aléa', 'server', 'serveur', 'system', 'système', 'systeme', 'root', 'sysop', 'webmaster'],
  ...['admin', 'administrator', 'administrateur', 'administratrice', 'operator', 'opérateur', 'operateur'],
  ...['mod', 'moderator', 'moderation', 'modo', 'modérateur', 'moderateur', 'modératrice', 'modération'],
  ...['support', 'staff', 'team', 'équipe', 'equipe', 'official', 'officiel', 'security', 'sécurité', 'help', 'aide'],
  ...['bot', 'robot', 'computer', 'ordinateur', 'random', 'greedy', 'search'],
  ...['guest', 'invité', 'invite', 'anonymous', 'anonyme', 'nobody', 'personne', 'everybody', 'everyone', 'tous'],
  ...['null', 'undefined', 'me', 'moi', 'you', 'vous'],
]

/** In capitals too, where an `l` passes for an `I`. */
const SHAPES: ReadonlySet<string> = new Set(RESERVED.flatMap((name) => [name, name.toUpperCase()].flatMap(shapesOf)))

/** What guests without a name are called. */
const GUEST = /^(?:guest|invit[eé])[\s_-]/iu

/** `Admin`, `ADMlN`, `admin 2`. The given names of bots are not reserved: they are names of people too, and a bot's seat says that it is one. */
export function isReservedName(name: string): boolean {
  return (
    GUEST.test(name) ||
    [name, name.replace(/[\d\p{P}\p{S}\s]+$/u, '')].flatMap(shapesOf).some((shape) => SHAPES.has(shape))
  )
}
