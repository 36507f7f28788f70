import { useState } from 'react'
import { Button, Counter, Dial, Meter, Pips, Track } from '../src/index.ts'
import { COIN, HEART } from './pictures.tsx'

export function Numbers() {
  const [health, setHealth] = useState(38)
  return (
    <>
      <div className="cluster">
        <Dial value={health} max={50} label="Health" icon={HEART} />
        <Dial value={health % 16} max={15} label="Combat points" tone="points" icon={COIN} />
        <Dial value={9} max={50} label="Health of the other" size={120} icon={HEART} />
        <Dial value={4} max={6} label="Charges" tone="game" size={56} />
        <Counter value={health} label="Gold" icon={COIN} />
        <Pips count={2} max={3} label="2 rolls left of 3" />
        <Pips count={2} max={5} label="2 lives of 5" icon={HEART} />
        <Button onClick={() => setHealth(health - 7)}>−7</Button>
        <Button onClick={() => setHealth(health + 3)}>+3</Button>
      </div>
      <div className="demo-two">
        <Track value={health % 13} max={12} label="Gold" icon={COIN} segments marks={[6, 12]} />
        <Track value={health} max={200} label="Purse" icon={COIN} marks={[50, 100, 150]} />
        <Meter value={0.42} label="Large straight" named />
        <Meter value={0.0277} label="Five flames" named />
        <Meter value={1} label="Already there" named />
      </div>
    </>
  )
}
