import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { calm } from './calm.ts'
import { run } from './running.ts'

export const BANNER_TONES = ['feat', 'fall', 'turn'] as const
export type BannerTone = (typeof BANNER_TONES)[number]

export interface BannerProps {
  readonly tone: BannerTone
  readonly children: ReactNode
  /** It has been seen, or skipped by a press. */
  onEnd(): void
}

const LASTS: Readonly<Record<BannerTone, number>> = { feat: 900, fall: 900, turn: 750 }

/** A line across the board for a moment. It covers nothing that can be pressed, and the log says the same. */
export function Banner({ tone, children, onEnd }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  const end = useRef(onEnd)
  end.current = onEnd
  useLayoutEffect(() => {
    const animation = run(banner.current!, calm() ? FADE : tone === 'turn' ? SLIDE : UNFOLD, { duration: LASTS[tone] })
    const finished = () => end.current()
    animation.addEventListener('finish', finished)
    return () => animation.removeEventListener('finish', finished)
  }, [tone])
  return (
    <div ref={banner} className={classes('banner', `banner-${tone}`)} aria-hidden="true">
      <span className="banner-text">{children}</span>
    </div>
  )
}

const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }]

const SLIDE: Keyframe[] = [
  { opacity: 0, translate: '-2rem 0', easing: 'cubic-bezier(.2, .75, .25, 1)' },
  { opacity: 1, translate: '0 0', offset: 0.3 },
  { opacity: 1, translate: '0 0', offset: 0.72, easing: 'cubic-bezier(.6, 0, .9, .4)' },
  { opacity: 0, translate: '2rem 0' },
]

const UNFOLD: Keyframe[] = [
  { opacity: 0, scale: '.7 .2', easing: 'cubic-bezier(.3, 1.6, .5, 1)' },
  { opacity: 1, scale: '1 1', offset: 0.28 },
  { opacity: 1, scale: '1.02 1', offset: 0.76, easing: 'cubic-bezier(.6, 0, .9, .4)' },
  { opacity: 0, scale: '1.04 .6' },
]
