import type { Layout } from './layout.ts'

/** Changes with what needs room: boards, what lies beside them, cards. */
export const fitKey = (
  { hand, looking, found, branches }: Layout,
  laid: Layout['fighters'],
  language: string,
  room: string,
) =>
  JSON.stringify([
    language,
    room,
    hand?.length,
    [...looking, ...found].length,
    branches.map(({ key }) => key),
    laid.map(({ fighter, tokens, companions, laid: open, shownHand }) => [
      fighter.board,
      tokens.map(({ id }) => id),
      companions.map(({ state }) => state),
      open.length,
      shownHand.length,
    ]),
  ])
