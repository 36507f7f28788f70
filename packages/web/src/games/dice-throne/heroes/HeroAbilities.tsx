import { boardKey, sheetOf } from '@alea/dice-throne'
import { WORDS } from '../../../language/languages.ts'
import type { Speech } from '../speech.ts'

interface Props {
  readonly hero: string
  /** Of a board that can be turned over. */
  readonly face: number
  readonly speech: Speech
}

/** The abilities of a board at level I, each with the upgrades that improve it. */
export function HeroAbilities({ hero, face, speech: { names, words, language } }: Props) {
  const { hero: data, slots } = sheetOf(hero)
  const upgrades = (ability: string) =>
    data.cards
      .filter((card) => card.upgrades?.ability.id === ability)
      .sort((a, b) => a.upgrades!.level - b.upgrades!.level)
  return (
    <ul className="dt-hero-abilities">
      {names.board(boardKey(hero, face)).map(({ id, name, sentences }) => (
        <li key={id}>
          <p className="dt-hero-ability-name">
            <b>{name}</b>{' '}
            <span className="quiet">
              {words.abilityKinds[slots[face]!.find((slot) => slot.id === id)!.byLevel[1]![0]!.kind]}
            </span>
          </p>
          <p>{sentences}</p>
          {upgrades(id).map((card) => (
            <p key={card.id} className="dt-hero-upgrade">
              <b>
                {WORDS[language].heroes.upgradeLevel('I'.repeat(card.upgrades!.level))} ({card.cost} {words.cpShort})
              </b>{' '}
              {names.cardLine(hero, card.id).text}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
