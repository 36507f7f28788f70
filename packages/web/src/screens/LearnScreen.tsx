/** An interactive match, guided by a lesson and played by the real rules. */
import { Button } from '@alea/board'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type ListedGame, listedGame } from '../games/gameList.ts'
import { useModule } from '../games/useModule.ts'
import { useWords } from '../language/useWords.ts'
import { LessonLinks } from '../learn/LessonLinks.tsx'
import { explanation, isExpected, type Lesson, lessonPath, stepFor } from '../learn/lesson.ts'
import { localConnection } from '../local/localConnection.ts'
import { prepareQuick } from '../local/preparedMatches.ts'
import { MatchResult } from '../result/MatchResult.tsx'
import { InlineMarkdown } from '../rules/InlineMarkdown.tsx'
import { useSettings } from '../settings/settings.ts'
import { MatchClient } from '../table/matchClient.ts'
import { nameAt } from '../table/seatNames.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TableView } from '../table/TableView.tsx'
import { useMatchClient } from '../table/useMatchClient.ts'
import '../learn/lesson.css'

const LEARNER = 0
const MINE = [LEARNER]

/** Without a name, the first lesson of the game. */
export function LearnScreen({ game: id, lesson: name }: { game: string; lesson?: string | undefined }) {
  const words = useWords().learn
  const loading = useWords().app.loading
  const game = listedGame(id)
  const module = useModule(id)
  const [tries, setTries] = useState(0)
  const lessons = module?.lessons ?? []
  const lesson = name === undefined ? lessons[0] : lessons.find((one) => one.id === name)
  if (!game || (module && !lesson))
    return (
      <main className="page">
        <h1>{lessons.length > 0 ? words.noSuch : words.none}</h1>
        {game && <LessonLinks game={game.id} lessons={lessons} />}
        <Link href="/" className="button-link">
          {words.home}
        </Link>
      </main>
    )
  if (!lesson) return <p className="quiet waiting">{loading}</p>
  return <ConnectedLesson key={tries} game={game} lessons={lessons} lesson={lesson} again={() => setTries(tries + 1)} />
}

interface LessonProps {
  readonly game: ListedGame
  /** All of the game. */
  readonly lessons: readonly Lesson[]
  readonly lesson: Lesson
  again(): void
}

function ConnectedLesson(props: LessonProps) {
  const { game, lesson } = props
  const { name } = useSettings()
  const [client, setClient] = useState<MatchClient>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is for the next match
  useEffect(() => {
    const { options, set, chance, rivals } = lesson
    const seats = lesson.seats.map((wish) => (wish.kind === 'me' && name ? { ...wish, name } : wish))
    const script = { ...(set && { set }), chance, rivals }
    const setup = {
      id: `lesson-${game.id}-${lesson.id}`,
      game: game.id,
      seats,
      pace: 0,
      lesson: script,
      ...(options && { options }),
    }
    const opened = new MatchClient(localConnection(setup), setup.id, LEARNER)
    setClient(opened)
    return () => opened.close()
  }, [game.id, lesson])
  return client ? <LessonMatch {...props} client={client} /> : null
}

function LessonMatch({ game, lessons, lesson, again, client }: LessonProps & { client: MatchClient }) {
  const allWords = useWords()
  const { learn: words, table } = allWords
  const { language } = useSettings()
  const [, go] = useLocation()
  const state = useMatchClient(client)
  const module = useModule(game.id, state.table)
  const [done, setDone] = useState(0)
  const asked = state.snapshot?.asked?.offer?.name
  const step = state.sending === undefined ? stepFor(lesson, done, asked) : undefined
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (step) setShown(step)
  }, [step])
  // Answering the question of a step completes it.
  useEffect(() => {
    if (state.sending !== undefined && shown && lesson.steps[done] === shown) setDone(done + 1)
  }, [state.sending, shown, lesson, done])
  const accepts = useCallback((key: string) => !step || isExpected(step, key), [step])
  if (!module || !state.table) return <p className="quiet waiting">{table.loading}</p>
  const title = module.game.text[language].title
  const { length } = lesson.steps
  const says =
    (step && explanation(step, language)) ??
    (done >= length ? words.free : asked === undefined ? words.watch : undefined)
  const names = state.table?.seats.map((info, seat) => nameAt(info, seat, table)) ?? []
  const ending = state.table?.ending
  const following = lessons[lessons.indexOf(lesson) + 1]
  const toNext = following && (
    <Link href={lessonPath(game.id, lessons, following)} className="button-link">
      {words.nextLesson(following.title(allWords))}
    </Link>
  )
  const next = (
    <>
      <Button kind="primary" onClick={() => go(`/local/${prepareQuick(game)}`)}>
        {words.playNow}
      </Button>
      <Button onClick={again}>{words.again}</Button>
      {toNext}
      <Link href="/" className="button-link">
        {words.home}
      </Link>
    </>
  )
  return (
    <TableView
      client={client}
      // No undo during the lesson: its prepared dice would be lost.
      state={done < length ? { ...state, mayUndo: false } : state}
      module={module}
      mine={MINE}
      hue={game.hue}
      header={<TableHead title={words.lesson(title, lesson.title(allWords))} state={state} local />}
      accepts={accepts}
      lesson={
        says && !ending && state.table?.status !== 'abandoned' ? (
          <div className="lesson" role="status" aria-live="polite" data-lesson={done}>
            <span className="lesson-count">{words.step(Math.min(done + 1, length), length)}</span>
            <p>
              <InlineMarkdown text={says} />{' '}
              {step?.rule && (
                <a href={`/rules/${game.id}#${step.rule}`} target="_blank" rel="noreferrer">
                  {words.readRule(step.rule)}
                </a>
              )}
            </p>
            {done >= length && toNext}
          </div>
        ) : undefined
      }
      over={
        (ending || state.table.status === 'abandoned') && (
          <MatchResult client={client} state={state} module={module} mine={LEARNER} names={names} isLesson>
            {next}
          </MatchResult>
        )
      }
    />
  )
}
