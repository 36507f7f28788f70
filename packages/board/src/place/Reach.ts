import { createContext, useContext } from 'react'

/** What the rules allow, place by place. The kit draws it and reports presses; it computes nothing. */
export interface Reach {
  optionsAt(place: string): readonly { readonly key: string; readonly label: string }[]
  closedAt(place: string): readonly { readonly key: string; readonly label: string; readonly rule: string }[]
  /** The app takes the only option, asks which of several, or explains why not. */
  press(place: string, anchor: HTMLElement): void
  /** Hovered or focused: the app previews. */
  point(place: string | undefined): void
  /** A place that the action bar or the log points to. */
  readonly pointed: string | undefined
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
