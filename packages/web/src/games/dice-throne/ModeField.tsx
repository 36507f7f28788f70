/** The mode of a new table, where its number of players leaves a choice. */
import { Select } from '@alea/board'
import { modesFor } from '@alea/dice-throne'
import { useEffect } from 'react'
import type { OptionFieldProps } from '../boardModule.ts'

export function ModeField({ label, value, seats, text, change }: OptionFieldProps) {
  const modes: readonly string[] = modesFor(seats.length)
  const chosen = typeof value === 'string' && modes.includes(value) ? value : modes[0]!
  useEffect(() => {
    // The number of players has changed since.
    if (value !== undefined && value !== chosen) change(chosen)
  })
  if (modes.length < 2) return null
  return (
    <Select
      label={label}
      value={chosen}
      onChange={change}
      options={modes.map((mode) => ({ value: mode, label: text(mode) }))}
    />
  )
}
