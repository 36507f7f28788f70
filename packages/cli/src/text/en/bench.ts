export const bench = {
  pig: (ours: string, boardgameio: string, ratio: string) =>
    `Pig, decisions per second: ${ours}; with boardgame.io: ${boardgameio} (${ratio} times as many here)`,
  pigAlone: (ours: string) =>
    `Pig, decisions per second: ${ours}; there is nothing to compare with, because boardgame.io is not installed here (npm install without --omit=dev installs it)`,
  columns: {
    game: 'game',
    seats: 'seats',
    decisions: 'decisions/s',
    best: 'best',
    matches: 'matches/s',
    clone: 'clone µs',
    view: 'view µs',
    searches: 'iter./s',
  },
}
