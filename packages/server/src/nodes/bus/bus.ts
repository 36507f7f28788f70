/** How nodes reach each other: short texts to an address. What is sent may be lost, and whoever listens notices by the numbers (../protocol/courier.ts). */
export interface Bus {
  /** From now on `hear` gets what is sent to this address; resolves when nothing that is sent later is missed. Ends what was listened to before. */
  listen(address: string, hear: (text: string) => void): Promise<void>
  send(address: string, text: string): void
  /** The longest text it carries, in bytes. */
  readonly longest: number
  /** False while it is known that nothing gets through. */
  readonly isUp: boolean
  close(): Promise<void>
}
