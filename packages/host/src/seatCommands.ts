/** Commands that change who plays: joining, leaving, starting, resigning, stand-ins, rematches. */
import type { Seat } from '@alea/engine'
import { checkGone, replaced } from './absence.ts'
import { abandoned, resigned } from './ending.ts'
import type { HostedMatch } from './hostedMatch.ts'
import { withoutResigned } from './proposals.ts'
import { awaitedContributions, type Ids, isFinished, sealed, withoutName } from './record.ts'
import { Refusal } from './refusal.ts'
import { checkSeat, isSeated, keepsSeatFor } from './rights.ts'
import {
  begun,
  checkGathering,
  emptied,
  freeSeat,
  isComplete,
  isReserved,
  type Sitter,
  type SitWish,
  seated,
  swapped,
  takenBack,
  unreserved,
  withBot,
  withReady,
} from './seating.ts'
import { withNewLink } from './seatLinks.ts'
import { FAULTS } from './text/faults.ts'

export class SeatCommands {
  private readonly hosted: HostedMatch

  constructor(hosted: HostedMatch) {
    this.hosted = hosted
  }

  /** Sits a player down at a table that has not begun. */
  sit(player: Sitter, ids: Ids, wish: SitWish): Promise<Seat> {
    return this.hosted.inTurnOf(ids, async () => {
      const seat = freeSeat(this.hosted.record, ids, wish)
      await this.checkBlocks(player.id, ids)
      await this.hosted.amend(seated(this.hosted.record, seat, player, wish.commitment))
      // A rematch starts as soon as all players are back.
      if (isReserved(this.hosted.record) && isComplete(this.hosted.record)) await this.begin()
      return seat
    })
  }

