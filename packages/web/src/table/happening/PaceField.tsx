import { Select } from '@alea/board'
import { useWords } from '../../language/useWords.ts'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { PACES, type PaceName, paceName } from './pace.ts'

/** How fast what others do is shown. It counts at once, also for what waits to be shown. */
export function PaceField() {
  const words = useWords().happening
  const { pace } = useSettings()
  return (
    <Select
      label={words.pace}
      value={paceName(pace)}
      options={(Object.keys(PACES) as PaceName[]).map((value) => ({ value, label: words.paces[value] }))}
      onChange={(value) => changeSettings({ pace: PACES[value as PaceName] })}
    />
  )
}
