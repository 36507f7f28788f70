import { useState } from 'react'
import {
  Banner,
  type BannerTone,
  Button,
  Die,
  EFFECTS,
  type FaceNumber,
  PIP_FACES,
  PlayerPanel,
  Stage,
  showEffect,
  useDiceAtRest,
} from '../src/index.ts'

const TEXTS: Readonly<Record<BannerTone, string>> = {
  feat: 'Ada unleashes the storm!',
  fall: 'Grace is defeated.',
  turn: 'Grace’s turn',
}

/** Remarkable moments: banners, what happens to a player's panel, and a roll of five dice. */
export function Moments() {
  const [banner, setBanner] = useState<{ tone: BannerTone; nth: number }>()
  const [rolls, setRolls] = useState(0)
  const atRest = useDiceAtRest()
  return (
    <Stage version={0} className="stack">
      <div className="cluster">
        {(['feat', 'fall', 'turn'] as const).map((tone) => (
          <Button key={tone} onClick={() => setBanner({ tone, nth: (banner?.nth ?? 0) + 1 })}>
            Banner: {tone}
          </Button>
        ))}
        {EFFECTS.map((effect) => (
          <Button key={effect} onClick={() => showEffect(effect, 1)}>
            Panel: {effect}
          </Button>
        ))}
        <Button onClick={() => setRolls(rolls + 1)}>Roll five</Button>
      </div>
      <p>{atRest ? 'The dice lie still.' : 'The dice are rolling …'}</p>
      <div className="cluster">
        {[0, 1, 2, 3, 4].map((index) => (
          <Die
            key={index}
            faces={PIP_FACES}
            shows={(((index * 2 + rolls) % 6) + 1) as FaceNumber}
            rolled={rolls}
            index={index}
            label=""
          />
        ))}
      </div>
      <div className="demo-two">
        <PlayerPanel name="Ada" seat={0} />
        <PlayerPanel name="Grace" seat={1} />
      </div>
      {banner && (
        <Banner key={banner.nth} tone={banner.tone} onEnd={() => setBanner(undefined)}>
          {TEXTS[banner.tone]}
        </Banner>
      )}
    </Stage>
  )
}
