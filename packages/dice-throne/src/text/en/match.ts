/** Why a match ended. */
export const reasons = {
  defeat: 'Only one side is left standing.',
  draw: 'Everyone fell at the same time: a draw.',
  'turn-limit': 'Two hundred turns have been played: a draw.',
}

/** The options of a match. */
export const matchOptions = {
  first: 'Start Player',
  mode: 'Mode',
  'hill-health': 'Starting health of King of the Hill',
  'distinct-heroes': 'Every player takes a different hero',
  heroes: 'Heroes',
  numbers: 'House numbers',
  rules: 'Timing rules',
  promo: 'Promotional cards',
  healing: 'Healing of offensive abilities',
  'ultimate-aim': 'Targeting die of an ultimate',
  leaflets: 'Leaflets of Huntress, Tactician, Thor and Vampire Lord',
  'wither-strict': 'Wither only reduces damage that can be modified',
  'instants-interrupt-roll-cards': 'Instants can interrupt roll phase cards',
  'tithe-any-prayer': 'Paladin: any Prayer among the five dice earns the CP of Tithe II',
  'kegs-together': 'Cursed Pirate: both Kegs of Cursed Touch! may go to the same opponent',
  'shank-shakes-off': 'Shadow Thief: Shadow Shank! shakes off negative status effects',
  'ultimate-clears-shame': 'Samurai: an ultimate removes the attacker’s Shame, without being reduced',
  'every-sun-prevents': 'Samurai: Stand Tall counts every Rising Sun',
  'follow-through-masamune': 'Samurai: Follow Through! does what the dice of Masamune do',
  'spell-hand': 'Doctor Strange: spells are a hand of their own, not cards of the deck',
}

/** The values of options that have a few. */
export const optionValues = {
  mode: {
    usual: 'the usual one',
    duel: 'duel',
    teams: 'two teams',
    'three-teams': 'three teams of two',
    hill: 'King of the Hill',
  },
  'hill-health': { standard: '35, 25, 20, 20 with 3, 4, 5, 6 players', '2018': '35 for all, as in 2018' },
  heroes: { draft: 'draft: each bans one, then takes one' },
  numbers: { default: 'ours' },
  rules: { marvel: 'newer, of the Marvel boxes', 'v2.2': 'older, of seasons one and two' },
  healing: { 'at-once': 'at activation', pooled: 'with the damage' },
  leaflets: { patched: 'as the publisher patched them', original: 'as first printed' },
  'ultimate-aim': { frozen: 'nobody alters it', 'own-side': 'the attacker’s side may alter it' },
}

/** How the Start Player is found if the table names nobody. */
export const byChance = 'the highest die'

/** What a box of heroes is called. */
export const boxes = { 'season-1': 'Season One', 'season-2': 'Season Two', marvel: 'Marvel' }
