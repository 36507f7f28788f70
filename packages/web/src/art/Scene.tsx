/** The picture of a game on its tile. */
export function Scene({ game }: { game: string }) {
  return <div className="scene" data-scene={game} aria-hidden="true" />
}
