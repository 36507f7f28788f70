import { optionOf, type View } from '@alea/battle-dice'
import { Counter, classes, PlayerPanel, Row, Zone } from '@alea/board'
import type { Seat } from '@alea/engine'
import Value from '~icons/game-icons/crown'
import Flag from '~icons/game-icons/flying-flag'
import type { BoardProps } from '../boardModule.ts'
import { Coin } from './Coin.tsx'
import { CreaturePile } from './CreaturePile.tsx'
import { FighterDie } from './FighterDie.tsx'
import { actingDie, asksForPlace, type Pile, type Strip } from './layout.ts'
import { type BattleDiceWords, NAMES } from './names.ts'
import type { Rolls } from './rolls.ts'
import './playerStrip.css'

interface Props extends BoardProps<View> {
  readonly strip: Strip
  readonly rolls: Rolls
  readonly words: BattleDiceWords
}

/** [BD-3.1] One player: the infirmary, the arena, the locker room, from left to right. */
export function PlayerStrip(props: Props) {
  const { strip, view, names, language, words, offer, home, aside } = props
  const { seat, gold, earning, value } = strip
  const zone = (name: string, piles: readonly Pile[], className: string) => (
    <Zone label={name} empty={words.empty} className={classes('bd-zone', className)}>
      {piles.map((pile) => (
        <CreaturePile key={pile.race} pile={pile} zone={name} {...{ view, language, words }} />
      ))}
    </Zone>
  )
  const isFirst = view.turn > 0 && view.first === seat
  return (
    <PlayerPanel
      name={names[seat] ?? ''}
      seat={seat}
      active={offer !== undefined && seat === home}
      turnLabel={words.yourTurn}
      note={isFirst ? <FirstMark text={words.firstPlayer} /> : undefined}
      clock={aside(seat)}
      className="bd-strip"
      stats={
        <>
          <Counter value={value} label={words.value} icon={<Value />} className="bd-value" />
          <Counter value={gold} label={words.gold} icon={<Coin />} className="bd-gold" />
        </>
      }
    >
      <div className="bd-parts">
        {zone(words.infirmary, strip.infirmary, 'bd-infirmary')}
        <Zone
          label={words.arena}
          count={strip.arena.length > 0 && <Counter value={earning} label={words.earning} icon={<Coin />} />}
          className="bd-zone bd-arena"
        >
          <ArenaRow {...props} />
        </Zone>
        {zone(words.locker, strip.locker, 'bd-locker')}
      </div>
    </PlayerPanel>
  )
}

const FirstMark = ({ text }: { text: string }) => (
  <span className="bd-first">
    <Flag aria-hidden="true" /> <span>{text}</span>
  </span>
)

/** Ordered; where the rules ask for a place, the creature that uses its power may be dragged to the places offered. */
function ArenaRow({ strip, rolls, view, names, language, words, offer, choose }: Props) {
  const { seat, arena } = strip
  const moves = movesOf(offer, seat)
  const nameAt = (id: string) =>
    NAMES[language].race(arena.find(({ fighter }) => String(fighter.die) === id)!.fighter.race)
  return (
    <Row
      label={words.arena}
      className="bd-row"
      empty={words.empty}
      ids={arena.map(({ fighter }) => String(fighter.die))}
      items={arena.map((stand, index) => (
        <FighterDie
          key={stand.fighter.die}
          rolls={rolls.get(stand.fighter.die) ?? 0}
          {...{ stand, index, view, language, names, words }}
        />
      ))}
      onMove={moves && ((_, to) => choose(moves.keys.get(to)!))}
      canMoveTo={(id) => (moves && id === moves.die ? [...moves.keys.keys()] : [])}
      gripLabel={(id, at) => words.grip(nameAt(id), at + 1)}
      announce={(id, to) => words.moved(nameAt(id), to + 1)}
    />
  )
}

/** Which die moves, and the key of the answer for each index offered. */
function movesOf(offer: BoardProps['offer'], seat: Seat) {
  if (!offer || offer.seat !== seat || !asksForPlace(offer)) return undefined
  const keys = new Map(
    offer.options.flatMap(({ key, value }) => {
      const option = optionOf(offer.name, value)
      return 'place' in option ? [[option.place - 1, key] as const] : []
    }),
  )
  return { die: String(actingDie(offer)), keys }
}
