/** The form for a new table: seats, the game's options, clock. */
import { Button, Select, Switch } from '@alea/board'
import { USUAL_LEVEL } from '@alea/bots/levels'
import { type CSSProperties, type FormEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ApiError, api } from '../connection/api.ts'
import { newContribution } from '../connection/contribution.ts'
import { signedIn } from '../connection/session.ts'
import type { ClockSetup, SeatWish, NewTable as Wish } from '../connection/types.ts'
import { GAME_LIST, type ListedGame, listedGame } from '../games/gameList.ts'
import { linkedOptions } from '../games/homeTiles.ts'
import type { Seating } from '../games/seating.ts'
import { useModule } from '../games/useModule.ts'
import { clockLabel } from '../language/clockLabel.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { prepare } from '../local/preparedMatches.ts'
import { withGoal } from '../settings/goals.ts'
import { useSettings } from '../settings/settings.ts'
import { SharingField } from '../table/hotSeat/SharingField.tsx'
import { setSharing } from '../table/hotSeat/sharing.ts'
import { type AbsenceChoice, AbsenceFields, ruleFor } from './AbsenceFields.tsx'
import { CLOCKS, DELAYS } from './clockChoices.ts'
import { OptionFields } from './OptionFields.tsx'
import { type SeatChoice, SeatFields, seatChoice } from './SeatFields.tsx'
import { SeatingPicker } from './SeatingPicker.tsx'
import './newTable.css'

export function NewTable({ game: given }: { game?: string | undefined }) {
  const words = useWords().app
  const [picked, setPicked] = useState(given && listedGame(given) ? given : GAME_LIST[0]!.id)
  const game = listedGame(picked)!
  const { language } = useSettings()
  return (
    <main className="page new-page" style={{ '--game-hue': game.hue } as CSSProperties} data-game={game.id}>
      <h1>{words.newTable}</h1>
      <Select
        label={words.game}
        value={picked}
        onChange={setPicked}
        options={GAME_LIST.map(({ id, title }) => ({ value: id, label: title[language] }))}
      />
      <Form key={game.id} game={game} />
    </main>
  )
}

