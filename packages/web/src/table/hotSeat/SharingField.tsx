import { Switch } from '@alea/board'
import { useWords } from '../../language/useWords.ts'

/** Do the people at this device trust each other? Then nobody has to pass it on. */
export function SharingField({ open, change }: { open: boolean; change(open: boolean): void }) {
  const words = useWords().hotSeat
  return <Switch label={words.trust} hint={words.trustHint} checked={open} onChange={change} />
}
