/** Several people at one device. */
export const hotSeat = {
  trust: 'We trust each other',
  trustHint: 'Hands stay open: the table turns to whoever is asked, and nobody passes the device on.',
  aloud: (name: string) => `A question to ${name}`,
  mayRespond: (name: string) => `${name} may respond now: ask aloud.`,
  asks: (name: string, ask: string) => `${name}: ${ask}`,
  noResponse: 'No response',
  responds: (name: string) => `${name} responds`,
  takes: (name: string) => `Pass the device to ${name}`,
  notThisTurn: (name: string) => `Don’t ask ${name} again this turn`,
  back: 'Back',
}
