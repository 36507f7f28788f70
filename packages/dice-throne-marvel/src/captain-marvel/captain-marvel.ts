/** Captain Marvel, difficulty 2: tokens that wait, for a later attack, for her upkeep, for a defence. */
import {
  type Ability,
  addDamage,
  alterDie,
  type Card,
  damage,
  damageBack,
  type Effect,
  gain,
  type Hero,
  keepSome,
  largeStraight,
  lose,
  ofAKind,
  on,
  per,
  perOwn,
  prevent,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  thenDamage,
  total,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import type { Numbers } from './numbers.ts'

const rays = (amount: number) => gain('cosmic-ray', amount)
const flares = (amount: number) => gain('cosmic-flare', amount)
const radiance = (amount: number) => gain('radiance', amount)

/** An ability that only gains tokens is not an attack. */
const offensive = (id: string, need: Readonly<Record<string, number>>, ...effects: readonly Effect[]): Ability => ({
  id,
  kind: 'offensive',
  tiers: [{ need: symbols(need), effects }],
})

// Photon Punch — 3/4/5 Fist [B]: deal 4/5/6. II: deal 5/6/7; with 4 of a kind gain 1 Cosmic Flare.
const photonPunch = (numbers: Numbers, level: number, amounts: readonly number[]): Ability => ({
  id: 'photon-punch',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ fist: i + 3 }),
    effects: [
      damage(amount),
      ...(level > 1 ? [when({ dice: ofAKind(numbers.punchAlike) }, [flares(numbers.punchFlaresII)])] : []),
    ],
  })),
})

// Barrel Roll — 1 Fist + 3 Photon [B]: gain 1 Radiance, deal 5. II: deal 7.
const barrelRoll = (numbers: Numbers, amount: number): Ability =>
  offensive('barrel-roll', { fist: 1, photon: 3 }, radiance(numbers.rollRadiance), damage(amount))

// Inner Light — 2 Fist + 2 Star [B]: gain 1 Radiance and 1 Cosmic Flare, deal 5. II: deal 6.
const innerLight = (numbers: Numbers, amount: number): Ability =>
  offensive(
    'inner-light',
    { fist: 2, star: 2 },
    radiance(numbers.lightRadiance),
    flares(numbers.lightFlares),
    damage(amount),
  )

// Aurora Wave — 2 Fist + 1 Photon + 2 Star [B]: gain 2 Cosmic Flare, deal 8. II: deal 9.
const auroraWave = (numbers: Numbers, amount: number): Ability =>
  offensive('aurora-wave', { fist: 2, photon: 1, star: 2 }, flares(numbers.waveFlares), damage(amount))

// Photonic — small straight [B]: gain 1 Cosmic Flare, deal 6. II: deal 8.
const photonic = (numbers: Numbers, amount: number): Ability => ({
  id: 'photonic',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [flares(numbers.photonicFlares), damage(amount)] }],
})

// Light Torpedo — large straight [B]: gain 1 Cosmic Ray, deal 8. II: deal 9.
const lightTorpedo = (numbers: Numbers, amount: number): Ability => ({
  id: 'light-torpedo',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [rays(numbers.torpedoRays), damage(amount)] }],
})

// Supernova — 4 Star [B]: gain 1 Cosmic Ray, deal 6 undefendable. II: deal 7.
const supernova = (numbers: Numbers, amount: number): Ability =>
  offensive('supernova', { star: 4 }, rays(numbers.supernovaRays), damage(amount, 'undefendable'))

// Photon Shield — roll 4: prevent 2 × Star and deal 2 × Star to the attacker. II: roll 5.
const photonShield = (numbers: Numbers, dice: number): Ability => ({
  id: 'photon-shield',
  kind: 'defensive',
  dice,
  effects: [prevent(per('star', numbers.shieldPrevents)), damageBack(per('star', numbers.shieldDeals))],
})

const abilities = (numbers: Numbers): readonly Ability[] => [
  photonPunch(numbers, 1, [numbers.punch3, numbers.punch4, numbers.punch5]),
  barrelRoll(numbers, numbers.roll),
  innerLight(numbers, numbers.light),
  auroraWave(numbers, numbers.wave),
  photonic(numbers, numbers.photonic),
  lightTorpedo(numbers, numbers.torpedo),
  supernova(numbers, numbers.supernova),
  // Binary Blast! — 5 Star [B]: gain 1 Cosmic Ray and 2 Cosmic Flare, then deal 12.
  {
    id: 'binary-blast',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ star: 5 }),
        effects: [
          rays(numbers.binaryBlastRays),
          flares(numbers.binaryBlastFlares),
          thenDamage(),
          damage(numbers.binaryBlast),
        ],
      },
    ],
  },
  photonShield(numbers, numbers.shieldDice),
]

