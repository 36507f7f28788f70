import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { type DieTone, dieStyle, toneClass } from './dieTone.ts'
import { FACES, type FaceNumber, PAINTED, SHOWING, sideOf, type Turn } from './orientation.ts'
import { rollDie } from './rollDie.ts'
import { TURNED_BY_HAND, tumble } from './tumble.ts'

export interface DieProps {
  /** The pictures on faces 1 to 6; if there are fewer, the others are blank. */
  readonly faces: readonly ReactNode[]
  /** `undefined`: not thrown yet. */
  readonly shows: FaceNumber | undefined
  /** Identifies the roll: when it changes, the die tumbles. */
  readonly rolled?: number | string | undefined
  /** Tumbles also when it first appears: thrown onto the table, or rolled while it changed places. */
  readonly thrown?: boolean
  /** Its index among the dice rolled together: they land one after the other. */
  readonly index?: number
  /** Size in pixels; `--die-size` if left out. */
  readonly size?: number
  /** Kept out of the next roll. */
  readonly held?: boolean
  /** Highlighted because it counts for what is being shown. */
  readonly marked?: boolean
  readonly tone?: DieTone
  /** What a screen reader says; empty when the die is described elsewhere. */
  readonly label: string
}

export function Die({ faces, shows, rolled, thrown, index = 0, size, held, marked, tone = 'ivory', label }: DieProps) {
  const die = useRef<HTMLSpanElement>(null)
  const last = useRef({ rolled: thrown ? undefined : rolled, shows })
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    last.current = { rolled, shows }
    const isRolled = rolled !== before.rolled
    const isTurned = before.shows !== undefined && shows !== before.shows
    if (shows === undefined || !die.current || !(isRolled || isTurned)) return
    const way = isRolled ? tumble(index, rolled ?? 0) : TURNED_BY_HAND
    stop.current?.()
    stop.current = rollDie(die.current, SHOWING[before.shows ?? 1], SHOWING[shows], way)
  }, [rolled, shows, index])
  useLayoutEffect(() => () => stop.current?.(), [])

  const turned = SHOWING[shows ?? 1]
  return (
    <span
      ref={die}
      className={classes(
        'die',
        toneClass(tone),
        held && 'die-held',
        marked && 'die-marked',
        shows === undefined && 'die-unthrown',
      )}
      style={dieStyle(tone, size)}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className="die-shadow" />
      <span className="die-hop">
        <span className="die-tilt">
          <span className="die-cube" style={{ transform: rotation(turned) }}>
            {FACES.map((face) => (
              <span
                key={face}
                className="die-side"
                data-side={sideOf(face, shows ?? 1)}
                style={{ transform: `${rotation(PAINTED[face])} translateZ(calc(var(--die) / 2))` }}
              >
                {shows !== undefined && <span className="die-picture">{faces[face - 1]}</span>}
              </span>
            ))}
          </span>
        </span>
      </span>
    </span>
  )
}

const rotation = ({ x, y }: Turn) => `rotateX(${x}deg) rotateY(${y}deg)`
