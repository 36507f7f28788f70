/** An interactive first match: the lesson says what to do, the rules are the real ones. */
import { Button } from '@alea/board'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { BoardModule } from '../games/boardModule.ts'
import { type ListedGame, listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { appWords } from '../language/appWords.ts'
import { useWords } from '../language/bilingual.ts'
import { learnWords } from '../language/learnWords.ts'
import { tableWords } from '../language/tableWords.ts'
import { isExpected, type Lesson, stepFor } from '../learn/lesson.ts'
import { prepareQuick } from '../local/begin.ts'
import { localDoor } from '../local/localDoor.ts'
import { Prose } from '../rules/Prose.tsx'
import { useSettings } from '../settings/settings.ts'
import { AtTable } from '../table/atTable.ts'
import { nameAt } from '../table/names.ts'
import { PutAway } from '../table/PutAway.tsx'
import { Result } from '../table/Result.tsx'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useAtTable } from '../table/useAtTable.ts'

const PUPIL = 0
const MINE = [PUPIL]

export function LearnScreen({ game: id }: { game: string }) {
  const words = useWords(learnWords)
  const loading = useWords(appWords).loading
  const game = listedGame(id)
  const module = useModule(id)
  const [tries, setTries] = useState(0)
  if (!game || (module && !module.lesson))
    return (
      <main className="page">
        <h1>{words.none}</h1>
        <Link href="/" className="button-link">
          {words.home}
        </Link>
      </main>
    )
  if (!module?.lesson) return <p className="quiet waiting">{loading}</p>
  return <Class key={tries} game={game} module={module} lesson={module.lesson} again={() => setTries(tries + 1)} />
}

interface ClassProps {
  readonly game: ListedGame
  readonly module: BoardModule
  readonly lesson: Lesson
  again(): void
}

function Class(props: ClassProps) {
  const { game, lesson } = props
  const { pace, name } = useSettings()
  const [at, setAt] = useState<AtTable>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pace or name is for the next match
  useEffect(() => {
    const { options, set, chance, rivals } = lesson
    const seats = lesson.seats.map((wish) => (wish.kind === 'me' && name ? { ...wish, name } : wish))
    const script = { ...(set && { set }), chance, rivals }
    const setup = { id: `lesson-${game.id}`, game: game.id, seats, pace, lesson: script, ...(options && { options }) }
    const opened = new AtTable(localDoor(setup), setup.id, PUPIL)
    setAt(opened)
    return () => opened.close()
  }, [game.id, lesson])
  return at ? <Sitting {...props} at={at} /> : null
}

function Sitting({ game, module, lesson, again, at }: ClassProps & { at: AtTable }) {
  const words = useWords(learnWords)
  const table = useWords(tableWords)
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useAtTable(at)
  const [done, setDone] = useState(0)
  const asked = state.sight?.asked?.offer?.name
  const step = state.sending === undefined ? stepFor(lesson, done, asked) : undefined
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (step) setShown(step)
  }, [step])
  // Whoever answers the question of a step has taken it.
  useEffect(() => {
    if (state.sending !== undefined && shown && lesson.steps[done] === shown) setDone(done + 1)
  }, [state.sending, shown, lesson, done])
  const accepts = useCallback((key: string) => !step || isExpected(step, key), [step])
  const title = module.game.text[language].title
  const { length } = lesson.steps
  const says = step?.say[language] ?? (done >= length ? words.free : asked === undefined ? words.watch : undefined)
  const names = state.table?.seats.map((info, seat) => nameAt(info, seat, table.seat)) ?? []
  const ending = state.table?.ending
  const next = (
    <>
      <Button kind="primary" onClick={() => go(`/local/${prepareQuick(game)}`)}>
        {words.playNow}
      </Button>
      <Button onClick={again}>{words.again}</Button>
      <Link href="/" className="button-link">
        {words.home}
      </Link>
    </>
  )
  return (
    <TableView
      at={at}
      // What the lesson asks for need not be taken back; its prepared dice would be lost.
      state={done < length ? { ...state, mayUndo: false } : state}
      module={module}
      mine={MINE}
      hue={game.hue}
      header={<TableHead title={words.lesson(title)} state={state} local />}
      accepts={accepts}
      lesson={
        says && !ending && state.table?.status !== 'abandoned' ? (
          <div className="lesson" role="status" aria-live="polite" data-lesson={done}>
            <span className="lesson-count">{words.step(Math.min(done + 1, length), length)}</span>
            <p>
              <Prose text={says} />{' '}
              {step?.rule && (
                <a href={`/rules/${game.id}#${step.rule}`} target="_blank" rel="noreferrer">
                  {words.readRule(step.rule)}
                </a>
              )}
            </p>
          </div>
        ) : undefined
      }
      over={
        ending ? (
          <Result
            ending={ending}
            mine={PUPIL}
            names={names}
            reason={ending.by === 'rules' ? module.game.text[language].reason(ending.reason) : ''}
            made={(seat) => state.sight && module.scoreText?.(state.sight.view, seat, language)}
          >
            {next}
          </Result>
        ) : state.table?.status === 'abandoned' ? (
          <PutAway table={state.table} names={names}>
            {next}
          </PutAway>
        ) : undefined
      }
    />
  )
}
