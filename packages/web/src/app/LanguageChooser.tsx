import { LANGUAGES, type Language } from '@alea/engine'
import { WORDS } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'

/** Every language under its own name. */
export function LanguageChooser() {
  const words = useWords().app
  const { language } = useSettings()
  return (
    <select
      className="layout-switch"
      aria-label={words.language}
      value={language}
      onChange={({ target }) => changeSettings({ language: target.value as Language })}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {WORDS[each].language}
        </option>
      ))}
    </select>
  )
}