function Form({ game }: { game: ListedGame }) {
  const { app: words, clocks, table, proposals, newTable } = useWords()
  const { problems } = table
  const { language, name } = useSettings()
  const [, go] = useLocation()
  const module = useModule(game.id)
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    game.quick.seats.map(({ kind }) => seatChoice(kind === 'me' ? 'me' : 'bot')),
  )
  const search = useSearch()
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>(() => linkedOptions(game.id, search))
  const [clock, setClock] = useState<ClockSetup>()
  const [delay, setDelay] = useState(0)
  const [listed, setListed] = useState(false)
  const [rated, setRated] = useState(false)
  const [absence, setAbsence] = useState<AbsenceChoice>({ rule: 'stand-in', after: 120, standIn: USUAL_LEVEL })
  const [isTrusting, setTrusting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const seatings = module?.seatings ?? numbersOf(game, newTable)
  const chosen = seatings.find((seating) => fits(seating, seats.length, options)) ?? seatings[0]!
  const sitDown = (seating: Seating) => {
    setSeats(Array.from({ length: seating.seats }, (_, i) => seats[i] ?? seatChoice('bot')))
    setOptions({ ...options, ...seating.options })
  }
  const change = (at: number, wish: Partial<SeatChoice>) =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...wish } : seat)))
  const remote = seats.some(({ who }) => who === 'open')
  const isShared = seats.filter(({ who }) => who === 'me' || who === 'here').length > 1
  const share = (match: string) => isShared && isTrusting && setSharing(match, 'open')
  const isRated = rated && seats.every(({ who }) => who === 'me' || who === 'open')
  const offered = withGoal(game.id, seats.length, options)
  const wishes = seats.map((seat): SeatWish => wishOf(seat, name))

  const start = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (!remote && !clock) {
      const match = prepare({ game: game.id, seats: wishes, options: filled(offered) })
      share(match)
      return go(`/local/${match}`)
    }
    setBusy(true)
    try {
      await signedIn(name)
      const contribution = newContribution()
      const wish: Wish = {
        game: game.id,
        // The server knows what I am called.
        seats: seats.map((seat) => wishOf(seat, '')),
        options: filled(offered),
        open: listed,
        rated: isRated,
        absence: { rule: ruleFor(absence, clock, isRated), ...(!clock && { after: absence.after }) },
        standIn: absence.standIn,
        commitment: contribution.commitment,
        seatLinks: true,
        ...(delay > 0 && { spectatorDelay: delay }),
        ...(clock && { clock }),
        start: !remote,
      }
      const table = await api.createTable(wish)
      contribution.keep(table.id)
      share(table.id)
      go(`/table/${table.id}`)
    } catch (error) {
      setProblem(
        error instanceof ApiError ? `${problems[error.failure.code]} ${error.failure.detail ?? ''}` : problems.internal,
      )
    } finally {
      setBusy(false)
    }
  }

  const names = Object.keys(module?.game.options ?? {}).filter((name) => !(name in (chosen.options ?? {})))
  const main = names.filter((name) => module?.mainOptions?.includes(name))
  const more = names.filter((name) => !main.includes(name))
  const seated = seats.map((seat, i) => words.seatIs(words.seatNumber(i + 1), called(seat)))
  function called({ who, level, name: nameHere }: SeatChoice): string {
    if (who === 'me') return newTable.you(name)
    if (who === 'bot') return newTable.bot(levelLabel(level, language))
    return who === 'open' ? newTable.friend : newTable.here(nameHere.trim())
  }
  const fields = (of: readonly string[]) =>
    module && (
      <OptionFields
        module={module}
        names={of}
        seats={seated}
        language={language}
        options={offered}
        change={setOptions}
      />
    )

  if (!module)
    return (
      <p className="quiet new-loading" role="status">
        {words.optionsLoading}
      </p>
    )
  return (
    <form className="new" onSubmit={start}>
      <div className="new-part">
        {seatings.length > 1 && (
          <SeatingPicker seatings={seatings} chosen={chosen} language={language} choose={sitDown} />
        )}
        <fieldset>
          <legend>{words.seatsTitle}</legend>
          {seats.map((seat, i) => (
            <SeatFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              at={i}
              seat={seat}
              side={chosen.sides?.[i]}
              change={(wish) => change(i, wish)}
            />
          ))}
          {isShared && <SharingField open={isTrusting} change={setTrusting} />}
        </fieldset>
      </div>
      <div className="new-part">
        {main.length > 0 && (
          <fieldset>
            <legend>{words.options}</legend>
            {fields(main)}
          </fieldset>
        )}
        <fieldset>
          <legend>{words.matchSettings}</legend>
          <Select
            label={words.clock}
            value={String(CLOCKS.indexOf(clock))}
            onChange={(picked) => setClock(CLOCKS[Number(picked)])}
            options={CLOCKS.map((setup, i) => ({
              value: String(i),
              label: setup ? clockLabel(clocks, setup) : words.clockNone,
            }))}
          />
          {remote && (
            <Select
              label={proposals.delayLabel}
              value={String(delay)}
              onChange={(seconds) => setDelay(Number(seconds))}
              options={DELAYS.map((seconds) => ({
                value: String(seconds),
                label: seconds === 0 ? proposals.noDelay : proposals.seconds(seconds),
              }))}
            />
          )}
          {remote && <Switch label={words.listed} checked={listed} onChange={setListed} />}
          {remote && <Switch label={words.rated} checked={rated} onChange={setRated} />}
        </fieldset>
        {remote && (
          <AbsenceFields choice={absence} clock={clock} rated={isRated} seats={seats.length} change={setAbsence} />
        )}
        {more.length > 0 && (
          <details className="new-more">
            <summary>{newTable.moreOptions}</summary>
            <div className="new-more-fields">
              <p className="quiet">{newTable.moreOptionsHint}</p>
              {fields(more)}
            </div>
          </details>
        )}
      </div>
      <div className="new-start">
        {problem && <p role="alert">{problem}</p>}
        <p className="quiet">{chosen.label(language)}</p>
        <Button kind="primary" type="submit" busy={busy}>
          {remote ? words.createTable : words.start}
        </Button>
      </div>
    </form>
  )
}

/** The seating of a form: of several for a number of players, the first is the usual one. */
const fits = ({ seats, options = {} }: Seating, count: number, chosen: Readonly<Record<string, unknown>>): boolean =>
  seats === count && Object.entries(options).every(([name, value]) => (chosen[name] ?? value) === value)

/** Of a game without modes: every number of players. */
const numbersOf = ({ seats: { min, max } }: ListedGame, words: ReturnType<typeof useWords>['newTable']): Seating[] =>
  Array.from({ length: max - min + 1 }, (_, i) => ({
    id: String(min + i),
    seats: min + i,
    label: () => (min + i === 1 ? words.alone : words.players(min + i)),
  }))

function wishOf({ who, level, name }: SeatChoice, mine: string): SeatWish {
  if (who === 'open') return { kind: 'open' }
  if (who === 'bot') return { kind: 'bot', bot: level }
  const called = who === 'here' ? name.trim() : mine
  return called ? { kind: 'me', name: called } : { kind: 'me' }
}

/** Without options that were not chosen: the game has defaults for them. */
const filled = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
