/** The board of a match under older rules: the present one as far as it can show their views, the plain one where it cannot. */
import type { Game } from '@alea/engine'
import { Component, createElement, type ReactNode } from 'react'
import type { BoardModule } from './boardModule.ts'
import { genericBoard } from './generic/genericBoard.ts'

/** Rules, sentences and events are those of `game`. What picks an answer piece by piece is left out: plain buttons always fit. */
export function olderBoard(present: BoardModule, game: Game): BoardModule {
  const plain = genericBoard(game, present.rules)
  return {
    ...plain,
    // biome-ignore lint/correctness/noComponentHookFactories: a module is made once for its game, and its board with it
    Board: (props) => (
      <BoardGuard plain={createElement(plain.Board, props)}>{createElement(present.Board, props)}</BoardGuard>
    ),
    places: orElse(present.places, plain.places),
    logMark: orElse(present.logMark ?? (() => null), () => null),
    eventPlaces: orElse(present.eventPlaces ?? (() => []), () => []),
    previewText: orElse(present.previewText ?? plain.previewText!, plain.previewText!),
    playsText: orElse(present.playsText ?? (() => undefined), () => undefined),
    scoreText: orElse(present.scoreText ?? (() => undefined), () => undefined),
  }
}

const orElse =
  <A extends unknown[], T>(work: (...args: A) => T, otherwise: (...args: A) => T) =>
  (...args: A): T => {
    try {
      return work(...args)
    } catch {
      return otherwise(...args)
    }
  }

interface Props {
  readonly plain: ReactNode
  readonly children: ReactNode
}

class BoardGuard extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.plain : this.props.children
  }
}
