/** An experiment by form: what is played, by whom, how often, and the variants that differ. */
import { Button, Select, TextField } from '@alea/board'
import { InputError } from '@alea/engine'
import { type Experiment, LAB_WORDS, MOST_MATCHES } from '@alea/lab'
import { type FormEvent, useState } from 'react'
import { GAME_LIST, listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { type Draft, experimentOf, isFull, newDraft, type VariantDraft, withVariant } from './draft.ts'
import { UntilFields } from './UntilFields.tsx'
import { useContentNames } from './useContentNames.ts'
import type { Place } from './useLab.ts'
import { usePlayVariant } from './usePlayVariant.ts'
import { VariantFields } from './VariantFields.tsx'

interface Props {
  readonly draft: Draft
  readonly isRunning: boolean
  change(draft: Draft): void
  start(experiment: Experiment, place: Place): void
  share(experiment: Experiment): void
}

export function ExperimentForm({ draft, isRunning, change, start, share }: Props) {
  const { lab: words, app } = useWords()
  const { language } = useSettings()
  const [problem, setProblem] = useState<string>()
  const module = useModule(draft.game)
  const playVariant = usePlayVariant()
  const [first] = draft.variants
  const content = useContentNames(module, first!.seats.length, first!.options)
  const { figures } = LAB_WORDS[language]

  const use = (wanted: Draft, what: (experiment: Experiment) => void) => {
    try {
      const experiment = experimentOf(wanted, module?.game.content ?? [])
      setProblem(undefined)
      what(experiment)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(error.in(language))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    use(draft, (experiment) => start(experiment, 'here'))
  }
  const setVariant = (id: number, part: Partial<VariantDraft>) =>
    change({ ...draft, variants: draft.variants.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  /** An experiment of this variant alone. */
  const only = (variant: VariantDraft): Draft => ({ ...draft, variants: [variant], until: undefined })

  return (
    <form className="lab-form" onSubmit={submit} noValidate>
      <div className="lab-row">
        <Select
          label={app.game}
          value={draft.game}
          onChange={(game) => change(newDraft(game, listedGame(game)!.title[language], usualSeats(game)))}
          options={GAME_LIST.map(({ id, title }) => ({ value: id, label: title[language] }))}
        />
        <div className="lab-wide">
          <TextField
            label={words.title}
            value={draft.title}
            maxLength={200}
            onChange={(title) => change({ ...draft, title })}
          />
        </div>
        {content.length > 0 && (
          <Select
            label={words.about}
            hint={words.aboutHint}
            value={draft.about}
            onChange={(about) => change({ ...draft, about })}
            options={[
              { value: '', label: words.aboutNothing },
              ...content.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TextField
          label={words.matchesEach}
          type="number"
          min={1}
          max={MOST_MATCHES}
          value={draft.matches}
          onChange={(matches) => change({ ...draft, matches })}
        />
        <TextField
          label={words.seed}
          hint={words.seedHint}
          type="number"
          min={0}
          value={draft.seed}
          onChange={(seed) => change({ ...draft, seed })}
        />
        <UntilFields
          until={draft.until}
          figures={figures}
          players={Math.min(...draft.variants.map(({ seats }) => seats.length))}
          hasDifference={draft.variants.length > 1}
          change={(until) => change({ ...draft, until })}
        />
      </div>
      <p className="quiet">{words.variantsHint}</p>
      {module &&
        draft.variants.map((variant, i) => (
          <VariantFields
            key={variant.id}
            number={i + 1}
            module={module}
            variant={variant}
            change={(part) => setVariant(variant.id, part)}
            play={() => use(only(variant), (experiment) => playVariant(experiment, 0))}
            share={() => use(only(variant), share)}
            remove={
              draft.variants.length > 1
                ? () => change({ ...draft, variants: draft.variants.filter(({ id }) => id !== variant.id) })
                : undefined
            }
          />
        ))}
      {!module && (
        <p className="quiet" role="status">
          {app.optionsLoading}
        </p>
      )}
      {problem && (
        <p role="alert" className="lab-problem">
          {problem}
        </p>
      )}
      <div className="cluster lab-start">
        <Button kind="primary" type="submit" busy={isRunning}>
          {words.run}
        </Button>
        <Button
          busy={isRunning}
          onClick={() => use(draft, (experiment) => start(experiment, 'server'))}
          title={words.runOnServerHint}
        >
          {words.runOnServer}
        </Button>
        <Button disabled={isFull(draft)} onClick={() => change(withVariant(draft))}>
          {words.addVariant}
        </Button>
        <Button onClick={() => use(draft, share)}>{words.shareAll}</Button>
      </div>
    </form>
  )
}

const usualSeats = (game: string): number => listedGame(game)!.seats.usual
