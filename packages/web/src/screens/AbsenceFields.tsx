/** At a new table: what happens to a player who leaves. */
import { Select } from '@alea/board'
import { LEVEL_NAMES } from '@alea/bots/levels'
import { ABSENCE_RULES, type AbsenceRule } from '@alea/protocol/client'
import type { ClockSetup } from '../connection/types.ts'
import { absenceText, durationText } from '../language/absenceText.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'

export interface AbsenceChoice {
  readonly rule: AbsenceRule
  readonly after: number
  readonly standIn: string
}

const SECONDS = [60, 120, 300, 900, 3600, 86_400] as const

/** The rules a table can have: at a rated one nobody plays for anybody, and a clock waits for nobody. */
const rulesFor = (clock: ClockSetup | undefined, rated: boolean): readonly AbsenceRule[] =>
  ABSENCE_RULES.filter((rule) => !(rated && rule === 'stand-in') && !(clock && rule === 'wait'))

/** The chosen rule, or the first one the table can have. */
export const ruleFor = ({ rule }: AbsenceChoice, clock: ClockSetup | undefined, rated: boolean): AbsenceRule => {
  const rules = rulesFor(clock, rated)
  return rules.includes(rule) ? rule : rules[0]!
}

interface Props {
  readonly choice: AbsenceChoice
  readonly clock: ClockSetup | undefined
  readonly rated: boolean
  readonly seats: number
  change(choice: AbsenceChoice): void
}

export function AbsenceFields({ choice, clock, rated, seats, change }: Props) {
  const allWords = useWords()
  const words = allWords.absence
  const { language } = useSettings()
  const rule = ruleFor(choice, clock, rated)
  const { after, standIn } = choice
  // Where somebody loses at a larger table, a bot plays on for the others' sake.
  const needsBot = rule === 'stand-in' || (rule === 'loses' && seats > 2)
  const terms = { absence: { rule, after }, clock, standIn, rated }
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <Select
        label={words.title}
        value={rule}
        onChange={(picked) => change({ ...choice, rule: picked as AbsenceRule })}
        options={rulesFor(clock, rated).map((one) => ({ value: one, label: words.rules[one] }))}
      />
      {!clock && rule !== 'wait' && (
        <Select
          label={words.after}
          value={String(after)}
          onChange={(picked) => change({ ...choice, after: Number(picked) })}
          options={SECONDS.map((seconds) => ({ value: String(seconds), label: durationText(words, seconds) }))}
        />
      )}
      {needsBot && (
        <Select
          label={words.bot}
          value={standIn}
          onChange={(picked) => change({ ...choice, standIn: picked })}
          options={LEVEL_NAMES.map((level) => ({ value: level, label: levelLabel(level, language) }))}
        />
      )}
      {absenceText(allWords, terms, language).map((sentence) => (
        <p key={sentence} className="quiet">
          {sentence}
        </p>
      ))}
    </fieldset>
  )
}
