import { Button } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import './overlay.css'

/** When several people share a device, covers the table until the next one is ready. */
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
