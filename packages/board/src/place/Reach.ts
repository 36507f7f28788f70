import { createContext, useContext } from 'react'

/** What the rules allow, place by place. The kit draws it and reports presses; it computes nothing. */
export interface Reach {
  optionsAt(place: string): readonly { readonly key: string; readonly label: string }[]
  /** `why`: what is missing, if that can be said. */
  closedAt(place: string): readonly {
    readonly key: string
    readonly label: string
    readonly rule: string
    readonly why?: string | undefined
  }[]
  /** The app takes the only option, asks which of several, or explains why not. */
  press(place: string, anchor: HTMLElement): void
  /** Hovered or focused: the app previews. */
  point(place: string | undefined): void
  /** The key that does the same as pressing the place, written at its corner. */
  keyAt?(place: string): string | undefined
  /** A place that the action bar or the log points to. */
  readonly pointed: string | undefined
  /** Where something has just happened, or what a line of the log is about: ids of places, pieces and, as `seat:1`, players. */
  readonly lit?: ReadonlySet<string> | undefined
}

const OUT_OF_REACH: Reach = {
  optionsAt: () => [],
  closedAt: () => [],
  press: () => {},
  point: () => {},
  pointed: undefined,
}

const ReachContext = createContext<Reach>(OUT_OF_REACH)
export const ReachProvider = ReachContext.Provider
export const useReach = (): Reach => useContext(ReachContext)

/** Has something just happened here? */
export const useLit = (id: string): boolean => useReach().lit?.has(id) ?? false

/** The id of a player's panel among what is lit. */
export const seatId = (seat: number): string => `seat:${seat}`
