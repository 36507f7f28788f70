import { useState } from 'react'
import {
  BUTTON_KINDS,
  Button,
  CheckIcon,
  IconButton,
  InfoIcon,
  Select,
  Switch,
  Tabs,
  TextField,
  WarningIcon,
} from '../src/index.ts'

export function Controls() {
  const [name, setName] = useState('')
  const [level, setLevel] = useState('2')
  const [sound, setSound] = useState(true)
  return (
    <>
      <div className="cluster">
        {BUTTON_KINDS.map((kind, at) => (
          <Button key={kind} kind={kind} shortcut={`${at + 1}`}>
            {kind}
          </Button>
        ))}
        <Button kind="primary" icon={<CheckIcon />} note="Deals 5, leaves 12">
          Attack
        </Button>
        <Button kind="primary" busy>
          Busy
        </Button>
        <Button aria-disabled>Closed</Button>
        <Button disabled>Disabled</Button>
        <IconButton label="Rules" icon={<InfoIcon />} />
        <IconButton label="Log" icon={<WarningIcon />} badge={3} pressed />
      </div>
      <div className="demo-two">
        <TextField label="Name" hint="Shown at the table" value={name} onChange={setName} placeholder="Ada" />
        <TextField label="Link" error="This table is full." value="x7f" onChange={() => {}} />
        <Select
          label="Bot"
          value={level}
          onChange={setLevel}
          options={['1', '2', '3'].map((value) => ({ value, label: `Level ${value}` }))}
        />
        <div>
          <Switch label="Sound" hint="Small clicks and rolls" checked={sound} onChange={setSound} />
          <Switch label="Confirm" checked={false} onChange={() => {}} />
        </div>
      </div>
      <Tabs
        label="Beside the table"
        tabs={[
          { id: 'log', label: 'Log', content: 'Ada rolled 6 6 5 2 1.' },
          { id: 'chat', label: 'Chat', badge: 2, content: 'Well played!' },
          { id: 'odds', label: 'Odds', content: '42 %' },
        ]}
      />
    </>
  )
}
