/** When to stop before all matches are played: as soon as an interval is narrow enough. */
import { Select, Switch, TextField } from '@alea/board'
import { FIGURES, type Figure } from '@alea/lab'
import { useWords } from '../language/useWords.ts'
import { type UntilDraft, usualWidth } from './draft.ts'

interface Props {
  readonly until: UntilDraft | undefined
  readonly figures: { readonly turns: string; readonly decisions: string; readonly first: string }
  /** Of the variant with the fewest. */
  readonly players: number
  readonly hasDifference: boolean
  change(until: UntilDraft | undefined): void
}

const NEVER = 'never'

export function UntilFields({ until, figures, players, hasDifference, change }: Props) {
  const words = useWords().lab
  const nameOf = (figure: Figure): string =>
    figure === 'turns' || figure === 'decisions' || figure === 'first'
      ? figures[figure]
      : words.winsOf(words.player(playerIn(figure)))
  const known = FIGURES.filter((figure) => !figure.startsWith('player-') || playerIn(figure) <= players)
  return (
    <>
      <Select
        label={words.until}
        hint={words.untilHint}
        value={until?.figure ?? NEVER}
        onChange={(value) => {
          const figure = known.find((one) => one === value)
          change(figure && { figure, width: usualWidth(figure), difference: hasDifference })
        }}
        options={[
          { value: NEVER, label: words.untilNever },
          ...known.map((figure) => ({ value: figure, label: words.untilNarrow(nameOf(figure)) })),
        ]}
      />
      {until && (
        <TextField
          label={until.figure === 'turns' || until.figure === 'decisions' ? words.width : words.widthInPoints}
          inputMode="decimal"
          value={until.width}
          onChange={(width) => change({ ...until, width })}
        />
      )}
      {until && hasDifference && (
        <Switch
          label={words.untilDifference}
          checked={until.difference}
          onChange={(difference) => change({ ...until, difference })}
        />
      )}
    </>
  )
}

const playerIn = (figure: Figure): number => Number(figure.slice('player-'.length))
