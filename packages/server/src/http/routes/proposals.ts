import {
  ClockSetup,
  PROPOSAL_ANSWERS,
  PROPOSAL_KINDS,
  type ProposalAnswer,
  ProposalId,
  type ProposalKind,
  SeatNumber,
} from '@alea/protocol'
import { Type } from 'typebox'
import { changesTable, OneMatch } from './changesTable.ts'

const OneProposal = Type.Object({ match: OneMatch.properties.match, proposal: ProposalId })
const closed = { additionalProperties: false } as const

export const proposalRoutes = [
  changesTable(
    {
      method: 'POST',
      path: '/api/matches/{match}/proposals',
      tag: 'matches',
      summary:
        'Propose something that everybody else at the table must agree to: to undo past a roll, to pause, another clock, open hands. Where no other person plays, it happens at once',
      params: OneMatch,
      cost: 10,
      body: Type.Object(
        {
          id: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{1,40}$' })),
          seat: SeatNumber,
          kind: Type.Unsafe<ProposalKind>(Type.String({ enum: [...PROPOSAL_KINDS] })),
          clock: Type.Optional(Type.Union([ClockSetup, Type.Null()])),
        },
        closed,
      ),
    },
    (host, { body, player }) => host.proposals.propose(body, player.ids),
  ),
  changesTable(
    {
      method: 'PUT',
      path: '/api/matches/{match}/proposals/{proposal}',
      tag: 'matches',
      summary:
        'Answer a proposal: accept, decline, decline-all (and all later ones of this player in this match); its own player may withdraw it',
      params: OneProposal,
      body: Type.Object(
        { seat: SeatNumber, answer: Type.Unsafe<ProposalAnswer>(Type.String({ enum: [...PROPOSAL_ANSWERS] })) },
        closed,
      ),
    },
    (host, { params, body, player }) => host.proposals.reply(body.seat, params.proposal, body.answer, player.ids),
  ),
  changesTable(
    {
      method: 'POST',
      path: '/api/matches/{match}/resume',
      tag: 'matches',
      summary: 'End a pause; if other people play, after ten seconds',
      params: OneMatch,
      body: Type.Object({ seat: SeatNumber }, closed),
    },
    (host, { body, player }) => host.proposals.resume(body.seat, player.ids),
  ),
]
