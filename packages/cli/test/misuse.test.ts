/** Whatever is asked for wrongly: one clear line on standard error, nothing on standard output, exit code 2. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { alea, aleaMany, scratch } from './alea.ts'

const CASES: readonly (readonly [args: string, says: RegExp])[] = [
  [
    'dance',
    /unknown command "dance"; commands: games, play, simulate, tournament, odds, scenario, replay, fuzz, bench/,
  ],
  ['games --lang xx', /--lang must be one of (\w\w, )*en\b.*, not "xx"/],
  ['games --loud', /unknown option --loud/],
  ['games --json=yes', /--json takes no value/],
  ['games chess', /unexpected argument "chess"/],
  ['simulate', /missing argument/],
  ['simulate chess', /unknown game "chess"; games: battle-dice, /],
  ['simulate pig --matches 0', /--matches must be a whole number from 1 to 1000000000, not "0"/],
  ['simulate pig --matches -1', /--matches must be a whole number .*, not "-1"/],
  ['simulate pig --matches 1e12', /--matches must be a whole number .*, not "1e12"/],
  ['simulate pig --matches 1000000000000', /--matches must be a whole number .*, not "1000000000000"/],
  ['simulate pig --matches 2.5', /--matches must be a whole number/],
  ['simulate pig --matches', /--matches needs a value/],
  ['simulate pig --matches --json', /--matches needs a value/],
  ['simulate pig --seats random,clever', /unknown player "clever"; known: random, .*search:2000/],
  [
    'simulate pig --seats random,search',
    /"search" has no valid budget: write search:2000 for iterations \(1 to 10000000\)/,
  ],
  ['simulate pig --seats random,search:0', /"search:0" has no valid budget/],
  ['simulate pig --seats random,search:1h', /"search:1h" has no valid budget/],
  [
    'simulate pig --seats random,search:600001ms',
    /"search:600001ms" has no valid budget: .* milliseconds \(1 to 600000\)/,
  ],
  ['simulate pig --seats random', /pig is for 2 to 10 players here, not 1/],
  ['simulate battle-dice --seats random,random,random,random,random', /2 to 4 players here, not 5/],
  ['simulate pig --seed luck', /--seed must be a whole number from 0 to 4294967295, not "luck"/],
  ['simulate pig --threads 0', /--threads must be a whole number/],
  ['simulate pig --option target', /--option must be written as name=value/],
  ['simulate pig --option target=5', /target: "5" is not a whole number from 10 to 1000/],
  ['simulate pig --option colour=red', /no option colour; known: target/],
  ['simulate battle-dice --option dice=@missing.json', /cannot read missing\.json: no such file/],
  ['simulate battle-dice --option dice=@broken.json', /broken\.json is not valid JSON/],
  ['simulate battle-dice --option dice=@odd.json', /goblin, face 6: "fly" is not a power/],
  ['tournament', /missing argument/],
  ['tournament chess --bots random,greedy', /unknown game "chess"/],
  ['tournament pig', /--bots is required/],
  ['tournament pig --bots random', /--bots needs at least two bots/],
  ['tournament pig --bots random,greedy,random', /"random" is listed twice/],
  ['tournament pig --bots random,me', /unknown player "me"/],
  ['tournament pig --bots random,search:-5', /"search:-5" has no valid budget/],
  ['tournament pig --bots random,greedy --matches 0', /--matches must be a whole number from 1 to 100000/],
  ['tournament battle-dice --bots random,greedy --seats 5', /--seats must be a whole number from 2 to 4, not "5"/],
  ['tournament dice-throne --bots random,greedy --option heroes=thor,paladin', /no hero is called thor/],
  ['odds', /missing argument/],
  ['odds 1,2,3', /--for is required/],
  ['odds 1,2,7 --for full-house', /"1,2,7" is not a list of dice: write 1,3,3,6,2 \(each from 1 to 6\)/],
  ['odds dice --for full-house', /"dice" is not a list of dice/],
  ['odds 1,1,1,1,1,1,1,1,1 --for 6,6', /use 1 to 8 dice/],
  ['odds 8d12 --for 6,6', /8d12: use 1 to 8 dice, fewer/],
  ['odds 5d6 --sides 8 --for 6,6', /5d6 already says/],
  ['odds 1,2,3,4,5 --for yahtzee', /unknown goal "yahtzee"; write one such as 5-of-a-kind/],
  ['odds 1,2,3 --for five-of-a-kind', /5 of a kind: impossible with 3 dice \(6 sides\)/],
  ['odds 1,2,3 --for 6,7', /6 7: impossible/],
  ['odds 1,2,3 --for 6,6 --keep 4', /--keep takes dice that are on the table, or none, not "4"/],
  ['odds 5d6 --for 6,6 --keep none', /--keep takes dice/],
  ['odds 1,2,3 --for 6,6 --left 0', /--left must be a whole number from 1 to 20/],
  ['odds 1,2,3 --for 6,6 --sides 1', /--sides must be a whole number from 2 to 12/],
  ['odds --hero thor', /unknown hero "thor"; heroes: barbarian/],
  ['odds 1,2,3 --hero paladin', /five six-sided dice/],
  ['odds --hero paladin --for 6,6', /--for and --hero cannot be combined/],
  ['scenario', /missing argument/],
  ['scenario nowhere', /nowhere: there is no such file or folder/],
  ['scenario .', /no scenario found in \./],
  ['scenario broken.json', /broken\.json:1: /],
  ['replay', /missing argument/],
  ['replay missing.log', /cannot read missing\.log: no such file/],
  ['replay .', /cannot read \.: it is a folder/],
  ['replay broken.json', /broken\.json: line 1: a log begins with "alea log 1"/],
  ['replay cut.log', /cut\.log: line 8: not an answer/],
  ['replay wrong.log', /wrong\.log: line 7: p1 choose hold: not an option, see PIG-2\.2/],
  ['replay newer.log', /newer\.log: line 3: written under rules 99/],
  ['replay chess.log', /unknown game "chess"/],
  ['replay short.log --until 2', /--until must be a whole number from 0 to 1, not "2"/],
  ['replay short.log --until -1', /--until must be a whole number from 0 to 1, not "-1"/],
  ['fuzz', /missing argument/],
  ['fuzz chess', /unknown game "chess"/],
  ['fuzz pig --seconds 0', /--seconds must be a whole number/],
  ['bench fast', /unexpected argument "fast"/],
  ['play chess', /unknown game "chess"/],
  ['play --seats me,you', /unknown player "you"; known: me, random/],
  ['play --seats me', /2 to 4 players here, not 1/],
  ['play --dice loaded', /--dice must be one of fast, fair, manual, not "loaded"/],
  ['play --seed -1', /--seed must be a whole number/],
  ['play --log nowhere/match.log', /cannot write nowhere\/match\.log: no such file or folder/],
  ['play --log short.log', /short\.log already exists; "--resume short\.log" continues that match/],
  ['play --resume missing.log', /cannot read missing\.log/],
  ['play --resume wrong.log', /wrong\.log: line 7: /],
  ['play --resume noted.log', /noted\.log\.json does not say who sits where/],
  ['play --resume short.log --dice fair', /--resume continues a match as it was/],
  ['play battle-dice --resume short.log', /line 2: this is a log of pig, not of battle-dice/],
]

const log = (...lines: string[]) =>
  `${['alea log 1', 'game pig', 'rules 1', 'seats 2', 'options {"target":50}', '', ...lines].join('\n')}\n`

const FILES: Readonly<Record<string, string>> = {
  'broken.json': '{',
  'odd.json': '{ "goblin": ["1", "1", "2", "1", "1", "5 + fly"] }',
  'short.log': log('p1 choose roll'),
  'cut.log': log('p1 choose roll', 'p1 cho'),
  'wrong.log': log('p1 choose hold'),
  'newer.log': log('p1 choose roll').replace('rules 1', 'rules 99'),
  'chess.log': log().replace('game pig', 'game chess'),
  'noted.log': log('p1 choose roll'),
  'noted.log.json': '{ "seats": ["me"] }',
}

const cwd = scratch()
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(cwd, name), content)

const ran = await aleaMany(
  CASES.map(([args]) => args.split(' ')),
  cwd,
)

it.each(CASES.map(([args, says], i) => ({ args, says, ran: ran[i]! })))('alea $args', ({ says, ran }) => {
  const { code, stdout, stderr } = ran
  expect(stderr).toMatch(says)
  expect(stderr).toMatch(/^alea: [^\n]+\n$/)
  expect(stdout).toBe('')
  expect(code).toBe(2)
})

it('is the same for a command that is a process of its own', async () => {
  const [args, says] = CASES[0]!
  const { code, stdout, stderr } = await alea(args.split(' '), { cwd })
  expect(stderr).toMatch(says)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
})
