import { Button, CheckIcon, WarningIcon } from '@alea/board'
import { type Game, InputError, type Language } from '@alea/engine'
import { type Bundle, type Verdict, verifyFair } from '@alea/protocol/client'
import { useState } from 'react'
import { storedContribution } from '../connection/contribution.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import type { ReplaySource } from './replaySource.ts'
import './logProblem.css'
import './fairPanel.css'

interface Found {
  readonly bundle?: Bundle
  readonly verdict?: Verdict
  readonly problem?: string
}

/** Rolls every die of the match again in this browser, and says what that proves. */
export function FairPanel({ source, game, names }: { source: ReplaySource; game: Game; names: readonly string[] }) {
  const words = useWords().replay
  const { language } = useSettings()
  const [found, setFound] = useState<Found | 'verifying'>()
  const { proof } = source
  if (!proof) return <p className="quiet">{source.kind === 'file' ? words.fileDice : words.localDice}</p>
  const verify = async () => {
    setFound('verifying')
    setFound(await verdictOf(game, proof, language))
  }
  return (
    <div className="fair stack">
      <p>{words.verifyHelp}</p>
      <Button kind="primary" busy={found === 'verifying'} onClick={verify}>
        {words.verify}
      </Button>
      <div role="status">
        {found === 'verifying' && <p className="quiet">{words.verifying}</p>}
        {typeof found === 'object' && <Finding found={found} names={names} />}
      </div>
    </div>
  )
}

async function verdictOf(game: Game, proof: () => Promise<Bundle>, language: Language): Promise<Found> {
  let bundle: Bundle | undefined
  try {
    bundle = await proof()
    // Lets the button show its busy state before the verification blocks the page.
    await new Promise((resolve) => setTimeout(resolve, 30))
    return { bundle, verdict: verifyFair(game, bundle.log, bundle.proof) }
  } catch (error) {
    const problem = error instanceof InputError ? error.in(language) : String(error)
    return bundle ? { bundle, problem } : { problem }
  }
}

function Finding({ found: { bundle, verdict, problem }, names }: { found: Found; names: readonly string[] }) {
  const words = useWords().replay
  const added = bundle?.proof.contributions.some((each) => each !== null)
  return (
    <div className="stack" data-verdict={verdict ? 'fits' : 'wrong'}>
      {verdict ? (
        <p className="fair-verdict fair-fits">
          <CheckIcon /> <span>{words.fits(verdict.rolls, verdict.shuffles)}</span>
        </p>
      ) : (
        <p className="fair-verdict fair-wrong">
          <WarningIcon /> <span>{words.doesNotFit}</span>
        </p>
      )}
      {problem !== undefined && <p className="quiet replay-detail">{problem}</p>}
      {verdict && (
        <>
          <h3>{words.proves}</h3>
          <ul>
            {(added ? words.provesAll : words.provesAll.slice(0, 1)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{words.provesSeal}</p>
          <h3>{words.provesNot}</h3>
          <ul>
            {!added && <li>{words.nobodyAdded}</li>}
            {verdict.salts > 0 && <li>{words.salted(verdict.salts)}</li>}
            {words.provesNotAll.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {bundle && <Seeds bundle={bundle} names={names} />}
    </div>
  )
}

function Seeds({ bundle: { proof }, names }: { bundle: Bundle; names: readonly string[] }) {
  const words = useWords().replay
  const mine = storedContribution(proof.match)
  const isMine = mine !== undefined && proof.contributions.includes(mine)
  return (
    <dl className="fair-seeds">
      <dt>{words.seal}</dt>
      <dd>{proof.commitment}</dd>
      <dt>{words.secret}</dt>
      <dd>{proof.secret}</dd>
      {proof.contributions.map((given, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat}>
          <dt>{words.bytesOf(names[seat] ?? '')}</dt>
          <dd>{given ?? words.bytesNone}</dd>
          {given !== null && given === mine && <dd className="fair-mine">{words.bytesMine}</dd>}
        </div>
      ))}
      {proof.salts?.map(({ from, salt }) => (
        <div key={from}>
          <dt>{words.saltFrom(from)}</dt>
          <dd>{salt}</dd>
        </div>
      ))}
      {mine !== undefined && !isMine && <dd className="fair-wrong">{words.bytesNotMine}</dd>}
    </dl>
  )
}
