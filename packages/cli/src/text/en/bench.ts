export const bench = {
  pig: (ours: string, boardgameio: string, ratio: string) =>
    `Pig, decisions per second: ${ours}; with boardgame.io: ${boardgameio} (${ratio} times as many here)`,
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
