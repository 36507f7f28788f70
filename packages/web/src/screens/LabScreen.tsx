/** The lab: a question to a game, answered by many matches among bots in this browser. */
import { Button } from '@alea/board'
import { InputError } from '@alea/engine'
import { checkExperiment, type Experiment, labelIn, READY_MADE, readyMade } from '@alea/lab'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { listedGame } from '../games/gameList.ts'
import { type Draft, draftOf, newDraft } from '../lab/draft.ts'
import { ExperimentForm } from '../lab/ExperimentForm.tsx'
import { Results } from '../lab/Results.tsx'
import { experimentIn, linkTo } from '../lab/sharedExperiment.ts'
import { type Place, useLab } from '../lab/useLab.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import '../lab/lab.css'

/** Of a form that begins empty. */
const FIRST_GAME = 'battle-dice'

/** A result that was saved carries its experiment. */
const experimentPart = (file: unknown): unknown =>
  typeof file === 'object' && file !== null && 'experiment' in file ? file.experiment : file

export function LabScreen() {
  const { lab: words, grammar, table } = useWords()
  const { problems } = table
  const { language } = useSettings()
  const lab = useLab()
  const [draft, setDraft] = useState<Draft>()
  const [note, setNote] = useState<string>()
  const [isOther, setOther] = useState(true)
  const form = useRef<HTMLDivElement>(null)
  const run = useRef<HTMLDivElement>(null)
  /** What was just asked for comes into sight. */
  const [wanted, setWanted] = useState<{ readonly at: RefObject<HTMLDivElement | null> }>()
  useEffect(() => {
    wanted?.at.current?.scrollIntoView({ block: 'start' })
  }, [wanted])

  const choose = (experiment: Experiment) => {
    setNote(undefined)
    setDraft(draftOf(experiment, language))
    setOther(false)
    setWanted({ at: form })
  }
  const start = (experiment: Experiment, place: Place) => {
    lab.start(experiment, place)
    setWanted({ at: run })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the link with which the page was opened counts
  useEffect(() => {
    experimentIn(location.hash).then(
      (experiment) => experiment && choose(experiment),
      () => setNote(words.badLink),
    )
  }, [])

  const open = async (file: File) => {
    try {
      choose(checkExperiment(experimentPart(JSON.parse(await file.text()))))
    } catch (error) {
      setNote(words.badFile(file.name, error instanceof InputError ? error.in(language) : words.notJson))
    }
  }
  const share = async (experiment: Experiment) => {
    const link = await linkTo(experiment)
    history.replaceState(null, '', link)
    try {
      await navigator.clipboard.writeText(link)
      setNote(words.shared)
    } catch {
      setNote(words.sharedInAddress)
    }
  }

  const { experiment, report, played, isRunning, isDone, failure, refusal, place, onServer, begunBefore } = lab
  return (
    <main className="page lab">
      <h1>{words.heading}</h1>
      <p className="lab-lead">{words.lead}</p>
      <p>
        <Link href="/odds">{words.toOdds}</Link>
      </p>
      <details className="lab-questions" open={isOther} onToggle={({ currentTarget }) => setOther(currentTarget.open)}>
        <summary>
          <h2>{draft ? words.chooseOther : words.choose}</h2>
        </summary>
        <ul className="lab-ready">
          {READY_MADE.map((name) => {
            const each = readyMade(name)!
            return (
              <li key={name}>
                <button type="button" className="lab-card" onClick={() => choose(each)}>
                  <b>{labelIn(each.title, language)}</b>
                  <span className="quiet">{listedGame(each.game)!.title[language]}</span>
                  <span>{labelIn(each.question ?? '', language)}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <div className="cluster">
          <Button
            onClick={() => {
              setDraft(newDraft(FIRST_GAME, listedGame(FIRST_GAME)!.title[language], 2))
              setOther(false)
              setWanted({ at: form })
            }}
          >
            {words.build}
          </Button>
          <label className="button button-normal lab-file">
            {words.openFile}
            <input
              type="file"
              className="visually-hidden"
              accept=".json,application/json"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) void open(file)
                target.value = ''
              }}
            />
          </label>
        </div>
      </details>
      <p role="status" className="lab-note">
        {note}
      </p>
      <div ref={form}>
        {draft && (
          <section aria-labelledby="lab-experiment">
            <h2 id="lab-experiment">{words.experiment}</h2>
            {draft.question && <p className="lab-lead">{labelIn(draft.question, language)}</p>}
            <ExperimentForm
              draft={draft}
              isRunning={isRunning}
              change={setDraft}
              start={start}
              share={(wanted) => void share(wanted)}
            />
          </section>
        )}
      </div>
      <div ref={run} className="lab-runs">
        {refusal && (
          <p role="alert" className="lab-problem">
            {words.refused} {refusal.detail ? `${refusal.detail}.` : problems[refusal.code]}
          </p>
        )}
        {begunBefore && (
          <p role="status">
            {words.begunBefore(labelIn(begunBefore.title, language))}{' '}
            <Button onClick={() => choose(begunBefore)}>{words.openAgain}</Button>
          </p>
        )}
        {experiment && (
          <section aria-labelledby="lab-run" className="lab-run">
            <h2 id="lab-run">{labelIn(experiment.title, language)}</h2>
            <progress value={played} max={experiment.matches} aria-label={words.progressLabel} />
            <p role="status">
              {words.progress(grammar.number(played), grammar.number(experiment.matches))}
              {isDone && ` ${words.done}`}
              {!isDone && !isRunning && ` ${onServer?.why ? words.stoppedOnServer[onServer.why] : words.interrupted}`}
            </p>
            {isRunning && onServer && (
              <p className="quiet">
                {onServer.status === 'waiting' ? words.waitsOnServer : words.playedOnServer(onServer.others ?? 0)}
              </p>
            )}
            {failure && (
              <p role="alert">
                {words.failed(failure.match + 1, failure.variant + 1)} {failure.message}
              </p>
            )}
            <div className="cluster">
              {isRunning && <Button onClick={lab.pause}>{place === 'server' ? words.cancel : words.pause}</Button>}
              {!isRunning && !isDone && (
                <Button kind="primary" onClick={lab.goOn}>
                  {words.goOn}
                </Button>
              )}
              {!isRunning && <Button onClick={lab.forget}>{words.forget}</Button>}
            </div>
          </section>
        )}
        {report && <Results report={report} share={() => void share(report.experiment)} />}
      </div>
    </main>
  )
}
