import { Select, Switch } from '@alea/board'
import { LANGUAGES, type Language } from '@alea/engine'
import { WORDS } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, type Settings, THEMES, useSettings } from '../settings/settings.ts'

/** Milliseconds a bot takes at least. */
const PACES = { fast: 0, brisk: 350, usual: 700, slow: 1500 } as const
type Pace = keyof typeof PACES

/** What is on or off, in the order shown. */
const SWITCHES = ['confirm', 'autoPass', 'sound', 'coach'] as const satisfies readonly (keyof Settings)[]

export function Preferences() {
  const words = useWords().profile
  const settings = useSettings()
  const { language, theme, pace } = settings
  const paceName = (Object.keys(PACES) as Pace[]).findLast((name) => PACES[name] <= pace) ?? 'usual'
  return (
    <section className="profile-box" aria-labelledby="preferences">
      <h2 id="preferences">{words.preferences}</h2>
      <div className="profile-fields">
        <Select
          label={words.language}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: WORDS[value].language }))}
          onChange={(value) => changeSettings({ language: value as Language })}
        />
        <Select
          label={words.theme}
          value={theme}
          options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
          onChange={(value) => changeSettings({ theme: value as Settings['theme'] })}
        />
        <Select
          label={words.pace}
          value={paceName}
          options={(Object.keys(PACES) as Pace[]).map((value) => ({ value, label: words.paces[value] }))}
          onChange={(value) => changeSettings({ pace: PACES[value as Pace] })}
        />
      </div>
      <div className="profile-switches">
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={words[name]}
            hint={words[`${name}Hint`]}
            checked={settings[name]}
            onChange={(on) => changeSettings({ [name]: on })}
          />
        ))}
      </div>
      <p className="quiet">{words.kept}</p>
    </section>
  )
}
