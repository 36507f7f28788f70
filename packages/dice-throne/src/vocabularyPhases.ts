/** How a Dice Throne scenario begins in the middle of a turn: a phase, dice on the table, an attack under way. */
import { advance, answerChance, enter, isRunning, itemsOf, wholeOf } from '@alea/engine'
import { boardOf } from './content/board.ts'
import { HANDS } from './content/rolls.ts'
import { fault } from './fault.ts'
import { strike } from './rules/attack.ts'
import { discardPhase } from './rules/discard.ts'
import { forward } from './rules/forward.ts'
import { income } from './rules/income.ts'
import { firstMain, match, secondMain, turn } from './rules/match.ts'
import { rollPhase } from './rules/rollPhase.ts'
import { targeting } from './rules/targeting.ts'
import { upkeep } from './rules/upkeep.ts'
import { type Attack, DAMAGE_TYPES, DICE, type DiceThrone, NOBODY, opponents } from './state.ts'

/** The phases a scenario or a lesson may begin with. */
const PHASE_FLOWS = {
  upkeep: [upkeep],
  income: [income],
  'main-1': [firstMain],
  roll: [rollPhase],
  targeting: [rollPhase, forward.resolveAttack, targeting],
  defense: [rollPhase, forward.resolveAttack, strike],
  'main-2': [secondMain],
  discard: [discardPhase],
} as const

export function setPhase(g: DiceThrone, value: string): void {
  const flows = Object.entries(PHASE_FLOWS).find(([name]) => name === value)?.[1]
  if (!flows) throw fault((say) => say.unknownPhase(value, Object.keys(PHASE_FLOWS)))
  g.turn = Math.max(2, g.turn)
  if (value === 'targeting' || value === 'defense') resumeAttack(g, value)
  else g.attack = undefined
  enter(g, match, turn, ...flows)
  if (value === 'roll' && g.rolls[0]) rollFirst(g, g.rolls[0].dice)
}

/** The five dice of the offensive roll as they lie: in the roll phase the first attempt has been made. */
export function setDice(g: DiceThrone, value: string): void {
  const dice = itemsOf(value).map((word) => wholeOf(word, 1, 6))
  if (dice.length !== DICE) throw fault((say) => say.fiveDice(DICE))
  if (isRunning(g, rollPhase) && !g.attack) rollFirst(g, dice)
  else g.rolls = [{ owner: g.active, purpose: 'offense', dice }]
}

function rollFirst(g: DiceThrone, dice: readonly number[]): void {
  const pending = advance(g)
  if (pending?.kind !== 'chance' || pending.count !== DICE) throw fault((say) => say.nothingRolled)
  answerChance(g, pending, dice)
}

/** `smack.2 6 normal`: the ability, its damage and the type of it, as activated. */
export function setAttack(g: DiceThrone, value: string): void {
  const [id = '', damage = '', type = ''] = itemsOf(value)
  const tier = boardOf(g, g.active).tiers.find((one) => one.id === id)
  const known = DAMAGE_TYPES.find((one) => one === type)
  if (!tier || !known)
    throw fault((say) =>
      say.attackShape(
        boardOf(g, g.active).tiers.map((one) => one.id),
        DAMAGE_TYPES,
      ),
    )
  g.attack = {
    by: g.active,
    tier: id,
    dice: [...HANDS[tier.hands.indexOf(true)]!],
    rolled: [],
    target: NOBODY,
    type: known,
    base: wholeOf(damage, 0, 99),
    isAttack: Number(damage) > 0 && known !== 'collateral',
    recoil: 0,
    inflicted: [],
    modified: false,
    marks: {},
    stage: 'activated',
  }
}

/** What the offensive roll phase leaves behind. */
function resumeAttack(g: DiceThrone, phase: 'targeting' | 'defense'): void {
  const { attack } = g
  if (!attack) throw fault((say) => say.noAttack(phase))
  attack.by = g.active
  if (g.rolls[0]) attack.dice = [...g.rolls[0].dice]
  g.rolls = [{ owner: g.active, purpose: 'offense', dice: [...attack.dice] }]
  g.silenced = attack.type === 'ultimate'
  g.attempts = 0
  if (phase === 'defense') {
    g.phase = 'defense'
    attack.target = onlyTarget(g, attack)
  }
}

function onlyTarget(g: DiceThrone, { target }: Attack): number {
  const foes = opponents(g, g.active)
  if (target === NOBODY && foes.length > 1) throw fault((say) => say.noTarget)
  if (target !== NOBODY && !foes.includes(target)) throw fault((say) => say.notAnOpponent)
  return target === NOBODY ? foes[0]! : target
}
