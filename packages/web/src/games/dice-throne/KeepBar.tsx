import { Button, classes, DieFace } from '@alea/board'
import type { View } from '@alea/dice-throne'
import { useEffect } from 'react'
import type { ComposerProps } from '../boardModule.ts'
import { facesOf } from './Face.tsx'
import { draftFor, keyOf, pickedDice, toggled } from './keeping.ts'
import { heroHue } from './look.tsx'
import { speech } from './speech.ts'
import { advisedKeep, rollingOf } from './tierOdds.ts'
import './keepBar.css'

/** Both keyboards at once: a French hand finds A and Z where an English one has Q and W. */
const KEYS: readonly (readonly string[])[] = [['q', 'a'], ['w', 'z'], ['e'], ['r'], ['t']]

/** The dice again, small, and one button that says what happens to them. */
export function KeepBar(props: ComposerProps<View>) {
  const { view, offer, draft, setDraft, choose, language, coach } = props
  const { words, names } = speech(language)
  const picked = pickedDice(view, offer, draft)
  const key = picked && keyOf(offer, view, picked)
  useKeys(
    (die) => picked?.free.includes(die) && setDraft(toggled(draft, die)),
    () => key !== undefined && choose(key),
  )
  const roll = view.rolls.at(-1)
  if (!picked || !roll) return undefined
  const { hero: own, board } = view.fighters[roll.owner]!
  const heroAt = (i: number) => (roll.foreign?.at === i ? roll.foreign.hero : own)
  const rolling = rollingOf(view, offer.seat)
  const advised = coach && offer.name === 'attempt' && rolling ? advisedKeep(board, rolling) : undefined
  const rolled = picked.what === 'keep' ? picked.among.length - picked.dice.size : picked.dice.size
  return (
    <div className="dt-keep">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles is no fieldset */}
      <div className="dt-keep-dice" role="group" aria-label={picked.what === 'keep' ? words.keepHint : words.pickDice}>
        {picked.among.map((i) => (
          <button
            key={i}
            type="button"
            className={classes('dt-keep-die', picked.dice.has(i) && 'dt-kept')}
            aria-pressed={picked.dice.has(i)}
            disabled={!picked.free.includes(i)}
            aria-keyshortcuts={words.keys[i]}
            data-key={words.keys[i]}
            aria-label={words.die(i + 1, roll.dice[i]!, names.symbol(heroAt(i), roll.dice[i]!))}
            onClick={() => setDraft(toggled(draft, i))}
          >
            <DieFace size={30} tone={heroHue(heroAt(i))}>
              {facesOf(heroAt(i))[roll.dice[i]! - 1]}
            </DieFace>
          </button>
        ))}
      </div>
      <Button
        kind="primary"
        disabled={key === undefined}
        data-option={key}
        data-compose=""
        onClick={() => key !== undefined && choose(key)}
      >
        {picked.what === 'reroll'
          ? rolled === 0
            ? words.pickDice
            : words.rollThese(rolled)
          : key === undefined
            ? words.nothingToRoll
            : words.keepAndRoll(picked.dice.size, rolled)}
      </Button>
      {advised && (
        <Button kind="quiet" onClick={() => setDraft(draftFor(view, offer, advised))}>
          {words.advice}
        </Button>
      )}
    </div>
  )
}

function useKeys(toggle: (die: number) => void, send: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const target = event.target as HTMLElement
      if (target.matches('input, textarea, select')) return
      const die = KEYS.findIndex((letters) => letters.includes(event.key.toLowerCase()))
      if (die >= 0) toggle(die)
      // A focused button hears Enter itself.
      else if (event.key === 'Enter' && !target.closest('button, a, summary')) send()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
