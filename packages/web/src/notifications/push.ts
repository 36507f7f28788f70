/** Whether this browser is told when a table waits. */
import { api } from '../connection/api.ts'
import type { Notifications, PushSubscriptionWish } from '../connection/types.ts'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export const isSubscribedHere = async (): Promise<boolean> =>
  canPush() && Notification.permission === 'granted' && (await current()) !== null

/** Asks for permission; undefined if it is not given. */
export async function subscribeHere(): Promise<Notifications | undefined> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return undefined
  const { offers } = await api.notifications()
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: offers.pushKey,
  })
  return api.subscribePush(subscription.toJSON() as PushSubscriptionWish)
}

export async function unsubscribeHere(): Promise<Notifications> {
  const subscription = await current()
  if (!subscription) return api.notifications()
  await subscription.unsubscribe()
  return api.unsubscribePush(subscription.endpoint)
}

/** A subscription ends with the session on the server: whoever signed in anew in this browser goes on being told. */
export async function keepSubscribed(): Promise<void> {
  if (!(await isSubscribedHere())) return
  await api.subscribePush((await current())!.toJSON() as PushSubscriptionWish)
}
