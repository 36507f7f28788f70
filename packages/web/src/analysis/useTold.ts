/** Moments and decisions in words, as the worker finds them. */
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { KeyMoment } from './keyMoments.ts'
import type { Told } from './messages.ts'
import type { MatchAnalysis } from './useAnalysis.ts'

const NOTHING_TOLD: ReadonlyMap<number, Told> = new Map()

/** By position; it grows, and what is known stays while more is asked. */
export function useTold(
  { tell, found }: Pick<MatchAnalysis, 'tell' | 'found'>,
  moments: readonly Pick<KeyMoment, 'position' | 'decision'>[],
  names: readonly string[],
): ReadonlyMap<number, Told> {
  const { language } = useSettings()
  const [told, setTold] = useState({ told: NOTHING_TOLD, language })
  const latest = useRef(moments)
  latest.current = moments
  const isReady = found !== undefined
  const wanted = moments.map(({ position, decision }) => `${position}${decision ? 'd' : ''}`).join()
  const called = names.join('\n')
  useEffect(() => {
    if (!isReady || wanted === '') return
    let isWanted = true
    const rolls = latest.current.flatMap(({ position, decision }) => (decision ? [] : [position]))
    const decisions = latest.current.flatMap(({ decision }) => decision ?? [])
    void tell({ rolls, decisions, language, names: called.split('\n') }).then((more) => {
      if (!isWanted) return
      setTold((before) => ({
        told: new Map([
          ...(before.language === language ? before.told : NOTHING_TOLD),
          ...more.map((one) => [one.position, one] as const),
        ]),
        language,
      }))
    })
    return () => {
      isWanted = false
    }
  }, [tell, isReady, wanted, language, called])
  return told.language === language ? told.told : NOTHING_TOLD
}
