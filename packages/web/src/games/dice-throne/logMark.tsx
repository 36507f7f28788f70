import { DieFace } from '@alea/board'
import type { DiceThroneEvent, View } from '@alea/dice-throne'
import type { Event } from '@alea/engine'
import type { ReactNode } from 'react'
import { facesOf } from './Face.tsx'
import { effectIcon, heroHue, heroIcon, type Icon, icons, tokenIcon } from './look.tsx'
import './logMark.css'

/** Faces and icons before a line of the log. */
export function logMark(event: Event, view: View): ReactNode {
  const happened = event as unknown as DiceThroneEvent
  switch (happened.type) {
    case 'rolled':
      return happened.purpose === 'targeting' ? undefined : (
        <span className="dt-log">
          {happened.dice.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <OneDie key={i} view={view} seat={happened.seat} value={value} />
          ))}
        </span>
      )
    case 'die':
      return (
        <span className="dt-log">
          <OneDie view={view} seat={happened.seat} value={happened.from} />→
          <OneDie view={view} seat={happened.seat} value={happened.to} />
        </span>
      )
    case 'token':
    case 'spent':
      return <Mark icon={tokenIcon(happened.token)} />
    case 'damaged':
      return <Mark icon={effectIcon('damage')} tone="bad" />
    case 'stole-health':
      return <Mark icon={effectIcon('heal')} tone="bad" />
    case 'healed':
      return <Mark icon={effectIcon('heal')} tone="good" />
    case 'cp':
      return <Mark icon={effectIcon('cp')} />
    case 'drew':
    case 'took':
    case 'fetched':
      return <Mark icon={effectIcon('draw')} />
    case 'discarded':
      return <Mark icon={effectIcon('discard')} />
    case 'sold':
      return <Mark icon={icons.sell} />
    case 'defended':
      return <Mark icon={effectIcon('prevent')} />
    case 'announced':
    case 'activated':
    case 'turn':
      return <Mark icon={heroIcon(view.fighters[happened.seat]?.hero ?? '')} />
    case 'banned':
    case 'picked':
      return <Mark icon={heroIcon(happened.hero)} />
    case 'proposed':
    case 'targeted':
      return <Mark icon={icons.target} />
    case 'cast':
      return <Mark icon={effectIcon('spell')} />
    case 'played':
      return <Mark icon={icons.deck} />
    case 'defeated':
      return <Mark icon={icons.fallen} tone="bad" />
    default:
      return undefined
  }
}

function OneDie({ view, seat, value }: { view: View; seat: number; value: number }) {
  const hero = view.fighters[seat]?.hero
  if (!hero) return undefined
  return (
    <DieFace size={22} tone={heroHue(hero)}>
      {facesOf(hero)[value - 1]}
    </DieFace>
  )
}

const Mark = ({ icon: Icon, tone }: { icon: Icon; tone?: 'good' | 'bad' }) => (
  <span className="dt-log" data-tone={tone} aria-hidden="true">
    <Icon />
  </span>
)
