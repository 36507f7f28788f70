/** Comment le français joint les mots en phrases. */
import type { grammar as english } from '../en/grammar.ts'

type Items = readonly (string | number)[]

const enumerate = (items: Items, last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`

/** « a, b et c » */
export const and = (items: Items): string => enumerate(items, ' et ')
/** « a, b ou c » */
export const or = (items: Items): string => enumerate(items, ' ou ')

export const grammar: typeof english = {
  and,
  or,
  orElse: '; ou ',
  isPlain: (text) => !/^(tous les adversaires|vous pouvez) |[,;]|: | (et|ou) /.test(text.replace(/\([^)]*\)/g, '')),
  isOptional: (text) => text.startsWith('vous pouvez '),
  anyway: (text) => `dans tous les cas, ${text}`,
  broken: (before, after) => `${before}${/;|: /.test(before) ? ';' : ','} PUIS ${after}`,
  labelled: (label, text) => `${label}${/^[^;.]*: /.test(text.replace(/\([^)]*\)/g, '')) ? ' –' : ' :'} ${text}`,
  // Une espace insécable devant la ponctuation double.
  spaced: (text) =>
    text
      .replace(/[ \u00a0]?;/g, '\u00a0;')
      .replace(/ ([:!?»])/g, '\u00a0$1')
      .replace(/« /g, '«\u00a0'),
  closed: (sentence) => sentence.replace(/([!?])\.$/, '$1'),
}

/** « de » devant un mot : « d’un adversaire », « du joueur actif ». */
export const de = (words: string): string =>
  /^le /.test(words) ? `du ${words.slice(3)}` : /^[aeiouéèêh]/i.test(words) ? `d’${words}` : `de ${words}`

/** « à » devant un mot : « au joueur actif ». */
export const au = (words: string): string =>
  /^le /.test(words) ? `au ${words.slice(3)}` : `à ${words.replace(' ou un ', ' ou à un ')}`

/** « de » devant un nom de joueur, élidé au besoin. */
export const ofPlayer = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)

/** « 1 dé », « 2 dés ». */
export const dice = (count: number): string => `${count} dé${count > 1 ? 's' : ''}`
