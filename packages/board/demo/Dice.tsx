import { useState } from 'react'
import {
  Button,
  DIE_TONES,
  Die,
  DieFace,
  FACES,
  type FaceNumber,
  PIP_FACES,
  PipFace,
  play,
  setSound,
  Unfolded,
  Zone,
} from '../src/index.ts'
import { FLAME, HEART, SHIELD, SWORD } from './pictures.tsx'

const HERO_FACES = [SWORD, SWORD, SWORD, SHIELD, SHIELD, FLAME]
const SPLENDOUR = ['1', '2', '★', '1', '3', '×3']
const thrown = () => Array.from({ length: 5 }, () => FACES[Math.floor(Math.random() * 6)]!)

export function Dice() {
  const [dice, setDice] = useState<readonly FaceNumber[]>([6, 3, 5, 1, 4])
  const [rolled, setRolled] = useState(0)
  const roll = () => {
    setSound(true)
    play('roll')
    setDice(thrown())
    setRolled(rolled + 1)
  }
  return (
    <>
      <Zone label="Rolled" count={rolled}>
        {dice.map((shows, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five dice that never change places
          <Die key={index} faces={PIP_FACES} shows={shows} rolled={rolled} index={index} label={`${shows}`} size={72} />
        ))}
        <Button kind="primary" onClick={roll}>
          Roll
        </Button>
        <Button onClick={() => setDice(dice.map((face) => (face === 6 ? 1 : ((face + 1) as FaceNumber))))}>
          Turn by hand
        </Button>
      </Zone>
      <Zone label="Held, marked, both, not thrown">
        <Die faces={HERO_FACES} shows={1} held label="sword, held" tone={25} />
        <Die faces={HERO_FACES} shows={4} marked label="shield, counts" tone={25} />
        <Die faces={HERO_FACES} shows={6} held marked label="flame, held, counts" tone={25} />
        <Die faces={HERO_FACES} shows={undefined} label="not thrown" tone={25} />
        <Die faces={PIP_FACES} shows={undefined} label="not thrown" />
      </Zone>
      <Zone label="Matter">
        {DIE_TONES.map((tone) => (
          <Die key={tone} faces={PIP_FACES} shows={5} tone={tone} label={tone} />
        ))}
        {[25, 85, 145, 200, 255, 310].map((hue) => (
          <Die
            key={hue}
            faces={[HEART, HEART, HEART, HEART, HEART, HEART]}
            shows={2}
            tone={hue}
            label={`hue ${hue}`}
            size={44}
          />
        ))}
      </Zone>
      <Zone label="Every face">
        {FACES.map((face) => (
          <Die key={face} faces={PIP_FACES} shows={face} label={`${face}`} size={96} />
        ))}
      </Zone>
      <Zone label="Unfolded">
        <Unfolded label="Sun die" faces={SPLENDOUR} shows={3} tone="gold" faceLabel={(face) => `face ${face}`} />
        <Unfolded label="Moon die" faces={SPLENDOUR} shows={6} tone="silver" faceLabel={(face) => `face ${face}`} />
      </Zone>
      <p>
        In a log: you rolled{' '}
        {FACES.map((face) => (
          <DieFace key={face} label={`${face}`} marked={face === 2} held={face === 5}>
            <PipFace value={face} />
          </DieFace>
        ))}{' '}
        and kept{' '}
        <DieFace tone={25} label="sword">
          {SWORD}
        </DieFace>
        .
      </p>
    </>
  )
}
