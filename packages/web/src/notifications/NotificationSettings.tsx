import { Button, Select, Switch, TextField } from '@alea/board'
import { type FormEvent, useEffect, useState } from 'react'
import { api, failureOf } from '../connection/api.ts'
import type { Failure, NotificationRule, Notifications, NotificationWish } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { canPush, isSubscribedHere, subscribeHere, unsubscribeHere } from './push.ts'

const RULES: readonly NotificationRule[] = ['always', 'days', 'never']
const USUAL_QUIET = { from: '22:00', to: '08:00' }

/** When, where and in which hours the player is told that it is their turn. */
export function NotificationSettings({ isMember }: { isMember: boolean }) {
  const { notifications: words, table } = useWords()
  const { language } = useSettings()
  const [now, setNow] = useState<Notifications>()
  const [isHere, setHere] = useState(false)
  const [problem, setProblem] = useState<Failure | string>()
  useEffect(() => {
    api.notifications().then(setNow, () => undefined)
    isSubscribedHere().then(setHere, () => undefined)
  }, [])
  if (!now) return null
  const attempt = async (work: () => Promise<Notifications | undefined>) => {
    setProblem(undefined)
    try {
      const after = await work()
      if (after) setNow(after)
      setHere(await isSubscribedHere())
    } catch (error) {
      setProblem(failureOf(error))
    }
  }
  const change = (wish: Partial<NotificationWish>) => {
    const { when, quiet } = { when: now.when, quiet: now.quiet, ...wish }
    void attempt(() => api.setNotifications({ when, language, ...(quiet && { quiet }) }))
  }
  const onThisDevice = (on: boolean) =>
    void attempt(async () => {
      const after = on ? await subscribeHere() : await unsubscribeHere()
      if (!after) setProblem(words.notAllowed)
      return after
    })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className="profile-box" aria-labelledby="notifications">
      <h2 id="notifications">{words.title}</h2>
      <p className="quiet">{words.help}</p>
      <Select
        label={words.when}
        value={now.when}
        options={RULES.map((value) => ({ value, label: words.rules[value] }))}
        onChange={(value) => change({ when: value as NotificationRule })}
      />
      {now.when !== 'never' && (
        <>
          <div className="profile-switches">
            {canPush() && (
              <Switch label={words.thisDevice} hint={words.thisDeviceHint} checked={isHere} onChange={onThisDevice} />
            )}
            <Switch
              label={words.quiet}
              hint={words.quietHint}
              checked={now.quiet !== undefined}
              onChange={(on) => change({ quiet: on ? { ...USUAL_QUIET, zone } : undefined })}
            />
          </div>
          {now.quiet && (
            <div className="profile-fields">
              {(['from', 'to'] as const).map((end) => (
                <TextField
                  key={end}
                  type="time"
                  label={words[end]}
                  value={now.quiet![end]}
                  onChange={(time) => time && change({ quiet: { ...now.quiet!, [end]: time, zone } })}
                />
              ))}
            </div>
          )}
          {isMember && now.offers.mail && <MailField now={now} attempt={attempt} />}
          {isMember && now.offers.webhooks && <WebhookField now={now} attempt={attempt} />}
          {!isMember && now.offers.mail && <p className="quiet">{words.membersMail}</p>}
        </>
      )}
      {problem && (
        <p role="alert">
          {typeof problem === 'string' ? problem : `${table.problems[problem.code]} ${problem.detail ?? ''}`}
        </p>
      )}
    </section>
  )
}

interface ChannelProps {
  readonly now: Notifications
  attempt(work: () => Promise<Notifications>): Promise<void>
}

function MailField({ now: { mail }, attempt }: ChannelProps) {
  const { notifications: words } = useWords()
  const [address, setAddress] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => api.setMail(address))
  }
  if (mail)
    return (
      <div className="stack">
        <p role="status">{mail.confirmed ? words.mailGoesTo(mail.address) : words.mailUnconfirmed(mail.address)}</p>
        <Button kind="quiet" onClick={() => void attempt(api.removeMail)}>
          {words.mailOff}
        </Button>
      </div>
    )
  return (
    <form className="profile-name" onSubmit={send}>
      <TextField label={words.mail} hint={words.mailHint} type="email" required value={address} onChange={setAddress} />
      <Button type="submit">{words.mailOn}</Button>
    </form>
  )
}

function WebhookField({ now: { webhook }, attempt }: ChannelProps) {
  const { notifications: words } = useWords()
  const [url, setUrl] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => api.setWebhook(url))
  }
  return (
    <details className="profile-more">
      <summary>{words.webhook}</summary>
      {webhook ? (
        <div className="stack">
          <p>
            {words.webhookGoesTo} <code className="wrap">{webhook.url}</code>
          </p>
          <p>
            {words.webhookSecret} <code className="wrap">{webhook.secret}</code>
          </p>
          <Button kind="quiet" onClick={() => void attempt(api.removeWebhook)}>
            {words.webhookOff}
          </Button>
        </div>
      ) : (
        <form className="profile-name" onSubmit={send}>
          <TextField
            label={words.webhookUrl}
            hint={words.webhookHint}
            type="url"
            required
            value={url}
            onChange={setUrl}
          />
          <Button type="submit">{words.webhookOn}</Button>
        </form>
      )}
    </details>
  )
}
