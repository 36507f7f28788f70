import { play, Select, Switch, setSound } from '@alea/board'
import { LANGUAGES, type Language } from '@alea/engine'
import { WORDS } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, type Settings, THEMES, useSettings } from '../settings/settings.ts'
import { PaceField } from '../table/happening/PaceField.tsx'

const VOLUMES = { soft: 0.4, usual: 0.7, loud: 1 } as const
type Volume = keyof typeof VOLUMES

/** What is on or off, in the order shown. */
const SWITCHES = ['confirm', 'autoPass', 'sound', 'coach'] as const satisfies readonly (keyof Settings)[]

export function Preferences() {
  const words = useWords().profile
  const settings = useSettings()
  const { language, theme, sound, volume } = settings
  const volumeName = (Object.keys(VOLUMES) as Volume[]).findLast((name) => VOLUMES[name] <= volume) ?? 'soft'
  const changeVolume = (name: Volume) => {
    changeSettings({ volume: VOLUMES[name] })
    setSound(sound, VOLUMES[name])
    play('gain')
  }
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
        <PaceField />
        <Select
          label={words.volume}
          value={volumeName}
          options={(Object.keys(VOLUMES) as Volume[]).map((value) => ({ value, label: words.volumes[value] }))}
          onChange={(value) => changeVolume(value as Volume)}
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
