import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import './overlay.css'

interface Props {
  readonly name: string
  ready(): void
  /** Back to whoever held it; left out if the match waits for the next one. */
  readonly back?: (() => void) | undefined
}

/** When several people share a device, covers the table until the next one is ready. */
export function PassDevice({ name, ready, back }: Props) {
  const { table: words, hotSeat } = useWords()
  return (
    <div className="pass-device" role="alertdialog" aria-labelledby="pass-device">
      <h2 id="pass-device">{words.passDevice(name)}</h2>
      <p>{words.passDeviceHelp}</p>
      <Button kind="primary" autoFocus onClick={ready}>
        {words.ready(name)}
      </Button>
      {back && (
        <Button kind="quiet" onClick={back}>
          {hotSeat.back}
        </Button>
      )}
    </div>
  )
}
