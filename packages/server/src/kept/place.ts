/** What a thread that keeps its results is started with. */
export interface Place {
  readonly data: string
  /** What all that is kept may take together. */
  readonly mostBytes: number
}
