import { Select, Switch } from '@alea/board'
import { LANGUAGES, type Language } from '@alea/engine'
import { WORDS } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, type Settings, THEMES, useSettings } from '../settings/settings.ts'

/** Milliseconds a bot takes at least. */
const PACES = { fast: 0, brisk: 350, usual: 700, slow: 1500 } as const
type Pace = keyof typeof PACES

export function Preferences() {
  const words = useWords().profile
  const { language, theme, pace, confirm, autoPass, sound, coach } = useSettings()
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
        <Switch
          label={words.confirm}
          hint={words.confirmHint}
          checked={confirm}
          onChange={(on) => changeSettings({ confirm: on })}
        />
        <Switch
          label={words.autoPass}
          hint={words.autoPassHint}
          checked={autoPass}
          onChange={(on) => changeSettings({ autoPass: on })}
        />
        <Switch
          label={words.sound}
          hint={words.soundHint}
          checked={sound}
          onChange={(on) => changeSettings({ sound: on })}
        />
        <Switch
          label={words.coach}
          hint={words.coachHint}
          checked={coach}
          onChange={(on) => changeSettings({ coach: on })}
        />
      </div>
      <p className="quiet">{words.kept}</p>
    </section>
  )
}
