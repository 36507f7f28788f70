import { useState } from 'react'
import {
  Button,
  Die,
  FACES,
  Menu,
  PIP_FACES,
  Place,
  type Reach,
  ReachProvider,
  TokenChip,
  Unfolded,
} from '../src/index.ts'
import { SHIELD } from './pictures.tsx'

const OPEN: Readonly<Record<string, readonly string[]>> = {
  'die:1': ['Keep'],
  'die:2': ['Keep', 'Turn over'],
  'cell:1': ['Build a market'],
  'cell:3': ['Build a market'],
  panel: ['Attack this player'],
  'face:3': ['Forge here'],
}
const CLOSED: Readonly<Record<string, string>> = { 'die:3': 'BD-4.2', 'cell:2': 'DC-3.1' }

/** Places that are open, open twice, closed, selected, inert; one inside another; all with the keyboard. */
export function Places() {
  const [pointed, setPointed] = useState<string>()
  const [said, setSaid] = useState('Nothing pressed yet.')
  const [kept, setKept] = useState(false)
  const [asked, setAsked] = useState<{ place: string; anchor: HTMLElement }>()
  const optionsAt = (place: string) => (OPEN[place] ?? []).map((label) => ({ key: label, label }))
  const closedAt = (place: string) => (CLOSED[place] ? [{ key: place, label: 'Not now', rule: CLOSED[place] }] : [])
  const reach: Reach = {
    optionsAt,
    closedAt,
    press: (place, anchor) => {
      const options = optionsAt(place)
      if (options.length > 1) setAsked({ place, anchor })
      else setSaid(options[0] ? `${place}: ${options[0].label}` : `${place}: no, rule ${CLOSED[place]}`)
      if (place === 'die:1') setKept(!kept)
    },
    point: (place) => setSaid(place ? `Looking at ${place}` : 'Looking at nothing.'),
    pointed,
  }
  return (
    <ReachProvider value={reach}>
      <div className="cluster">
        <Place id="die:1" label="Six" selected={kept}>
          <Die faces={PIP_FACES} shows={6} label="" />
        </Place>
        <Place id="die:2" label="Two">
          <Die faces={PIP_FACES} shows={2} label="" />
        </Place>
        <Place id="die:3" label="Three">
          <Die faces={PIP_FACES} shows={3} label="" />
        </Place>
        <Place id="die:4" label="Four">
          <Die faces={PIP_FACES} shows={4} label="four" />
        </Place>
        <Button onPointerEnter={() => setPointed('die:4')} onPointerLeave={() => setPointed(undefined)}>
          Points at the four
        </Button>
        <output data-said>{said}</output>
      </div>
      <div className="cluster">
        <Place id="panel" label="Rival's city" className="demo-city">
          {[1, 2, 3, 4, 5].map((cell) => (
            <Place key={cell} id={`cell:${cell}`} label={`Cell ${cell}`} className="demo-cell">
              {cell === 4 ? <TokenChip icon={SHIELD} label="Shield" tip="Blocks one attack." tone="good" /> : cell}
            </Place>
          ))}
        </Place>
        <Unfolded
          label="Sun die"
          faces={PIP_FACES}
          shows={1}
          tone="gold"
          cell={(face, drawn) => (
            <Place id={`face:${face}`} label={`Face ${FACES[face - 1]}`}>
              {drawn}
            </Place>
          )}
        />
      </div>
      <Menu
        anchor={asked?.anchor}
        label="Which?"
        items={[
          ...optionsAt(asked?.place ?? '').map((option) => ({ ...option, note: 'What it will do' })),
          { key: 'closed', label: 'Corrupt it', note: 'Only in the arena (BD-4.2)', closed: true },
        ]}
        onPick={(key) => {
          setSaid(`${asked?.place}: ${key}`)
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      />
    </ReachProvider>
  )
}
