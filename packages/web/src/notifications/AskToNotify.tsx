import { Button } from '@alea/board'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../language/useWords.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { canPush, subscribeHere } from './push.ts'

interface Props {
  /** There are days for an answer. */
  readonly isSlow: boolean
  readonly isMyTurn: boolean
}

/** After the first move at a slow table, and only then: whether to be told when it is one's turn again. */
export function AskToNotify({ isSlow, isMyTurn }: Props) {
  const { notifications: words } = useWords()
  const { askedToNotify } = useSettings()
  const [said, setSaid] = useState<string>()
  const hasMoved = useHasMoved(isMyTurn)
  if (said) return <p className="absence-notice">{said}</p>
  if (!isSlow || !hasMoved || askedToNotify || !canPush() || Notification.permission !== 'default') return null
  const accept = async () => {
    const told = await subscribeHere().catch(() => undefined)
    changeSettings({ askedToNotify: true })
    setSaid(told ? words.willTell : words.notAllowed)
  }
  return (
    <p className="absence-notice">
      <span>{words.askAfterMove}</span>
      <Button kind="primary" onClick={() => void accept()}>
        {words.tellMe}
      </Button>
      <Button kind="quiet" onClick={() => changeSettings({ askedToNotify: true })}>
        {words.notNow}
      </Button>
    </p>
  )
}

function useHasMoved(isMyTurn: boolean): boolean {
  const wasMyTurn = useRef(false)
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    if (wasMyTurn.current && !isMyTurn) setHasMoved(true)
    wasMyTurn.current = isMyTurn
  }, [isMyTurn])
  return hasMoved
}
