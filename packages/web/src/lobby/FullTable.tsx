import { Button } from '@alea/board'
import { Link } from 'wouter'
import type { Table } from '../connection/types.ts'
import { listedGame } from '../games/gameList.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import { nameAt } from '../table/seatNames.ts'

/** Where an invitation leads that has no seat left: who plays, and what one can do instead. */
export function FullTable({ table, watch }: { table: Table; watch(): void }) {
  const { lobby: words, table: tableWords, grammar } = useWords()
  const { language } = useSettings()
  const title = listedGame(table.game)?.title[language] ?? table.game
  const taken = table.seats.filter(({ kind }) => kind !== 'open')
  const names = taken.map((info, seat) => nameAt(info, seat, tableWords))
  const isOver = table.ended !== undefined || table.status === 'abandoned'
  return (
    <main className="page">
      <div className="lobby-welcome stack">
        <h1>{words.fullTitle}</h1>
        <p>
          {words.fullWhy[isOver ? 'over' : table.status === 'playing' ? 'playing' : 'gathering'](
            title,
            grammar.list(names),
          )}
        </p>
        <div className="cluster">
          {(table.spectators || isOver) && (
            <Button kind="primary" onClick={watch}>
              {isOver ? words.seeResult : words.watchInstead}
            </Button>
          )}
          <Link href={`/new/${table.game}`} className="button-link">
            {words.ownTable(title)}
          </Link>
          <Link href="/" className="button-link">
            {tableWords.home}
          </Link>
        </div>
      </div>
    </main>
  )
}
