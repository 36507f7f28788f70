/** Commands that change who plays: joining, leaving, starting, resigning, stand-ins, rematches. */
import type { Seat } from '@alea/engine'
import { abandoned, resigned } from './ending.ts'
import type { HostedMatch } from './hostedMatch.ts'
import { awaitedContributions, type Ids, isFinished, isPersonAt, sealed } from './record.ts'
import { Refusal } from './refusal.ts'
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
  stoodInFor,
  takenBack,
  withBot,
} from './seating.ts'
import { FAULTS } from './text/faults.ts'

export class SeatCommands {
  private readonly hosted: HostedMatch

  constructor(hosted: HostedMatch) {
    this.hosted = hosted
  }

  /** Sits a player down at a table that has not begun. */
  sit(player: Sitter, ids: Ids, wish: SitWish): Promise<Seat> {
    return this.hosted.inTurn(async () => {
      const seat = freeSeat(this.hosted.record, ids, wish)
      await this.hosted.amend(seated(this.hosted.record, seat, player, wish.commitment))
      // A rematch starts as soon as all players are back.
      if (isReserved(this.hosted.record) && isComplete(this.hosted.record)) await this.begin()
      return seat
    })
  }

  /** Leaves a seat before the beginning, or empties one at one's own table. */
  rise(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => this.hosted.amend(emptied(this.hosted.record, seat, ids)))
  }

  /** The host of the table puts a bot in an open seat. */
  placeBot(seat: Seat, bot: string, name: string, ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => this.hosted.amend(withBot(this.hosted.record, seat, bot, name, ids)))
  }

  start(ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => {
      if (!ids.has(this.hosted.record.host))
        throw new Refusal('not-allowed', (language) => FAULTS[language].onlyTheHost)
      await this.begin()
    })
  }

  private begin(): Promise<void> {
    const { stored, env, record } = this.hosted
    const now = env.now()
    stored.begin(begun(record, now, now + env.contributionMs), now)
    return this.hosted.keep()
  }

  /** Reveals the bytes a player committed to before the start. */
  reveal(seat: Seat, contribution: string, ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
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
    return this.hosted.inTurn(async () => {
      const { record, stored } = this.hosted
      checkSeat(record, seat, ids)
      this.hosted.playing()
      if (record.seats[seat]!.resigned === undefined)
        await this.hosted.amend(resigned(record, seat, this.hosted.env.now()))
      return stored.position
    })
  }

  /** Abandons a table, or a match in which no other person plays. */
  abandon(ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => {
      const { record } = this.hosted
      const others = record.seats.some(
        ({ player, resigned }) => player !== undefined && !ids.has(player) && resigned === undefined,
      )
      const mine = record.status === 'gathering' ? ids.has(record.host) : isSeated(record, ids) && !others
      if (isFinished(record)) throw new Refusal('not-open', (language) => FAULTS[language].hasEnded)
      if (!mine) throw new Refusal('not-allowed', (language) => FAULTS[language].othersPlay)
      await this.hosted.amend(abandoned(record, this.hosted.env.now()))
    })
  }

  /** Lets a bot play for somebody who has been gone for a while. */
  callStandIn(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => {
      const { record, env } = this.hosted
      const now = env.now()
      this.hosted.playing()
      if (!isSeated(record, ids)) throw new Refusal('not-allowed')
      if (!isPersonAt(record, seat)) throw new Refusal('not-open', (language) => FAULTS[language].noPersonThere)
      if (this.hosted.presence.count(seat) > 0 || now - this.hosted.presence.lastSeen(seat, now) < env.absenceMs)
        throw new Refusal('not-allowed', (language) => FAULTS[language].notGoneLong)
      await this.hosted.amend(stoodInFor(record, seat))
    })
  }

  /** The player takes the seat back from the bot. */
  takeBack(seat: Seat, ids: Ids): Promise<void> {
    return this.hosted.inTurn(async () => {
      const { record, stored } = this.hosted
      checkSeat(record, seat, ids)
      this.hosted.playing()
      const back = takenBack(record, seat)
      if (back === record) return
      stored.grant(seat)
      await this.hosted.amend(back)
    })
  }

  /** Records the rematch; the first player to ask decides which one it is. */
  rematch(id: string, ids: Ids): Promise<string> {
    return this.hosted.inTurn(async () => {
      if (!isFinished(this.hosted.record)) throw new Refusal('not-over')
      if (!isSeated(this.hosted.record, ids)) throw new Refusal('not-allowed')
      if (this.hosted.record.rematch === undefined) await this.hosted.amend({ ...this.hosted.record, rematch: id })
      return this.hosted.record.rematch!
    })
  }
}
