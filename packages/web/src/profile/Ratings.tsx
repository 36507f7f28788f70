import type { Profile } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'

export function Ratings({ ratings }: { ratings: Profile['ratings'] }) {
  const { profile: words, clocks } = useWords()
  const { language } = useSettings()
  const pools: Readonly<Record<string, string>> = clocks.pools
  return (
    <section className="profile-box" aria-labelledby="ratings">
      <h2 id="ratings">{words.ratings}</h2>
      {ratings.length === 0 && <p className="quiet">{words.noRatings}</p>}
      <ul className="profile-list">
        {ratings.map(({ pool, shown, matches }) => {
          const [game = '', mode = ''] = pool.split('/')
          return (
            <li key={pool}>
              <span>{words.ratingOf(listedGame(game)?.title[language] ?? game, pools[mode] ?? mode)}</span>
              <b>{words.rating(shown, matches)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
