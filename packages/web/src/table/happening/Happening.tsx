import type { Game } from '@alea/engine'
import type { LogLinks } from '../LogPanel.tsx'
import type { LogLine } from '../useLogLines.ts'
import { Caption } from './Caption.tsx'
import { Recap } from './Recap.tsx'
import { SpokenLog } from './SpokenLog.tsx'
import type { ShownState } from './shownMatch.ts'
import type { useHappening } from './useHappening.ts'
import './happening.css'

interface Props {
  readonly state: ShownState
  readonly lines: readonly LogLine[]
  readonly happening: ReturnType<typeof useHappening>
  readonly links: LogLinks
  readonly isOwn: boolean
  /** The dock is full of options. */
  readonly isAsked: boolean
  readonly kinds: Game['events']
}

/** What has just happened, what happened since, and the same for screen readers; it lies over the rest, so that nothing moves. */
export function Happening({ state, lines, happening, links, isOwn, isAsked, kinds }: Props) {
  const { position, as, isBehind, skip } = state
  return (
    <>
      <div className="table-caption" data-asked={isAsked ? '' : undefined}>
        <Caption lines={happening.shown} kinds={kinds} isBehind={isBehind} skip={skip} />
      </div>
      <div className="table-happening">
        <Recap
          lines={happening.recap}
          isOpen={happening.isRecapOpen}
          isWatching={!isOwn}
          links={links}
          close={happening.closeRecap}
        />
        <SpokenLog lines={lines} position={position} as={as} />
      </div>
    </>
  )
}