const tokens: readonly Token[] = [
  // Cosmic Ray — once a turn, in your own attack, spend one that you gained in an earlier turn: roll 2 dice and add one of them to the damage.
  {
    id: 'cosmic-ray',
    kind: 'unique',
    limit: 2,
    fixed: 'both',
    spend: {
      when: 'my-attack',
      oncePerTurn: true,
      aged: true,
      effects: [rollDice(2, [keepSome(1), addDamage(total)])],
    },
    // The better of two dice is 4.5 on average; some are never spent.
    worth: 3.6,
  },
  // Cosmic Flare — in your upkeep all opponents suffer 1 undefendable [B] damage for each of these, then remove one of them.
  {
    id: 'cosmic-flare',
    kind: 'positive',
    limit: 3,
    upkeep: [suffer(perOwn('cosmic-flare'), 'all-opponents', false, 'undefendable'), lose('cosmic-flare')],
    // The second one hurts twice, the third three times.
    worth: 1.7,
  },
  // Radiance — spend it while your defence dice are on the table: set one of them to 6.
  {
    id: 'radiance',
    kind: 'positive',
    limit: 2,
    spend: { when: 'my-defense', effects: [alterDie({ whose: 'own', to: 'six' })] },
    // A Star more on her shield.
    worth: 3,
  },
]

const cards = (numbers: Numbers): readonly Card[] => [
  upgrade(
    'photon-punch-ii',
    numbers.punchCost,
    2,
    photonPunch(numbers, 2, [numbers.punch3II, numbers.punch4II, numbers.punch5II]),
  ),
  upgrade('barrel-roll-ii', numbers.rollCost, 2, barrelRoll(numbers, numbers.rollII)),
  upgrade('inner-light-ii', numbers.lightCost, 2, innerLight(numbers, numbers.lightII), [
    // Cosmic Recharge — 3 Photon + 1 Star [B]: gain 2 Cosmic Flare and 1 Radiance.
    offensive(
      'cosmic-recharge',
      { photon: 3, star: 1 },
      flares(numbers.cosmicRechargeFlares),
      radiance(numbers.cosmicRechargeRadiance),
    ),
  ]),
  upgrade('aurora-wave-ii', numbers.waveCost, 2, auroraWave(numbers, numbers.waveII), [
    // Binary Recharge — 1 Photon + 2 Star [B]: gain 1 Cosmic Ray and 1 Cosmic Flare.
    offensive(
      'binary-recharge',
      { photon: 1, star: 2 },
      rays(numbers.binaryRechargeRays),
      flares(numbers.binaryRechargeFlares),
    ),
  ]),
  upgrade('photonic-ii', numbers.photonicCost, 2, photonic(numbers, numbers.photonicII)),
  upgrade('light-torpedo-ii', numbers.torpedoCost, 2, lightTorpedo(numbers, numbers.torpedoII), [
    // Skyward — 2 Fist + 2 Photon [B]: gain 1 Radiance and 1 Cosmic Flare.
    offensive('skyward', { fist: 2, photon: 2 }, radiance(numbers.skywardRadiance), flares(numbers.skywardFlares)),
  ]),
  upgrade('supernova-ii', numbers.supernovaCost, 2, supernova(numbers, numbers.supernovaII), [
    // Interstellar — 3 Star [B]: gain 1 Cosmic Ray, deal 2 undefendable.
    offensive(
      'interstellar',
      { star: 3 },
      rays(numbers.interstellarRays),
      damage(numbers.interstellar, 'undefendable'),
    ),
  ]),
  upgrade('photon-shield-ii', numbers.shieldCost, 2, photonShield(numbers, numbers.shieldDiceII)),
  { id: 'solar-charge', kind: 'main', cost: numbers.chargeCost, effects: [flares(numbers.chargeFlares)] },
  { id: 'absorb-energy', kind: 'instant', cost: numbers.absorbCost, effects: [radiance(numbers.absorbRadiance)] },
  { id: 'go-binary', kind: 'main', cost: numbers.goBinaryCost, effects: [rays(numbers.goBinaryRays)] },
  // Higher, Further, Faster! — add 1 damage and 1 for each Cosmic Flare held, 4 in all at most.
  {
    id: 'higher-further-faster',
    kind: 'roll',
    cost: numbers.fasterCost,
    modifier: true,
    effects: [
      addDamage(
        perOwn('cosmic-flare', { times: numbers.fasterPerFlare, plus: numbers.faster, most: numbers.fasterMost }),
      ),
    ],
  },
  // Photon Blast! — roll 4: add 1 × Photon and 1 × Star damage; on Star gain 1 Radiance.
  {
    id: 'photon-blast',
    kind: 'roll',
    cost: numbers.blastCost,
    modifier: true,
    effects: [
      rollDice(numbers.blastDice, [
        addDamage(per('photon', numbers.blastPerPhoton)),
        addDamage(per('star', numbers.blastPerStar)),
        on({ star: 1 }, radiance(numbers.blastRadiance)),
      ]),
    ],
  },
  // Hold the Line! — after being attacked: prevent 2, or 4 if her defence shows a Star.
  {
    id: 'hold-the-line',
    kind: 'roll',
    cost: numbers.lineCost,
    when: 'attacked',
    effects: [when({ defenseShows: 'star' }, [prevent(numbers.linePreventsWithStar)], [prevent(numbers.linePrevents)])],
  },
]

export const captainMarvel = (numbers: Numbers): Hero => ({
  id: 'captain-marvel',
  box: 'marvel',
  difficulty: 2,
  faces: ['fist', 'fist', 'fist', 'photon', 'photon', 'star'],
  abilities: abilities(numbers),
  tokens,
  cards: cards(numbers),
})