  /** Sits a player of the previous match down in every seat reserved for them; who already sits stays. */
  sitAgain(player: Sitter, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      const before = this.hosted.record
      let record = before
      while (keepsSeatFor(record, ids)) record = seated(record, freeSeat(record, ids, {}), player)
      if (record === before) return
      await this.checkBlocks(player.id, ids)
      await this.hosted.amend(record)
      if (isComplete(record)) await this.begin()
    })
  }

  /** Nobody sits down with a person they have blocked, or who has blocked them; who already sits stays. */
  private async checkBlocks(player: string, ids: Ids): Promise<void> {
    const { record, env } = this.hosted
    const people = [...record.seats.map((seat) => seat.player), ...(isFinished(record) ? [] : [record.host])]
    const others = people.filter((one) => one !== undefined && !ids.has(one)) as string[]
    const side = others.length === 0 ? null : await env.blockBetween?.(player, others)
    if (side) throw new Refusal('not-allowed', (language) => FAULTS[language].blocked[side])
  }

  /** Leaves a seat before the beginning, or empties one at one's own table. */
  rise(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record, env } = this.hosted
      await this.hosted.amend(emptied(record, seat, ids, env.newId()))
      // Whoever sat here must not see the hand of the next.
      for (const subscriber of this.hosted.subscribers.at(seat)) this.hosted.leave(subscriber, seat)
    })
  }

  /** The host of the table gives an open seat a new link; the old one is used up. */
  renewLink(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      this.checkHost(ids)
      checkGathering(this.hosted.record)
      await this.hosted.amend(withNewLink(this.hosted.record, seat, this.hosted.env.newId()))
    })
  }

  /** The host of the table changes the link to watch; the old one no longer works. */
  renewWatchLink(ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      this.checkHost(ids)
      await this.hosted.amend({ ...this.hosted.record, watchLink: this.hosted.env.newId() })
    })
  }

  private checkHost(ids: Ids): void {
    if (!ids.has(this.hosted.record.host)) throw new Refusal('not-allowed', (language) => FAULTS[language].onlyTheHost)
  }

  /** The host of the table puts a bot in an open seat. */
  placeBot(seat: Seat, bot: string, name: string, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => this.hosted.amend(withBot(this.hosted.record, seat, bot, name, ids)))
  }

  /** Says before the start that it may begin. */
  ready(seat: Seat, isReady: boolean, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => this.hosted.amend(withReady(this.hosted.record, seat, isReady, ids)))
  }

  /** The host of the table has two seats change places. */
  swap(one: Seat, other: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      this.checkHost(ids)
      await this.hosted.amend(swapped(this.hosted.record, one, other))
      // They watch again, from the seats they have now.
      for (const seat of [one, other])
        for (const subscriber of this.hosted.subscribers.at(seat)) this.hosted.leave(subscriber, seat)
    })
  }

  start(ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      this.checkHost(ids)
      await this.begin()
    })
  }

  private begin(): Promise<void> {
    const { stored, env, record } = this.hosted
    const now = env.now()
    this.hosted.checkPlayable()
    stored.begin(begun(record, now, now + env.contributionMs), now)
    return this.hosted.keep()
  }

  /** Reveals the bytes a player committed to before the start. */
  reveal(seat: Seat, contribution: string, ids: Ids): Promise<number> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record, stored } = this.hosted
      const { dice } = record
      checkSeat(record, seat, ids)
      if (dice.contributions[seat] === contribution) return stored.position
      if (!awaitedContributions(record).includes(seat))
        throw new Refusal('not-open', (language) => FAULTS[language].noContribution)
      if (this.hosted.env.sha256(contribution) !== dice.commitments[seat])
        throw new Refusal('not-allowed', (language) => FAULTS[language].otherBytes)
      const contributions = dice.contributions.map((given, i) => (i === seat ? contribution : given))
      const shown = { ...record, dice: { ...dice, contributions } }
      await this.hosted.amend(awaitedContributions(shown).length > 0 ? shown : sealed(shown))
      return stored.position
    })
  }

  resign(seat: Seat, ids: Ids): Promise<number> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record, stored } = this.hosted
      checkSeat(record, seat, ids)
      this.hosted.playing()
      const now = this.hosted.env.now()
      if (record.seats[seat]!.resigned === undefined)
        await this.hosted.amend(withoutResigned(resigned(record, seat, now), now))
      return stored.position
    })
  }

  /** Somebody leaves for good: resigns every seat they have, or leaves a table that has not begun, and their own is abandoned. */
  quit(ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => {
      const { env } = this.hosted
      const own = this.hosted.record.seats.flatMap(({ player }, seat) => (ids.has(player ?? '') ? [seat] : []))
      const isHost = ids.has(this.hosted.record.host)
      if (this.hosted.record.status === 'gathering') {
        let { record } = this.hosted
        if (isHost) record = abandoned(record, env.now())
        else for (const seat of own) record = emptied(record, seat, ids, env.newId())
        return this.hosted.amend(unreserved(record, (player) => ids.has(player)))
      }
      for (const seat of own) {
        const { record } = this.hosted
        if (record.status !== 'playing' || record.seats[seat]!.resigned !== undefined) continue
        this.hosted.playing()
        await this.hosted.amend(withoutResigned(resigned(record, seat, env.now()), env.now()))
      }
      if (own.length === 0 && isHost && !isFinished(this.hosted.record))
        await this.hosted.amend(abandoned(this.hosted.record, env.now()))
    })
  }

  /** Removes the name of deleted players. */
  removeName(ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => {
      const record = withoutName(this.hosted.record, ids)
      if (record !== this.hosted.record) await this.hosted.amend(record)
    })
  }

  /** Abandons a table, or a match in which no other person plays; a match among bots is its host's. */
  abandon(ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record } = this.hosted
      const others = record.seats.some(
        ({ player, resigned }) => player !== undefined && !ids.has(player) && resigned === undefined,
      )
      const mine =
        record.status === 'gathering'
          ? ids.has(record.host)
          : (isSeated(record, ids) || ids.has(record.host)) && !others
      if (isFinished(record)) throw new Refusal('not-open', (language) => FAULTS[language].hasEnded)
      if (!mine) throw new Refusal('not-allowed', (language) => FAULTS[language].othersPlay)
      await this.hosted.amend(abandoned(record, this.hosted.env.now()))
    })
  }

  /** Has somebody replaced who has been gone for longer than the table's rule allows. */
  callStandIn(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record, env } = this.hosted
      const now = env.now()
      this.hosted.running()
      if (!isSeated(record, ids)) throw new Refusal('not-allowed')
      checkGone(record, seat, this.hosted.presence, now, env.absenceMs)
      await this.hosted.amend(replaced(record, seat, now, 'absence'))
    })
  }

  /** The player takes the seat back from the bot. */
  takeBack(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record, stored } = this.hosted
      checkSeat(record, seat, ids)
      this.hosted.playing()
      const back = takenBack(record, seat, this.hosted.env.now())
      if (back === record) return
      stored.grant(seat)
      await this.hosted.amend(back)
    })
  }

  /** The id of the rematch. `create` makes its table when the first player asks, and is not called for anybody who may not ask. */
  rematch(create: () => Promise<string>, player: string, ids: Ids): Promise<string> {
    return this.hosted.inTurnOf(ids, async () => {
      const { record } = this.hosted
      if (!isFinished(record)) throw new Refusal('not-over')
      if (!isSeated(record, ids)) throw new Refusal('not-allowed')
      await this.checkBlocks(player, ids)
      if (record.rematch !== undefined) return record.rematch
      const rematch = await create()
      await this.hosted.amend({ ...record, rematch })
      return rematch
    })
  }
}
