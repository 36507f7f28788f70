/** What the dice of a hero can become: the exact chance of every ability, and what each choice of dice is worth. */
import { Select } from '@alea/board'
import { ATTEMPTS, DICE, fiveDice, heroIds, heroOdds, loadHeroes } from '@alea/dice-throne'
import { useEffect, useMemo, useState } from 'react'
import { NAMES } from '../games/dice-throne/names.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { TableHead } from './TableHead.tsx'

const FACES = [1, 2, 3, 4, 5, 6]
/** A first throw that leaves something to think about. */
const FIRST_DICE: readonly number[] = [1, 1, 4, 4, 6]

export function HeroOdds() {
  const { odds: words } = useWords().lab
  const { language } = useSettings()
  const names = NAMES[language]
  const [hero, setHero] = useState('barbarian')
  const [ready, setReady] = useState<string>()
  const [dice, setDice] = useState<readonly number[] | undefined>(FIRST_DICE)
  const [left, setLeft] = useState(ATTEMPTS - 1)
  useEffect(() => {
    let wanted = true
    void loadHeroes([hero]).then(() => wanted && setReady(hero))
    return () => {
      wanted = false
    }
  }, [hero])

  return (
    <>
      <p>{words.lead}</p>
      <div className="odds-choice">
        <Select
          label={words.hero}
          value={hero}
          onChange={setHero}
          options={heroIds().map((id) => ({ value: id, label: names.hero(id) }))}
        />
        <Select
          label={words.rollsLeft}
          value={String(left)}
          onChange={(rolls) => setLeft(Number(rolls))}
          options={Array.from({ length: ATTEMPTS }, (_, i) => ({ value: String(i + 1), label: words.rolls(i + 1) }))}
        />
        <Select
          label={words.dice}
          value={dice ? 'rolled' : 'unrolled'}
          onChange={(now) => setDice(now === 'rolled' ? FIRST_DICE : undefined)}
          options={[
            { value: 'rolled', label: words.rolled },
            { value: 'unrolled', label: words.unrolled },
          ]}
        />
        {ready === hero &&
          dice?.map((face, i) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              key={i}
              label={words.die(i + 1)}
              value={String(face)}
              onChange={(now) => setDice(dice.map((one, k) => (k === i ? Number(now) : one)))}
              options={FACES.map((each) => ({ value: String(each), label: `${each} · ${names.symbol(hero, each)}` }))}
            />
          ))}
      </div>
      {ready === hero && <OddsTables key={hero} hero={hero} dice={dice} left={left} />}
    </>
  )
}

/** Of the choices of dice; the others are far worse. */
const SHOWN_KEEPS = 8

function OddsTables({ hero, dice, left }: { hero: string; dice: readonly number[] | undefined; left: number }) {
  const { lab, grammar } = useWords()
  const words = lab.odds
  const { language } = useSettings()
  const names = NAMES[language]
  const { board, keeps, abilities } = useMemo(() => {
    const sorted = dice && [...dice].sort((one, other) => one - other)
    return heroOdds({ hands: fiveDice, dice: sorted, left }, hero)
  }, [hero, dice, left])
  const facesText = (faces: readonly number[]) =>
    faces.length === 0 ? words.nothing : faces.map((face) => `${face} ${names.symbol(hero, face)}`).join(', ')
  const number = (value: number) => grammar.number(Math.round(value * 10) / 10)
  return (
    <>
      {keeps.length > 0 && (
        <section aria-labelledby="odds-keeps">
          <h2 id="odds-keeps">{words.keeps}</h2>
          <table>
            <TableHead columns={[words.keep, words.reroll, words.keepValue]} />
            <tbody>
              {keeps.slice(0, SHOWN_KEEPS).map(({ dice: kept, rolled, worth }) => (
                <tr key={kept.join()}>
                  <th scope="row">{kept.length === DICE ? words.everything : facesText(kept)}</th>
                  <td>{rolled}</td>
                  <td>{number(worth)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section aria-labelledby="odds-abilities">
        <h2 id="odds-abilities">{words.abilities}</h2>
        <div className="odds-rows">
          <table>
            <thead>
              <tr>
                {[
                  words.ability,
                  words.needs,
                  words.worth,
                  words.alone,
                  ...(keeps.length > 0 ? [words.bestKeep] : []),
                  words.whole,
                ].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {abilities.map(({ id, worth, chance, keep, chanceForBoard }) => (
                <tr key={id}>
                  <th scope="row">{names.ability(id)}</th>
                  <td data-label={words.needs}>{names.need(board, id)}</td>
                  <td data-label={words.worth}>{number(worth)}</td>
                  <td data-label={words.alone}>
                    <meter value={chance} aria-hidden="true" /> {grammar.percent(chance, 1)}
                  </td>
                  {keep && <td data-label={words.bestKeep}>{facesText(keep)}</td>}
                  <td data-label={words.whole}>{grammar.percent(chanceForBoard, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="quiet">{words.worthNote}</p>
      </section>
    </>
  )
}
