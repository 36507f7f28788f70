import { IconButton, Select } from '@alea/board'
import type { CSSProperties } from 'react'
import { useWords } from '../language/bilingual.ts'
import { replayWords } from '../language/replayWords.ts'
import { turnAt } from './moment.ts'
import { type Player, SPEEDS, type Speed } from './usePlayer.ts'

interface Props {
  readonly player: Player
  readonly length: number
  /** The last position that is here already. */
  readonly loaded: number
  readonly turns: readonly number[]
}

/** More marks than this are a grey line. */
const MARKED = 120

/** The scrubber, its buttons and the speed. */
export function Transport({ player, length, loaded, turns }: Props) {
  const words = useWords(replayWords)
  const { position, playing, speed, go, step, jump, play, setSpeed } = player
  const turn = turnAt(turns, position) + 1
  const share = (at: number) => (length === 0 ? 0 : at / length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no fieldset
    <div className="film" role="group" aria-label={words.controls}>
      <div className="film-scrubber" style={{ '--film-loaded': share(loaded) } as CSSProperties}>
        {turns.length <= MARKED &&
          turns.map((at) => (
            <span
              key={at}
              className="film-turn"
              style={{ '--film-at': share(at) } as CSSProperties}
              aria-hidden="true"
            />
          ))}
        <input
          type="range"
          min={0}
          max={length}
          value={position}
          aria-label={words.scrubber}
          aria-valuetext={words.moment(position, length, turn)}
          onChange={({ target }) => {
            play(false)
            go(Number(target.value))
          }}
        />
      </div>
      <div className="film-row">
        <div className="film-buttons">
          <IconButton
            label={words.turnBack}
            icon={<Sign path="M4 4v12M16 4 7 10l9 6Z" />}
            onClick={() => jump(-1)}
            disabled={position === 0}
          />
          <IconButton
            label={words.stepBack}
            icon={<Sign path="M14 4 6 10l8 6" />}
            onClick={() => step(-1)}
            disabled={position === 0}
          />
          <IconButton
            className="film-play"
            label={playing ? words.pause : words.play}
            icon={<Sign path={playing ? 'M6 4v12M14 4v12' : 'M6 3.500v13L16 10Z'} />}
            onClick={() => play(!playing)}
          />
          <IconButton
            label={words.stepOn}
            icon={<Sign path="m6 4 8 6-8 6" />}
            onClick={() => step(1)}
            disabled={position >= length}
          />
          <IconButton
            label={words.turnOn}
            icon={<Sign path="M16 4v12M4 4l9 6-9 6Z" />}
            onClick={() => jump(1)}
            disabled={position >= length}
          />
        </div>
        <p className="film-where">
          <b>{words.turn(turn)}</b> <span className="quiet">{words.momentShort(position, length)}</span>
        </p>
        <Select
          label={words.speed}
          value={String(speed)}
          options={SPEEDS.map((each) => ({ value: String(each), label: words.speedTimes(each) }))}
          onChange={(value) => setSpeed(Number(value) as Speed)}
        />
      </div>
    </div>
  )
}

const Sign = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)
