/** Any game, playable from its view and its options alone: what is in the view is laid out as it is written there. */
import { Place, Zone } from '@alea/board'
import type { BoardProps } from '../boardModule.ts'

export function GenericBoard({ view, offer }: BoardProps) {
  return (
    <div className="generic">
      <Thing name="" value={view} />
      <div className="generic-options">
        {offer?.options.map(({ key }) => (
          <Place key={key} id={key} label={key} className="generic-option">
            {key}
          </Place>
        ))}
      </div>
    </div>
  )
}

/** Options lie where their keys say. */
export const genericPlaces = (key: string): readonly string[] => [key]

function Thing({ name, value }: { name: string; value: unknown }) {
  if (Array.isArray(value) && value.every(isPlain))
    return <Line name={name} text={value.length > 0 ? value.map(String).join(' · ') : '—'} />
  if (value !== null && typeof value === 'object')
    return (
      <Zone label={spoken(name)} look="plain" className="generic-zone">
        {Object.entries(value).map(([key, inner]) => (
          <Thing key={key} name={key} value={inner} />
        ))}
      </Zone>
    )
  return <Line name={name} text={value === null || value === undefined ? '—' : String(value)} />
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <p className="generic-line">
      <span>{spoken(name)}</span> <b>{text}</b>
    </p>
  )
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

const spoken = (name: string): string => (/^\d+$/.test(name) ? String(Number(name) + 1) : name.replaceAll('-', ' '))
