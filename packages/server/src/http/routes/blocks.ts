/** Blocking: two people who are not seated together and do not hear each other, whichever of them wants it so. */
import { Refusal } from '@alea/host'
import { PlayerId } from '@alea/protocol'
import { Type } from 'typebox'
import { FAULTS } from '../../text/index.ts'
import { signedIn } from '../route.ts'

const One = Type.Object({ player: PlayerId })
const MOST_BLOCKED = 500

export const blockRoutes = [
  signedIn(
    {
      method: 'PUT',
      path: '/api/blocks/{player}',
      tag: 'players',
      summary: 'Block a player: neither can sit down where the other is, and neither hears the other',
      params: One,
    },
    async ({ players, storage, chat }, { player, params }) => {
      const other = await players.find(params.player)
      if (!other) throw new Refusal('not-found', (language) => FAULTS[language].noPlayer)
      if (other.id === player.id) throw new Refusal('not-allowed', (language) => FAULTS[language].notYourself)
      if ((await storage.blocked(player.id)).length >= MOST_BLOCKED)
        throw new Refusal('too-many', (language) => FAULTS[language].manyBlocked(MOST_BLOCKED))
      await chat.block(player.id, other.id, true)
      return {}
    },
  ),
  signedIn(
    { method: 'DELETE', path: '/api/blocks/{player}', tag: 'players', summary: 'Unblock a player', params: One },
    async ({ players, chat }, { player, params }) => {
      const other = await players.find(params.player)
      await chat.block(player.id, other?.id ?? params.player, false)
      return {}
    },
  ),
]
