import { useState } from 'react'
import { Button, Counter, Dial, Ladder, PlayerPanel, SeatMark, Steps, Swipe, TokenChip, Zone } from '../src/index.ts'
import { COIN, FLAME, HEART } from './pictures.tsx'

const PHASES = ['Upkeep', 'Income', 'Main', 'Offence', 'Targeting', 'Defence', 'Main 2', 'Discard'].map((label) => ({
  id: label,
  label,
}))
const POWERS = ['Multiplier', 'Keep', 'Corruption', 'Death', 'KO'].map((label, at) => ({
  id: label,
  label,
  note: `${at} left`,
  skipped: at === 1,
}))

export function Areas() {
  const [phase, setPhase] = useState(3)
  return (
    <>
      <Steps label="Phases" steps={PHASES} current={PHASES[phase]!.id} />
      <div className="cluster">
        <Button onClick={() => setPhase((phase + 1) % PHASES.length)}>Next phase</Button>
        {Array.from({ length: 10 }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatMark key={seat} seat={seat} label={`Seat ${seat}`} />
        ))}
      </div>
      <Swipe
        label="Players"
        items={['Ada', 'Blaise', 'Christiaan'].map((name, seat) => ({
          id: name,
          label: name,
          mark: <SeatMark seat={seat} />,
          content: (
            <PlayerPanel
              name={name}
              seat={seat}
              active={seat === 0}
              turnLabel="Your turn"
              note={seat === 2 ? 'Left the table' : 'Barbarian'}
              away={seat === 2}
              clock="4:32"
              stats={
                <>
                  <Dial value={42 - seat * 12} max={50} label="Health" icon={HEART} />
                  <Dial value={5} max={15} label="Points" tone="points" icon={COIN} size={64} />
                  <TokenChip icon={FLAME} label="Burn, 2" count={2} tone="bad" tip="2 damage." />
                </>
              }
            >
              <Zone label="Locker room" count={<Counter value={3} />} empty="Nobody here." />
            </PlayerPanel>
          ),
        }))}
      />
      <div className="demo-two">
        <Ladder label="Powers" steps={POWERS} current="Corruption" />
        <div className="stack">
          <Zone label="Raised" look="raised">
            Something
          </Zone>
          <Zone label="Plain" look="plain" empty="Nothing here." />
        </div>
      </div>
    </>
  )
}
