import { Card, Hand, Place, type Reach, ReachProvider, TokenChip } from '../src/index.ts'
import { COIN, FLAME, HEART, SHIELD, SWORD } from './pictures.tsx'

const REACH: Reach = {
  optionsAt: (place) => (/[02468]$/.test(place) ? [{ key: 'play', label: 'Play it' }] : []),
  closedAt: () => [{ key: 'play', label: 'Play it', rule: 'DT-3.2' }],
  press: () => {},
  point: () => {},
  pointed: undefined,
}

export function Cards() {
  const hand = (count: number, fan: boolean) => (
    <Hand label={`${count} cards`} fan={fan}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its number
        <Place key={at} id={`card:${fan}:${at}`} label={`Card ${at + 1}`}>
          <Card title="Second breath" cost={at} kind="Main phase" art={FLAME} hue={(at * 40) % 360}>
            Heal 2, or draw a card. Then heal 1.
          </Card>
        </Place>
      ))}
    </Hand>
  )
  return (
    <>
      <div className="cluster">
        <Card size="small" title="Market" cost={3} corner="2" art={COIN} />
        <Card title="Kindle" cost={1} kind="Roll phase" art={FLAME} hue={30}>
          Roll a die. On a flame, inflict two burns.
        </Card>
        <Card title="Chosen" cost={2} kind="Instant" art={SWORD} selected hue={250}>
          Deal 3.
        </Card>
        <Card title="Out of reach" cost={9} kind="Instant" art={SHIELD} dimmed>
          Too dear just now.
        </Card>
        <Card faceDown label="A hidden card" />
        <Card size="small" faceDown label="A small hidden card" hue={20} />
        <Card
          size="large"
          title="Large, to be read"
          cost={4}
          corner="7"
          kind="Upgrade"
          art={HEART}
          foot="Level II"
          hue={330}
        >
          A card opened by a long press shows everything it says, in a size that can be read at arm's length.
        </Card>
      </div>
      <div className="cluster">
        <TokenChip icon={FLAME} label="Burn, 3" count={3} tone="bad" tip="2 damage at the start of each turn." />
        <TokenChip icon={SHIELD} label="Protect" tone="good" tip="Halves one attack." />
        <TokenChip icon={COIN} label="Coin" count={12} />
        <TokenChip icon={HEART} label="Blessing" tone={300} max={3} count={0} />
      </div>
      <ReachProvider value={REACH}>
        {hand(5, false)}
        {hand(9, true)}
      </ReachProvider>
    </>
  )
}
