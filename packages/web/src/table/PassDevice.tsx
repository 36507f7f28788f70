import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import './overlay.css'

/** Several people, one device: the table is covered until the next one is there. */
export function PassDevice({ name, ready }: { name: string; ready(): void }) {
  const words = useWords().table
  return (
    <div className="pass-device" role="alertdialog" aria-labelledby="pass-device">
      <h2 id="pass-device">{words.passDevice(name)}</h2>
      <p>{words.passDeviceHelp}</p>
      <Button kind="primary" autoFocus onClick={ready}>
        {words.ready(name)}
      </Button>
    </div>
  )
}
