/** Barbarian, difficulty 1: hits hard, heals, stuns. */
import {
  type Ability,
  addDamage,
  type Card,
  damage,
  draw,
  type Hero,
  heal,
  inflict,
  largeStraight,
  ofAKind,
  on,
  per,
  recoil,
  removeToken,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  thenDamage,
  total,
  undefendable,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { ward } from './ward.ts'

const smackNeeds = [symbols({ sword: 3 }), symbols({ sword: 4 }), symbols({ sword: 5 })]

// Smack — 3/4/5 Sword: deal 4/6/8. From level II, with 4 of a kind the attack is undefendable.
const smack = (level: number, amounts: readonly number[]): Ability => ({
  id: 'smack',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: smackNeeds[i]!,
    effects: [damage(amount), ...(level > 1 ? [when({ dice: ofAKind(4) }, [undefendable()])] : [])],
  })),
})

// Sturdy Blow — 2 Sword + 2 Pow: deal 4 undefendable.
const sturdyBlow = (amount: number): Ability => ({
  id: 'sturdy-blow',
  kind: 'offensive',
  tiers: [{ need: symbols({ sword: 2, pow: 2 }), effects: [damage(amount, 'undefendable')] }],
})

const lifeNeeds = [symbols({ life: 3 }), symbols({ life: 4 }), symbols({ life: 5 })]

// Fortitude — 3/4/5 Life: heal 4/5/6. Level II: with 3 of a kind, may remove one of one's own status effects.
const fortitude = (level: number, amounts: readonly number[]): Ability => ({
  id: 'fortitude',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: lifeNeeds[i]!,
    effects: [heal(amount), ...(level > 1 ? [when({ dice: ofAKind(3) }, [removeToken('own', true)])] : [])],
  })),
})

// Overpower — 3 Sword + 2 Pow: roll 3, then deal their total; at 14 or more (II: 10) inflict Concussion.
const overpower = (threshold: number): Ability => ({
  id: 'overpower',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ sword: 3, pow: 2 }),
      effects: [rollDice(3, [thenDamage(), damage(total), when({ total: threshold }, [inflict('concussion')])])],
    },
  ],
})

// Mighty Blow — small straight: deal 9. II: 8 undefendable.
const mightyBlow = (level: number): Ability => ({
  id: 'mighty-blow',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [level === 1 ? damage(9) : damage(8, 'undefendable')] }],
})

// Crit Bash — 4 Pow: inflict Stun, then deal 5 undefendable.
const critBash = (amount: number): Ability => ({
  id: 'crit-bash',
  kind: 'offensive',
  tiers: [{ need: symbols({ pow: 4 }), effects: [inflict('stun'), thenDamage(), damage(amount, 'undefendable')] }],
})

// Reckless — large straight: deal 15; if any damage is dealt, receive 4 in return.
const reckless = (amount: number, price: number): Ability => ({
  id: 'reckless',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [damage(amount), recoil(price)] }],
})

// Thick Skin — roll 3: heal 2 × Life. II: roll 4; on 2 Life may prevent one incoming status effect.
const thickSkin = (level: number): Ability => ({
  id: 'thick-skin',
  kind: 'defensive',
  dice: level === 1 ? 3 : 4,
  effects: [heal(per('life', 2)), ...(level > 1 ? [on({ life: 2 }, ward())] : [])],
})

const abilities: readonly Ability[] = [
  smack(1, [4, 6, 8]),
  sturdyBlow(4),
  fortitude(1, [4, 5, 6]),
  overpower(14),
  mightyBlow(1),
  critBash(5),
  reckless(15, 4),
  // Rage! — 5 Pow: inflict Stun, deal 15.
  {
    id: 'rage',
    kind: 'ultimate',
    tiers: [{ need: symbols({ pow: 5 }), effects: [inflict('stun'), damage(15)] }],
  },
  thickSkin(1),
]

const tokens: readonly Token[] = [
  // Concussion — you skip your next income phase; then it is removed.
  {
    id: 'concussion',
    kind: 'negative',
    limit: 1,
    forbids: 'income',
  },
  // Stun — you can do nothing. After the attack it is removed, and the attacker has another offensive roll phase against you.
  {
    id: 'stun',
    kind: 'negative',
    limit: 1,
    forbids: 'acting',
  },
]

const cards: readonly Card[] = [
  upgrade('smack-ii', 2, 2, smack(2, [5, 7, 9])),
  upgrade('smack-iii', 3, 3, smack(3, [6, 8, 10])),
  upgrade('sturdy-blow-ii', 1, 2, sturdyBlow(5)),
  upgrade('sturdy-blow-iii', 2, 3, sturdyBlow(6)),
  upgrade('mighty-blow-ii', 2, 2, mightyBlow(2)),
  upgrade('crit-bash-ii', 2, 2, critBash(7), [
    // Crit Smash — 3 Pow: inflict Concussion, then deal 2 undefendable.
    {
      id: 'crit-smash',
      kind: 'offensive',
      tiers: [{ need: symbols({ pow: 3 }), effects: [inflict('concussion'), thenDamage(), damage(2, 'undefendable')] }],
    },
  ]),
  upgrade('fortitude-ii', 2, 2, fortitude(2, [5, 6, 7])),
  upgrade('overpower-ii', 2, 2, overpower(10), [
    // War Cry — 2 Sword + 2 Life: heal 2, deal 2 undefendable.
    {
      id: 'war-cry',
      kind: 'offensive',
      tiers: [{ need: symbols({ sword: 2, life: 2 }), effects: [heal(2), damage(2, 'undefendable')] }],
    },
  ]),
  upgrade('reckless-ii', 2, 2, reckless(20, 5)),
  upgrade('thick-skin-ii', 3, 2, thickSkin(2)),
  // Concuss! — inflict Concussion on an opponent.
  {
    id: 'concuss',
    kind: 'main',
    cost: 1,
    effects: [inflict('concussion', 1, 'chosen-opponent')],
  },
  // Head Bash! — if you dealt at least 8, inflict Concussion.
  {
    id: 'head-bash',
    kind: 'roll',
    cost: 0,
    when: 'after-damage',
    effects: [when({ dealt: 8 }, [inflict('concussion')])],
  },
  // Get Some! — roll 5: add 1 × Sword damage; inflict Concussion.
  {
    id: 'get-some',
    kind: 'roll',
    cost: 2,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('sword'))]), inflict('concussion')],
  },
  // Feelin' Good! — roll 3: heal 1 + 2 × Life.
  {
    id: 'feelin-good',
    kind: 'instant',
    cost: 0,
    effects: [rollDice(3, [heal(per('life', 2, 1))])],
  },
  // Adrenaline Surge! — roll 1: on Pow heal 2 and inflict Concussion on an opponent; otherwise draw 1.
  {
    id: 'adrenaline-surge',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [
      rollDice(1, [
        when({ dice: symbols({ pow: 1 }) }, [heal(2), inflict('concussion', 1, 'chosen-opponent')], [draw(1)]),
      ]),
    ],
  },
]

export const barbarian: Hero = {
  id: 'barbarian',
  box: 'season-1',
  difficulty: 1,
  faces: ['sword', 'sword', 'sword', 'life', 'life', 'pow'],
  abilities,
  tokens,
  cards,
}
