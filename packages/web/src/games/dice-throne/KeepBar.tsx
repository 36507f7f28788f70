import { Button } from '@alea/board'
import type { View } from '@alea/dice-throne'
import { useEffect } from 'react'
import type { ComposerProps } from '../boardModule.ts'
import { draftFor, keyOf, pickedDice, toggled } from './keeping.ts'
import { speech } from './speech.ts'
import { advisedKeep, rollingOf } from './tierOdds.ts'
import './keepBar.css'

/** Both keyboards at once: a French hand finds A and Z where an English one has Q and W. */
const KEYS: readonly (readonly string[])[] = [['q', 'a'], ['w', 'z'], ['e'], ['r'], ['t']]

/** One button that says what happens to the dice picked in the tray. */
export function KeepBar(props: ComposerProps<View>) {
  const { view, offer, draft, setDraft, choose, language, coach } = props
  const { words } = speech(language)
  const picked = pickedDice(view, offer, draft)
  const key = picked && keyOf(offer, view, picked)
  useKeys(
    (die) => picked?.free.includes(die) && setDraft(toggled(draft, die)),
    () => key !== undefined && choose(key),
  )
  const roll = view.rolls.at(-1)
  if (!picked || !roll) return undefined
  const { board } = view.fighters[roll.owner]!
  const rolling = rollingOf(view, offer.seat)
  const advised = coach && offer.name === 'attempt' && rolling ? advisedKeep(board, rolling) : undefined
  const rolled = picked.what === 'keep' ? picked.among.length - picked.dice.size : picked.dice.size
  return (
    <div className="dt-keep">
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
          : key !== undefined
            ? words.keepAndRoll(picked.dice.size, rolled)
            : rolled === 0
              ? words.nothingToRoll
              : words.keepLit}
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
