import { IconButton, play, setSound } from '@alea/board'
import { useWords } from '../language/useWords.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'

/** Sound on or off, in one press; how loud is a matter of the profile. */
export function SoundSwitch() {
  const words = useWords().highlights
  const { sound, volume } = useSettings()
  const turn = () => {
    changeSettings({ sound: !sound })
    setSound(!sound, volume)
    if (!sound) play('turn')
  }
  return (
    <IconButton
      label={sound ? words.soundOn : words.soundOff}
      pressed={sound}
      icon={sound ? <Loud /> : <Mute />}
      onClick={turn}
    />
  )
}

const SPEAKER = 'M3 8v4h3l4 3.5v-11L6 8Z'

const Loud = () => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={`${SPEAKER}M13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10`} />
  </svg>
)

const Mute = () => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={`${SPEAKER}M13 8l4 4M17 8l-4 4`} />
  </svg>
)
