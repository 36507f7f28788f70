/** The replaceable numbers of a hero, beside the ability or the card they stand on. What is typed is checked by the rules at once. */
import { TextField } from '@alea/board'
import {
  boardKey,
  checkNumbers,
  type HouseNumbers,
  limitsOf,
  listedHero,
  loadHeroes,
  type NumberPlace,
  placesOfNumbers,
  sheetOf,
} from '@alea/dice-throne'
import { InputError, type Json, type Language } from '@alea/engine'
import { useEffect, useMemo, useState } from 'react'
import { WORDS } from '../../language/languages.ts'
import { NAMES } from './names.ts'

interface Props {
  readonly hero: string
  /** What is changed so far, of every hero. */
  readonly value: HouseNumbers
  readonly language: Language
  change(numbers: Json): void
}

export function NumbersEditor(props: Props) {
  const { hero, language } = props
  const words = WORDS[language].houseNumbers
  const [isOpen, setOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let wanted = isOpen
    if (isOpen) void loadHeroes([hero]).then(() => wanted && setReady(true))
    return () => {
      wanted = false
    }
  }, [hero, isOpen])
  return (
    <details className="dt-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.edit(NAMES[language].hero(hero))}</summary>
      {isReady && <Fields {...props} />}
    </details>
  )
}

function Fields({ hero, value, language, change }: Props) {
  const words = WORDS[language].houseNumbers
  const names = NAMES[language]
  const ours = listedHero(hero)!.numbers!
  const groups = useMemo(() => groupsOf(hero), [hero])
  /** As typed, where the rules refuse it. */
  const [refused, setRefused] = useState<Readonly<Record<string, { typed: string; fault: string }>>>({})

  const set = (name: string, typed: string) => {
    const { [name]: _, ...others } = refused
    try {
      const number = typed.trim() === '' ? ours[name] : Number(typed)
      change(checkNumbers({ ...value, [hero]: { ...value[hero], [name]: number } }) as Json)
      setRefused(others)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setRefused({ ...others, [name]: { typed, fault: error.in(language) } })
    }
  }

  return (
    <div className="dt-numbers-groups">
      {groups.map(({ place, numbers }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would be a frame inside a frame
        <div key={place.id} role="group" aria-label={titleOf(place)} className="dt-numbers-group">
          <p>
            <b>{titleOf(place)}</b>
          </p>
          <p className="quiet">{textOf(place)}</p>
          <div className="dt-numbers-fields">
            {numbers.map((name) => {
              const [min, max] = limitsOf(name)
              const now = value[hero]?.[name] ?? ours[name]!
              return (
                <TextField
                  key={name}
                  label={name}
                  hint={words.ours(ours[name]!)}
                  error={refused[name]?.fault}
                  type="number"
                  min={min}
                  max={max}
                  value={refused[name]?.typed ?? String(now)}
                  onChange={(typed) => set(name, typed)}
                />
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )

  function titleOf({ on, id }: NumberPlace): string {
    return on === 'ability' ? names.ability(id) : names.card(id)
  }
  function textOf({ on, id }: NumberPlace): string {
    if (on === 'card') return names.cardLine(hero, id).text
    const faces = sheetOf(hero).hero.otherFace ? [0, 1] : [0]
    return faces.flatMap((face) => names.board(boardKey(hero, face))).find((ability) => ability.id === id)!.sentences
  }
}

interface Group {
  readonly place: NumberPlace
  readonly numbers: readonly string[]
}

/** In the order of the board and the deck, each number at the first place it stands on. */
function groupsOf(hero: string): readonly Group[] {
  const groups = new Map<string, { place: NumberPlace; numbers: string[] }>()
  for (const [name, [place]] of placesOfNumbers(hero)) {
    if (!place) continue
    const group = groups.get(place.id)
    if (group) group.numbers.push(name)
    else groups.set(place.id, { place, numbers: [name] })
  }
  return [...groups.values()].sort((one, other) => rank(one) - rank(other))
}

const rank = ({ place }: Group): number => (place.on === 'ability' ? 0 : 1)
