/** What an option is certain to do, in words: the difference between two views. */
import { HOME, RESOURCES, type View } from '@alea/dice-forge'
import type { Language, Seat } from '@alea/engine'
import { WORDS, type Words } from '../../language/languages.ts'
import { NAMES } from './names.ts'

type Hero = View['heroes'][number]

export function previewText(
  before: View,
  after: View,
  seat: Seat,
  language: Language,
  names: readonly string[],
): string | undefined {
  const words = WORDS[language].diceForge
  if (after.active !== before.active || after.round !== before.round || after.ended !== before.ended)
    return words.preview.ends
  const said = after.heroes.flatMap((now) => {
    const changes = changesOf(before.heroes[now.seat]!, now, language, words)
    if (changes.length === 0) return []
    const text = changes.join(', ')
    return [now.seat === seat ? text : words.preview.is(names[now.seat] ?? '', text)]
  })
  const home = after.heroes.filter(({ seat: who, island }) => island === HOME && before.heroes[who]!.island !== HOME)
  said.push(...home.map(({ seat: who }) => words.preview.ousted(names[who] ?? '')))
  return said.length === 0 ? undefined : WORDS[language].grammar.clauses(said)
}

function changesOf(was: Hero, now: Hero, language: Language, { preview }: Words['diceForge']): string[] {
  const { amount, face, card } = NAMES[language]
  const said: string[] = []
  if (now.forging && now.forging.piece !== was.forging?.piece) said.push(preview.inHand(face(now.forging.face)))
  for (const [at, { faces }] of now.dice.entries())
    for (const [i, one] of faces.entries()) {
      const over = was.dice[at]!.faces[i]!
      if (over.piece !== one.piece) said.push(preview.forges(face(one.face), face(over.face)))
    }
  for (const one of now.cards)
    if (!was.cards.some(({ piece }) => piece === one.piece)) said.push(preview.takes(card(one.card), one.glory))
  for (const resource of RESOURCES)
    if (now[resource] !== was[resource])
      said.push(`${amount(now[resource], resource)} (${signed(now[resource] - was[resource])})`)
  return said
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)
