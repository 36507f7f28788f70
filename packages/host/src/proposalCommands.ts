/** Commands about proposals, what happens once everybody has agreed, and resuming a paused match. */
import type { Seat } from '@alea/engine'
import type { ClockSetup, Pause, ProposalAnswer, ProposalKind } from '@alea/protocol/client'
import type { HostedMatch } from './hostedMatch.ts'
import { withoutPassing } from './orders.ts'
import {
  accepted,
  answeredOver,
  awaitedBy,
  consenters,
  ended,
  openProposal,
  type ProposalRecord,
  proposed,
  withoutProposalsTo,
} from './proposals.ts'
import type { Ids, MatchRecord } from './record.ts'
import { Refusal, refused } from './refusal.ts'
import { checkSeat } from './rights.ts'
import { FAULTS } from './text/faults.ts'

/** How long the others are told before a paused match goes on. */
export const RESUME_NOTICE_MS = 10_000

export interface ProposalCommand {
  readonly id?: string
  readonly seat: Seat
  readonly kind: ProposalKind
  readonly clock?: ClockSetup | null
}

export class ProposalCommands {
  private readonly hosted: HostedMatch

  constructor(hosted: HostedMatch) {
    this.hosted = hosted
  }

  /** Proposes something. Where no other person plays, it happens at once. */
  propose({ id, seat, kind, clock }: ProposalCommand, ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
      const { stored, env } = this.hosted
      checkSeat(this.hosted.record, seat, ids)
      const match = this.hosted.playing()
      const to = kind === 'undo' ? stored.lastDecision(seat) : undefined
      const wish = { kind, ...(clock !== undefined && { clock }), ...(to !== undefined && { to }) }
      const record = proposed(this.hosted.record, seat, id === undefined ? wish : { ...wish, command: id }, env.now())
      if (record === this.hosted.record) return stored.position
      if (kind === 'undo' && to === undefined) throw refused(match, { reason: 'barred', by: 'nothing' }, seat)
      await this.goOn(record, record.proposals!.open.at(-1)!)
      return stored.position
    })
  }

  reply(seat: Seat, id: string, answer: ProposalAnswer, ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
      const { stored, env } = this.hosted
      checkSeat(this.hosted.record, seat, ids)
      this.hosted.playing()
      const now = env.now()
      const proposal = openProposal(this.hosted.record, id)
      if (answer === 'withdraw') {
        if (proposal.by !== seat) throw new Refusal('not-allowed', (language) => FAULTS[language].notYourProposal)
        await this.hosted.amend(ended(this.hosted.record, proposal, 'withdrawn', now))
        return stored.position
      }
      if (!consenters(this.hosted.record, proposal.by).includes(seat))
        throw new Refusal('not-allowed', (language) => FAULTS[language].notAsked)
      if (answer === 'accept') {
        if (!proposal.accepted.includes(seat)) {
          const record = accepted(this.hosted.record, proposal, seat)
          await this.goOn(record, openProposal(record, id))
        }
      } else {
        const record = ended(this.hosted.record, proposal, 'declined', now, seat)
        await this.hosted.amend(answer === 'decline' ? record : withoutProposalsTo(record, proposal.by, seat))
      }
      return stored.position
    })
  }

  /** Stores the record with a proposal; carries the proposal out if everybody has agreed. */
  private goOn(record: MatchRecord, proposal: ProposalRecord): Promise<unknown> {
    const { stored, env } = this.hosted
    if (awaitedBy(record, proposal).length > 0) return this.hosted.amend(record)
    const now = env.now()
    stored.record = ended(record, proposal, 'accepted', now)
    this.carryOut(proposal, now)
    return this.hosted.keep()
  }

  private carryOut({ kind, by, to, clock }: ProposalRecord, now: number): void {
    const { stored } = this.hosted
    switch (kind) {
      case 'undo':
        stored.rewind(by, to!)
        // Another undo may lead to what has just been taken back; and everybody wants to be asked again.
        stored.record = stored.record.seats.reduce(
          (record, _, seat) => withoutPassing(record, seat),
          answeredOver(stored.record, now),
        )
        return
      case 'pause':
        stored.record = { ...stored.record, paused: { since: now } }
        return
      case 'clock':
        stored.switchClock(clock ?? undefined, now)
        return
      case 'open-hands':
        stored.record = { ...stored.record, openHands: now }
    }
  }

  /** Anybody at the table ends a pause; if other people play, after a notice. */
  resume(seat: Seat, ids: Ids): Promise<number> {
    return this.hosted.inTurn(async () => {
      const { record, stored, env } = this.hosted
      checkSeat(record, seat, ids)
      this.hosted.playing()
      if (record.seats[seat]!.resigned !== undefined)
        throw new Refusal('not-allowed', (language) => FAULTS[language].youResigned)
      if (!record.paused) throw new Refusal('not-open', (language) => FAULTS[language].notPaused)
      if (record.paused.resumes !== undefined) return stored.position
      if (consenters(record, seat).length === 0) await this.resumed()
      else {
        const paused: Pause = { ...record.paused, resumes: env.now() + RESUME_NOTICE_MS }
        await this.hosted.amend({ ...record, paused })
      }
      return stored.position
    })
  }

  /** The pause is over. Open windows count as opened now: nobody loses one to a pause. */
  async resumed(): Promise<void> {
    const { stored, env } = this.hosted
    const { paused: _, ...record } = stored.record
    const now = env.now()
    stored.askedAt = now
    await this.hosted.amend({ ...record, resumed: now })
  }
}
