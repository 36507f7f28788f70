/** The form for a new table: seats, the game's options, clock. */
import { Button, Select, Switch, TextField } from '@alea/board'
import { LEVEL_NAMES, type LevelName, USUAL_LEVEL } from '@alea/bots/levels'
import { type CSSProperties, type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ApiError, api } from '../connection/api.ts'
import { newContribution } from '../connection/contribution.ts'
import { signedIn } from '../connection/session.ts'
import type { ClockSetup, SeatWish, NewTable as Wish } from '../connection/types.ts'
import { GAME_LIST, type ListedGame, listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { clockLabel } from '../language/clockLabel.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { useWords } from '../language/useWords.ts'
import { prepare } from '../local/preparedMatches.ts'
import { withGoal } from '../settings/goals.ts'
import { useSettings } from '../settings/settings.ts'
import { type AbsenceChoice, AbsenceFields, ruleFor } from './AbsenceFields.tsx'
import { CLOCKS, DELAYS } from './clockChoices.ts'
import { OptionFields } from './OptionFields.tsx'
import './newTable.css'

interface SeatChoice {
  readonly who: 'me' | 'here' | 'open' | 'bot'
  readonly level: LevelName
  readonly name: string
}

const seatChoice = (who: SeatChoice['who'], name = ''): SeatChoice => ({ who, level: USUAL_LEVEL, name })

export function NewTable({ game: given }: { game?: string | undefined }) {
  const words = useWords().app
  const [picked, setPicked] = useState(given && listedGame(given) ? given : GAME_LIST[0]!.id)
  const game = listedGame(picked)!
  const { language } = useSettings()
  return (
    <main className="page" style={{ '--game-hue': game.hue } as CSSProperties} data-game={game.id}>
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
  const { app: words, clocks, table, proposals } = useWords()
  const { problems } = table
  const { language, name } = useSettings()
  const [, go] = useLocation()
  const module = useModule(game.id)
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    game.quick.seats.map(({ kind }) => seatChoice(kind === 'me' ? 'me' : 'bot')),
  )
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [clock, setClock] = useState<ClockSetup>()
  const [delay, setDelay] = useState(0)
  const [listed, setListed] = useState(false)
  const [rated, setRated] = useState(false)
  const [absence, setAbsence] = useState<AbsenceChoice>({ rule: 'stand-in', after: 120, standIn: USUAL_LEVEL })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { min, max } = game.seats
  const seatKinds = { me: words.seatMe, bot: words.seatBot, open: words.seatOpen, here: words.seatHere }
  const change = (at: number, wish: Partial<SeatChoice>) =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...wish } : seat)))
  const remote = seats.some(({ who }) => who === 'open')
  const isRated = rated && seats.every(({ who }) => who === 'me' || who === 'open')
  const offered = withGoal(game.id, seats.length, options)
  const wishes = seats.map((seat): SeatWish => wishOf(seat, name))

  const start = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    if (!remote && !clock) return go(`/local/${prepare({ game: game.id, seats: wishes, options: filled(offered) })}`)
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
      go(`/table/${table.id}`)
    } catch (error) {
      setProblem(
        error instanceof ApiError ? `${problems[error.failure.code]} ${error.failure.detail ?? ''}` : problems.internal,
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="new" onSubmit={start}>
      <fieldset>
        <legend>{words.seatsTitle}</legend>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={i} className="new-seat">
            <Select
              label={words.seatNumber(i + 1)}
              value={seat.who}
              onChange={(who) => change(i, { who: who as SeatChoice['who'] })}
              options={Object.entries(seatKinds).map(([value, label]) => ({ value, label }))}
            />
            {seat.who === 'bot' && (
              <Select
                label={words.level}
                value={seat.level}
                onChange={(level) => change(i, { level: level as SeatChoice['level'] })}
                options={LEVEL_NAMES.map((level) => ({ value: level, label: levelLabel(level, language) }))}
              />
            )}
            {seat.who === 'here' && (
              <TextField
                label={words.nameHere}
                value={seat.name}
                maxLength={24}
                onChange={(called) => change(i, { name: called })}
              />
            )}
          </div>
        ))}
        <div className="cluster">
          <Button disabled={seats.length >= max} onClick={() => setSeats([...seats, seatChoice('bot')])}>
            {words.addSeat}
          </Button>
          <Button disabled={seats.length <= min} onClick={() => setSeats(seats.slice(0, -1))}>
            {words.dropSeat}
          </Button>
        </div>
      </fieldset>
      {!module ? (
        <p className="quiet new-loading" role="status">
          {words.optionsLoading}
        </p>
      ) : (
        <>
          {Object.keys(module.game.options).length > 0 && (
            <fieldset>
              <legend>{words.options}</legend>
              <OptionFields
                module={module}
                seats={seats.map(({ who }, i) => words.seatIs(words.seatNumber(i + 1), seatKinds[who]))}
                language={language}
                options={offered}
                change={setOptions}
              />
            </fieldset>
          )}
          <fieldset>
            <legend>{words.clock}</legend>
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
          {problem && <p role="alert">{problem}</p>}
          <Button kind="primary" type="submit" busy={busy}>
            {remote ? words.createTable : words.start}
          </Button>
        </>
      )}
    </form>
  )
}

function wishOf({ who, level, name }: SeatChoice, mine: string): SeatWish {
  if (who === 'open') return { kind: 'open' }
  if (who === 'bot') return { kind: 'bot', bot: level }
  const called = who === 'here' ? name.trim() : mine
  return called ? { kind: 'me', name: called } : { kind: 'me' }
}

/** Without options that were not chosen: the game has defaults for them. */
const filled = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
