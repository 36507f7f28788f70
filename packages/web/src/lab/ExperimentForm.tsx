/** An experiment by form: what is played, by whom, how often, and the variants that differ. */
import { Button, Select, TextField } from '@alea/board'
import { LEVEL_WORDS } from '@alea/bots/text'
import { InputError } from '@alea/engine'
import type { Experiment } from '@alea/lab'
import { type FormEvent, useState } from 'react'
import { GAME_LIST, listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { OptionFields } from '../screens/OptionFields.tsx'
import { useSettings } from '../settings/settings.ts'
import {
  type Draft,
  experimentOf,
  isFull,
  LAB_BOTS,
  newDraft,
  seatsFor,
  type VariantDraft,
  withVariant,
} from './draft.ts'

interface Props {
  readonly draft: Draft
  /** The experiment the draft was made of, if there was one. */
  readonly base: Experiment | undefined
  readonly isRunning: boolean
  change(draft: Draft): void
  start(experiment: Experiment): void
  share(experiment: Experiment): void
}

export function ExperimentForm({ draft, base, isRunning, change, start, share }: Props) {
  const { lab: words, app } = useWords()
  const { language } = useSettings()
  const [problem, setProblem] = useState<string>()
  const module = useModule(draft.game)
  const { title: titles } = listedGame(draft.game)!

  const use = (what: (experiment: Experiment) => void) => {
    try {
      setProblem(undefined)
      what(experimentOf(draft, base?.game === draft.game ? base : undefined))
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      setProblem(error.in(language))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    use(start)
  }
  const setVariant = (id: number, part: Partial<VariantDraft>) =>
    change({ ...draft, variants: draft.variants.map((one) => (one.id === id ? { ...one, ...part } : one)) })

  return (
    <form className="lab-form" onSubmit={submit} noValidate>
      <div className="lab-row">
        <Select
          label={app.game}
          value={draft.game}
          onChange={(game) => change(newDraft(game, listedGame(game)!.title[language], usualSeats(game)))}
          options={GAME_LIST.map(({ id, title }) => ({ value: id, label: title[language] }))}
        />
        <TextField
          label={words.title}
          value={draft.title}
          maxLength={200}
          onChange={(title) => change({ ...draft, title })}
        />
        <TextField
          label={words.matchesEach}
          type="number"
          min={1}
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
      </div>
      <p className="quiet">{words.variantsHint}</p>
      {module &&
        draft.variants.map((variant, i) => (
          <fieldset key={variant.id} className="lab-variant">
            <legend>{words.variant(i + 1)}</legend>
            <div className="lab-row">
              <TextField
                label={words.variantName}
                value={variant.name}
                maxLength={200}
                onChange={(name) => setVariant(variant.id, { name })}
              />
              <Select
                label={words.howManyPlayers}
                value={String(variant.seats.length)}
                onChange={(count) => setVariant(variant.id, { seats: seatsFor(variant.seats, Number(count)) })}
                options={numbersOf(module.game.seats).map((count) => ({ value: String(count), label: String(count) }))}
              />
              {variant.seats.map((bot, seat) => (
                <Select
                  // biome-ignore lint/suspicious/noArrayIndexKey: a player is its number
                  key={seat}
                  label={words.player(seat + 1)}
                  value={bot}
                  onChange={(chosen) =>
                    setVariant(variant.id, { seats: variant.seats.map((one, k) => (k === seat ? chosen : one)) })
                  }
                  options={[...new Set([...LAB_BOTS, bot])].map((value) => ({ value, label: botName(value) }))}
                />
              ))}
            </div>
            <details className="lab-options" open={draft.variants.length === 1 || undefined}>
              <summary>{words.options}</summary>
              <div className="lab-fields">
                <OptionFields
                  module={module}
                  seats={variant.seats.map((bot, seat) => app.seatIs(words.player(seat + 1), botName(bot)))}
                  language={language}
                  options={variant.options}
                  names={Object.keys(module.game.options)}
                  change={(options) => setVariant(variant.id, { options })}
                />
              </div>
            </details>
            {draft.variants.length > 1 && (
              <Button
                onClick={() => change({ ...draft, variants: draft.variants.filter(({ id }) => id !== variant.id) })}
              >
                {words.removeVariant(variant.name)}
              </Button>
            )}
          </fieldset>
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
        <Button disabled={isFull(draft)} onClick={() => change(withVariant(draft))}>
          {words.addVariant}
        </Button>
        <Button onClick={() => use(share)}>{words.share}</Button>
        <span className="quiet">{titles[language]}</span>
      </div>
    </form>
  )

  function botName(bot: string): string {
    const levels: Readonly<Record<string, string>> = LEVEL_WORDS[language]
    const [kind, iterations] = bot.split(':')
    return iterations ? words.search(Number(iterations)) : (levels[kind!] ?? words.random)
  }
}

const numbersOf = ({ min, max }: { readonly min: number; readonly max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

const usualSeats = (game: string): number => listedGame(game)!.seats.usual
