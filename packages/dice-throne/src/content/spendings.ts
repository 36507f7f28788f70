/** The uses of a token, as the rules read them: one that is simply spent has a single use without a name. */
import type { TokenId } from '../state.ts'
import type { Spending, Token } from './hero.ts'
import { programAt, tokenHome } from './programNames.ts'
import { tokenOf } from './roster.ts'

export interface SpendingInPlay extends Spending {
  readonly program: string
}

const known = new Map<Token, readonly SpendingInPlay[]>()

export function spendingsOf(id: TokenId): readonly SpendingInPlay[] {
  const token = tokenOf(id)
  const found = known.get(token) ?? listed(token)
  known.set(token, found)
  return found
}

export const spendingOf = (id: TokenId, use: string): SpendingInPlay => {
  const found = spendingsOf(id).find((one) => one.id === use)
  if (!found) throw new Error(`${id} has no use called ${use}`)
  return found
}

/** Whether it matters in which turn this token was gained. */
export const ages = (id: TokenId): boolean => spendingsOf(id).some(({ aged }) => aged)

function listed(token: Token): readonly SpendingInPlay[] {
  const { spend, spends = [] } = token
  const program = programAt('spend', tokenHome(token.id))!
  if (!spend) return spends.map((use) => ({ ...use, program: `${program}/${use.id}` }))
  const { oncePerTurn, ...use } = spend
  return [{ id: '', cost: 1, ...use, program, ...(oncePerTurn ? { perTurn: 1 } : {}) }]
}
