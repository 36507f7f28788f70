import type { Experiment } from '@alea/lab'
import { useLocation } from 'wouter'
import { prepare } from '../local/preparedMatches.ts'
import { useSettings } from '../settings/settings.ts'

/** Opens a table with a variant: oneself in the first seat, the other bots as they are. */
export function usePlayVariant(): (experiment: Experiment, variant: number) => void {
  const { name } = useSettings()
  const [, go] = useLocation()
  return ({ game, variants }, variant) => {
    const { seats, options } = variants[variant]!
    const wishes = seats.map((bot, seat) =>
      seat === 0 ? { kind: 'me' as const, ...(name && { name }) } : { kind: 'bot' as const, bot },
    )
    go(`/local/${prepare({ game, seats: wishes, options })}`)
  }
}
