import { Counter, Place, Tooltip, Track } from '@alea/board'
import { GLORY_TOKEN } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import type { Inventory, Line } from './layout.ts'
import { RESOURCE_ICON } from './look.tsx'
import { NAMES } from './names.ts'
import './reserves.css'

interface Props {
  readonly inventory: Inventory
  readonly language: Language
  /** Four tracks instead of four numbers. */
  readonly tracks: boolean
}

export function Reserves({ inventory, language, tracks }: Props) {
  const words = WORDS[language].diceForge
  const { hundreds, printed } = inventory.hero
  return (
    <fieldset className="df-reserves" data-tracks={tracks} aria-label={words.tracks}>
      {inventory.lines.map((line) => (
        <Place
          key={line.resource}
          id={line.place}
          label={`${NAMES[language].resource(line.resource)}, ${line.value}`}
          className="df-line"
        >
          <span className="df-line-inside" data-resource={line.resource} data-tint="">
            {tracks ? <LineTrack line={line} language={language} /> : <LineCounter line={line} language={language} />}
            {line.resource === 'glory' && (hundreds > 0 || printed > 0) && (
              <span className="df-printed">
                {tracks && hundreds > 0 && <span>{words.hundreds(hundreds, GLORY_TOKEN)}</span>}
                {printed > 0 && (
                  <Tooltip tip={words.printed(printed)} names>
                    <span>+{printed}</span>
                  </Tooltip>
                )}
              </span>
            )}
          </span>
        </Place>
      ))}
    </fieldset>
  )
}

function LineTrack({ line: { resource, value, cap }, language }: { line: Line; language: Language }) {
  const Sign = RESOURCE_ICON[resource]
  return (
    <Track
      value={cap === undefined ? value % GLORY_TOKEN : value}
      max={cap ?? GLORY_TOKEN}
      segments={cap !== undefined}
      label={NAMES[language].resource(resource)}
      icon={<Sign />}
      className={cap === undefined ? 'df-lap' : ''}
    />
  )
}

function LineCounter({ line: { resource, value, cap }, language }: { line: Line; language: Language }) {
  const Sign = RESOURCE_ICON[resource]
  return (
    <Counter
      value={value}
      {...(cap !== undefined && { max: cap })}
      label={NAMES[language].resource(resource)}
      icon={<Sign />}
    />
  )
}
