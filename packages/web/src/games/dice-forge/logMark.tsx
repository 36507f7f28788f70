import { DieFace } from '@alea/board'
import { type ForgeEvent, RESOURCES } from '@alea/dice-forge'
import type { Event } from '@alea/engine'
import type { ReactNode } from 'react'
import Round from '~icons/game-icons/hourglass'
import End from '~icons/game-icons/laurel-crown'
import Portal from '~icons/game-icons/magic-portal'
import { Amount } from './Amount.tsx'
import { FacePicture } from './FacePicture.tsx'
import { cardIcon, type Drawing } from './look.tsx'
import './logMark.css'

/** The faces, cards and resources involved; the sentence beside them says the same in words. */
export function logMark(event: Event): ReactNode {
  const forgeEvent = event as ForgeEvent
  const Sign = iconOf(forgeEvent)
  const faces = facesOf(forgeEvent)
  const amounts = amountsOf(forgeEvent)
  if (!Sign && faces.length === 0 && amounts.length === 0) return undefined
  return (
    <span className="df-log" aria-hidden="true">
      {Sign && <Sign />}
      {faces.map(({ face, tone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same face
        <DieFace key={i} tone={tone} size={26}>
          <FacePicture face={face} />
        </DieFace>
      ))}
      {amounts}
    </span>
  )
}

function iconOf(event: ForgeEvent): Drawing | undefined {
  switch (event.type) {
    case 'round':
      return Round
    case 'moved':
    case 'ousted':
      return Portal
    case 'ended':
      return End
    case 'took':
    case 'reinforced':
      return cardIcon(event.card)
    case 'token':
      return cardIcon(event.token)
    case 'hammered':
    case 'hammer-pass':
      return cardIcon('hammer')
    case 'chest':
      return cardIcon('chest')
    case 'repeated':
      return cardIcon('cerberus')
    case 'cashed':
      return cardIcon('triton')
    default:
      return undefined
  }
}

const TONE = { light: 'ivory', dark: 'ink' } as const

function facesOf(event: ForgeEvent): readonly { face: string; tone: 'ivory' | 'ink' | 'silver' }[] {
  if (event.type === 'rolled') return event.dice.map(({ die, face }) => ({ face, tone: TONE[die] }))
  if (event.type === 'forged') return [{ face: event.face, tone: TONE[event.die] }]
  return 'face' in event ? [{ face: event.face, tone: 'silver' }] : []
}

const amountsOf = (event: ForgeEvent): ReactNode[] =>
  event.type === 'gained' || event.type === 'lost'
    ? RESOURCES.flatMap((resource) =>
        event[resource] > 0 ? [<Amount key={resource} amount={event[resource]} resource={resource} />] : [],
      )
    : []
