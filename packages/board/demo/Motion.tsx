import { useState } from 'react'
import { Button, Card, Die, type FaceNumber, Hand, movedTo, PIP_FACES, Piece, Row, Stage, Zone } from '../src/index.ts'

const START = { left: ['amber', 'birch', 'coral'], right: ['dune'], hand: ['ember', 'frost'] }
const HUES: Readonly<Record<string, number>> = {
  amber: 75,
  birch: 120,
  coral: 20,
  dune: 60,
  ember: 35,
  frost: 230,
  gale: 190,
}

/** Pieces that move, come, go; a die that is moved and rolled at once. */
export function Motion() {
  const [at, setAt] = useState({ version: 0, ...START, die: { side: 'left', shows: 2 as FaceNumber } })
  const next = (change: Partial<typeof at>) => setAt({ ...at, ...change, version: at.version + 1 })
  const swap = () =>
    next({
      left: at.right,
      right: at.left,
      die: { side: at.die.side === 'left' ? 'right' : 'left', shows: at.die.shows === 2 ? 5 : 2 },
    })
  const draw = () => next({ hand: at.left, left: at.hand })
  const renew = () => next({ hand: at.hand.includes('gale') ? ['ember', 'frost'] : ['gale'] })
  const zone = (side: 'left' | 'right') => (
    <Zone label={side} empty="nothing">
      {at[side].map((id) => (
        <Piece key={id} id={id}>
          <Card title={id} size="small" hue={HUES[id]!} cost={2} />
        </Piece>
      ))}
      {at.die.side === side && (
        <Piece id="die">
          <Die
            faces={PIP_FACES}
            shows={at.die.shows}
            rolled={at.version}
            thrown={at.version > 0}
            label={`${at.die.shows}`}
          />
        </Piece>
      )}
    </Zone>
  )
  return (
    <Stage version={at.version} className="stack">
      <div className="cluster">
        <Button onClick={swap}>Swap</Button>
        <Button onClick={draw}>Hand and table</Button>
        <Button onClick={renew}>Come and go</Button>
      </div>
      <div className="demo-two">
        {zone('left')}
        {zone('right')}
      </div>
      <Hand label="Hand" empty="No card.">
        {at.hand.map((id) => (
          <Piece key={id} id={id}>
            <Card title={id} hue={HUES[id]!} cost={2}>
              A card that flies.
            </Card>
          </Piece>
        ))}
      </Hand>
      <Order version={at.version} />
    </Stage>
  )
}

function Order({ version }: { readonly version: number }) {
  const [ids, setIds] = useState(['goblin', 'orc', 'dwarf', 'elf', 'troll'])
  return (
    <Stage version={ids.join() + version}>
      <Zone label="Arena (the goblin may only take the first or second place)">
        <Row
          label="Arena"
          ids={ids}
          items={ids.map((id, index) => (
            <Piece key={id} id={`arena:${id}`}>
              <Die
                faces={[id[0], id[0], id[0], id[0], id[0], id[0]]}
                shows={((index % 6) + 1) as FaceNumber}
                tone={index * 60}
                label={id}
              />
            </Piece>
          ))}
          canMoveTo={(id) => (id === 'goblin' ? [0, 1] : [...ids.keys()])}
          onMove={(id, to) => setIds([...movedTo(ids, id, to)])}
          gripLabel={(id, at) => `Move ${id}, number ${at + 1} of ${ids.length}`}
          announce={(id, to) => `${id} is now number ${to + 1}`}
        />
      </Zone>
    </Stage>
  )
}
