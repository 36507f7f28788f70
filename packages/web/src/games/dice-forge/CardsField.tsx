/** Which cards a match is played with: a set, or pile by pile wherever there are two. */
import { Select } from '@alea/board'
import { CARD_SETS, CARDS, type CardId, OPEN_SLOTS, SLOTS } from '@alea/dice-forge'
import { WORDS } from '../../language/languages.ts'
import type { OptionFieldProps } from '../boardModule.ts'
import { NAMES } from './names.ts'

const BY_PILE = 'by-pile'
const RANDOM = 'random'

export function CardsField({ label, value, language, text, change }: OptionFieldProps) {
  const words = WORDS[language].diceForge
  const wanted = String(value ?? CARD_SETS[0])
  const isSet = CARD_SETS.some((set) => set === wanted)
  const piles = pilesOf(wanted)
  const put = (pile: number, card: string) => change(optionFor(piles.with(pile, card)))
  return (
    <>
      <Select
        label={label}
        value={isSet ? wanted : BY_PILE}
        onChange={(picked) => change(picked === BY_PILE ? optionFor(piles) : picked)}
        options={[
          ...CARD_SETS.map((set) => ({ value: set, label: text(set) })),
          { value: BY_PILE, label: words.byPile },
        ]}
      />
      {!isSet && (
        <div className="new-seat">
          {OPEN_SLOTS.map((slot, pile) => (
            <Select
              key={slot}
              label={words.pileOf(SLOTS[slot]!.island)}
              value={piles[pile]!}
              onChange={(card) => put(pile, card)}
              options={[
                ...cardsOf(slot).map((id) => ({ value: id, label: NAMES[language].card(id) })),
                { value: RANDOM, label: words.drawnByLot },
              ]}
            />
          ))}
        </div>
      )}
    </>
  )
}

const cardsOf = (slot: number): CardId[] => SLOTS[slot]!.cards.map((card) => CARDS[card]!.id)

/** For every pile with two sets: the card wanted, or RANDOM. */
function pilesOf(wanted: string): string[] {
  const named = wanted.split(',')
  const others = named.find((word) => CARD_SETS.some((set) => set === word)) ?? CARD_SETS[0]
  return OPEN_SLOTS.map((slot) => {
    const cards = cardsOf(slot)
    return cards.find((id) => named.includes(id)) ?? { first: cards[0], alternative: cards[1] }[others] ?? RANDOM
  })
}

/** The wanted cards by name, and RANDOM for the other piles. */
function optionFor(piles: readonly string[]): string {
  const named = piles.filter((card) => card !== RANDOM)
  return [...named, ...(named.length < piles.length ? [RANDOM] : [])].join(',')
}
