import { IconButton, Select } from '@alea/board'
import type { CSSProperties } from 'react'
import { useWords } from '../language/useWords.ts'
import { type Turn, turnAt } from './replayFrame.ts'
import { type Playback, SPEEDS, type Speed } from './usePlayback.ts'
import './replayControls.css'

interface Props {
  readonly playback: Playback
  readonly length: number
  /** The last position that is loaded. */
  readonly loaded: number
  readonly turns: readonly Turn[]
}

/** With more turns than this, their marks would merge into a line. */
const MARKED = 120

/** Slider, buttons and speed. */
export function ReplayControls({ playback, length, loaded, turns }: Props) {
  const words = useWords().replay
  const { position, playing, speed, go, step, jump, play, setSpeed } = playback
  const turn = words.turn(turns[turnAt(turns, position)]?.number ?? 0)
  const share = (at: number) => (length === 0 ? 0 : at / length)
  const first = position === 0
  const last = position >= length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no fieldset
    <div className="replay-controls" role="group" aria-label={words.controls}>
      <div className="replay-buttons">
        <IconButton label={words.turnBack} icon={<Sign path={TURN_BACK} />} onClick={() => jump(-1)} disabled={first} />
        <IconButton label={words.stepBack} icon={<Sign path={STEP_BACK} />} onClick={() => step(-1)} disabled={first} />
        <IconButton
          className="replay-play"
          label={playing ? words.pause : words.play}
          icon={<Sign path={playing ? PAUSE : PLAY} />}
          onClick={() => play(!playing)}
        />
        <IconButton label={words.stepOn} icon={<Sign path={STEP_ON} />} onClick={() => step(1)} disabled={last} />
        <IconButton label={words.turnOn} icon={<Sign path={TURN_ON} />} onClick={() => jump(1)} disabled={last} />
      </div>
      <div className="replay-scrubber" style={{ '--replay-loaded': share(loaded) } as CSSProperties}>
        {turns.length <= MARKED &&
          turns.map(({ at }) => (
            <span
              key={at}
              className="replay-turn"
              style={{ '--replay-at': share(at) } as CSSProperties}
              aria-hidden="true"
            />
          ))}
        <input
          type="range"
          min={0}
          max={length}
          value={position}
          aria-label={words.scrubber}
          aria-valuetext={words.position(position, length, turn)}
          onChange={({ target }) => {
            play(false)
            go(Number(target.value))
          }}
        />
      </div>
      <p className="replay-where">
        <b>{turn}</b> <span className="quiet">{words.positionShort(position, length)}</span>
      </p>
      <Select
        label={<span className="visually-hidden">{words.speed}</span>}
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: words.speedTimes(each) }))}
        onChange={(value) => setSpeed(Number(value) as Speed)}
      />
    </div>
  )
}

const TURN_BACK = 'M4 4v12M16 4 7 10l9 6Z'
const STEP_BACK = 'M13 4 6 10l7 6'
const PLAY = 'M6 3.5v13L16 10Z'
const PAUSE = 'M6 4v12M14 4v12'
const STEP_ON = 'm7 4 7 6-7 6'
const TURN_ON = 'M16 4v12M4 4l9 6-9 6Z'

const Sign = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)
