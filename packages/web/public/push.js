/** Part of the service worker: shows what the server pushes, and opens the table when it is clicked. */
const isTable = (path) => typeof path === 'string' && path.startsWith('/table/')

async function show({ title, body, match, path, language }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Whoever looks at that table sees it there.
  if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: match,
    renotify: true,
    icon: '/icon.svg',
    badge: '/icon-maskable.svg',
    data: { path },
  })
  await self.navigator.setAppBadge?.().catch(() => undefined)
}

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}

self.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (message && isTable(message.path)) event.waitUntil(show(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data ?? {}
  event.waitUntil(open(isTable(path) ? path : '/'))
})
