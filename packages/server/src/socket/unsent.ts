/** What all clients together have not read yet. */
export class Unsent {
  /** Bytes that wait in this process. */
  bytes = 0
  /** Bytes handed over since the start. */
  sent = 0
  private readonly most: number
  private readonly tooMuch: () => void

  /** `tooMuch` is called when more than `most` bytes wait. */
  constructor(most: number, tooMuch: () => void) {
    this.most = most
    this.tooMuch = tooMuch
  }

  changed(by: number): void {
    this.bytes += by
    if (by > 0 && this.bytes > this.most) this.tooMuch()
  }
}
