/** Who sits where at a new table: a person, somebody invited, or a computer player of some strength. */
import { Select, TextField } from '@alea/board'
import { LEVEL_NAMES, type LevelName, USUAL_LEVEL } from '@alea/bots/levels'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'

export interface SeatChoice {
  readonly who: 'me' | 'here' | 'open' | 'bot'
  readonly level: LevelName
  readonly name: string
}

export const seatChoice = (who: SeatChoice['who'], name = ''): SeatChoice => ({ who, level: USUAL_LEVEL, name })

interface Props {
  at: number
  seat: SeatChoice
  side: number | undefined
  change(wish: Partial<SeatChoice>): void
}

export function SeatFields({ at, seat, side, change }: Props) {
  const { app: words, newTable } = useWords()
  const { language, name } = useSettings()
  const kinds = { me: words.seatMe, bot: words.seatBot, open: words.seatOpen, here: words.seatHere }
  return (
    <div className="new-seat" data-side={side}>
      <Select
        label={words.seatNumber(at + 1)}
        value={seat.who}
        onChange={(who) => change({ who: who as SeatChoice['who'] })}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
      />
      {seat.who === 'me' && name !== '' && <p className="quiet new-me">{newTable.you(name)}</p>}
      {seat.who === 'bot' && (
        <Select
          label={words.level}
          value={seat.level}
          onChange={(level) => change({ level: level as SeatChoice['level'] })}
          options={LEVEL_NAMES.map((level) => ({ value: level, label: levelLabel(level, language) }))}
        />
      )}
      {seat.who === 'here' && (
        <TextField
          label={words.nameHere}
          value={seat.name}
          maxLength={24}
          onChange={(called) => change({ name: called })}
        />
      )}
    </div>
  )
}
