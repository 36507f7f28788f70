/** What a session list calls a client: the browser and system it says it is, or the name of a program. Anybody may claim anything. */

/** In this order: Edge and Opera claim to be Chrome, Chrome claims to be Safari. */
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

export function clientLabel(userAgent = ''): string {
  const named = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([, sign]) => sign.test(userAgent))?.[0]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (browser) return system ? `${browser}, ${system}` : browser
  return /^[\w.+-]{1,24}/.exec(userAgent)?.[0] ?? ''
}
