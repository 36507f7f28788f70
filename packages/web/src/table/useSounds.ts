import { play, setSound } from '@alea/board'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { Heard } from './atTable.ts'

/** A roll is heard rolling, a turn is announced; silent until asked for. */
export function useSounds(told: readonly Heard[], asked: boolean): void {
  const { sound } = useSettings()
  const heard = useRef(told.at(-1)?.number ?? -1)
  useEffect(() => setSound(sound), [sound])
  useEffect(() => {
    const fresh = told.filter(({ number }) => number > heard.current)
    heard.current = told.at(-1)?.number ?? -1
    const types = fresh.map(({ event }) => event.type)
    if (types.some((type) => /ended/.test(type))) play('win')
    else if (types.some((type) => /damage|killed|knocked/.test(type))) play('hit')
    else if (types.some((type) => /roll/.test(type))) play('roll')
    else if (types.some((type) => /card|played|drew|bought|built|forged/.test(type))) play('card')
    else if (types.length > 0) play('click')
  }, [told])
  useEffect(() => {
    if (asked) play('turn')
  }, [asked])
}
