/** Who plays: sits down, gets up, begins, gives up, is stood in for, comes back, plays again. */
import type { Seat } from '@alea/engine'
import { sha256 } from '../fair/dice.ts'
import { Refusal } from '../refusal.ts'
import { abandoned, wonBy } from './ending.ts'
import type { Presence } from './presence.ts'
import { awaitedContributions, type Ids, isPersonAt, sealed, withPlace } from './record.ts'
import { checkSeat, isSeated } from './rights.ts'
import {
  begun,
  emptied,
  freeSeat,
  isComplete,
  isReserved,
  type Sitter,
  type SitWish,
  seated,
  withBot,
} from './seating.ts'
import { isFinished } from './tableOf.ts'
import type { Writer } from './writer.ts'

export class Company {
  private readonly writer: Writer
  private readonly presence: Presence

  constructor(writer: Writer, presence: Presence) {
    this.writer = writer
    this.presence = presence
  }

  /** Sits a player down at a table that has not begun. */
  sit(player: Sitter, ids: Ids, wish: SitWish): Promise<Seat> {
    const { writer } = this
    return writer.inTurn(async () => {
      const seat = freeSeat(writer.record, ids, wish)
      await writer.amend(seated(writer.record, seat, player, wish.commitment))
      // A company that has played before begins as soon as it is complete.
      if (isReserved(writer.record) && isComplete(writer.record)) await this.begin()
      return seat
    })
  }

  /** Leaves a seat before the beginning, or empties one at one's own table. */
  rise(seat: Seat, ids: Ids): Promise<void> {
    const { writer } = this
    return writer.inTurn(() => writer.amend(emptied(writer.record, seat, ids)))
  }

  /** The host of the table puts a bot in an open seat. */
  placeBot(seat: Seat, bot: string, name: string, ids: Ids): Promise<void> {
    const { writer } = this
    return writer.inTurn(() => writer.amend(withBot(writer.record, seat, bot, name, ids)))
  }

  start(ids: Ids): Promise<void> {
    const { writer } = this
    return writer.inTurn(async () => {
      if (!ids.has(writer.record.host)) throw new Refusal('not-allowed', 'only who laid the table may begin')
      await this.begin()
    })
  }

  private async begin(): Promise<void> {
    const { ledger, house, record } = this.writer
    const now = house.now()
    ledger.begin(begun(record, now, now + house.contributionMs), now)
    await this.writer.keep()
  }

  /** Shows the bytes a player promised before the beginning. */
  reveal(seat: Seat, contribution: string, ids: Ids): Promise<number> {
    const { writer } = this
    return writer.inTurn(async () => {
      const { record, ledger } = writer
      const { dice } = record
      checkSeat(record, seat, ids)
      if (dice.contributions[seat] === contribution) return ledger.position
      if (!awaitedContributions(record).includes(seat)) throw new Refusal('not-open', 'no contribution is awaited')
      if (sha256(contribution) !== dice.commitments[seat])
        throw new Refusal('not-allowed', 'these are not the bytes that were promised')
      const contributions = dice.contributions.map((given, i) => (i === seat ? contribution : given))
      const shown = { ...record, dice: { ...dice, contributions } }
      await writer.amend(awaitedContributions(shown).length > 0 ? shown : sealed(shown))
      return ledger.position
    })
  }

  /** Gives up. Of two, the other wins; at a larger table a bot plays on in the empty chair; who plays alone just ends it. */
  resign(seat: Seat, ids: Ids): Promise<number> {
    const { writer } = this
    return writer.inTurn(async () => {
      const { record, ledger, house } = writer
      checkSeat(record, seat, ids)
      writer.playing()
      if (record.seats[seat]!.resigned) return ledger.position
      const resigned = withPlace(record, seat, { resigned: true, bot: record.standIn })
      const isLast = resigned.seats.every((place) => place.kind !== 'player' || place.resigned)
      if (record.seats.length === 2) await writer.amend(wonBy(resigned, 1 - seat, house.now()))
      else await writer.amend(isLast ? abandoned(resigned, house.now()) : resigned)
      return ledger.position
    })
  }

  /** Puts a table away, or a match in which no other person plays. */
  abandon(ids: Ids): Promise<void> {
    const { writer } = this
    return writer.inTurn(async () => {
      const { record, house } = writer
      const others = record.seats.some(({ player, resigned }) => player !== undefined && !ids.has(player) && !resigned)
      const mine = record.status === 'gathering' ? ids.has(record.host) : isSeated(record, ids) && !others
      if (isFinished(record)) throw new Refusal('not-open', 'the match has ended')
      if (!mine) throw new Refusal('not-allowed', 'others are playing: resign instead')
      await writer.amend(abandoned(record, house.now()))
    })
  }

  /** Somebody has been gone for long: another player calls a bot into the chair. */
  callStandIn(seat: Seat, ids: Ids): Promise<void> {
    const { writer, presence } = this
    return writer.inTurn(async () => {
      const { record, house } = writer
      writer.playing()
      if (!isSeated(record, ids)) throw new Refusal('not-allowed')
      if (!isPersonAt(record, seat)) throw new Refusal('not-open', 'no person plays there')
      if (!presence.isGoneFor(seat, house.absenceMs, house.now()))
        throw new Refusal('not-allowed', 'that player has not been gone long enough')
      await writer.amend(withPlace(record, seat, { bot: record.standIn }))
    })
  }

  /** The player is back and plays on. */
  takeBack(seat: Seat, ids: Ids): Promise<void> {
    const { writer } = this
    return writer.inTurn(async () => {
      const { record, ledger } = writer
      checkSeat(record, seat, ids)
      writer.playing()
      const { bot, ...back } = record.seats[seat]!
      if (back.resigned) throw new Refusal('not-allowed', 'you have resigned')
      if (bot === undefined) return
      ledger.grant(seat)
      await writer.amend({ ...record, seats: record.seats.map((place, i) => (i === seat ? back : place)) })
    })
  }

  /** Notes where the same company plays on; the first to ask decides. */
  rematch(id: string, ids: Ids): Promise<string> {
    const { writer } = this
    return writer.inTurn(async () => {
      if (!isFinished(writer.record)) throw new Refusal('not-over')
      if (!isSeated(writer.record, ids)) throw new Refusal('not-allowed')
      if (writer.record.rematch === undefined) await writer.amend({ ...writer.record, rematch: id })
      return writer.record.rematch!
    })
  }
}
