/** Whatever is asked for wrongly: one clear line on standard error, nothing on standard output, exit code 2. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { alea, aleaMany, scratch } from './alea.ts'

const CASES: readonly (readonly [args: string, says: RegExp])[] = [
  ['dance', /no command "dance"; known: games, play, simulate, tournament, odds, scenario, replay, fuzz, bench/],
  ['games --lang de', /--lang is fr or en, not "de"/],
  ['games --loud', /no option --loud/],
  ['games --json=yes', /--json takes no value/],
  ['games chess', /"chess" is one argument too many/],
  ['simulate', /argument is missing/],
  ['simulate chess', /no game "chess"; known: battle-dice, /],
  ['simulate pig --matches 0', /--matches is a whole number from 1 to 1000000000, not "0"/],
  ['simulate pig --matches -1', /--matches is a whole number .*, not "-1"/],
  ['simulate pig --matches 1e12', /--matches is a whole number .*, not "1e12"/],
  ['simulate pig --matches 1000000000000', /--matches is a whole number .*, not "1000000000000"/],
  ['simulate pig --matches 2.5', /--matches is a whole number/],
  ['simulate pig --matches', /--matches needs a value/],
  ['simulate pig --matches --json', /--matches needs a value/],
  ['simulate pig --seats random,clever', /nobody called "clever" can sit down; known: random, .*search:2000/],
  ['simulate pig --seats random,search', /"search" is no budget: search:2000 takes 1 to 10000000 iterations/],
  ['simulate pig --seats random,search:0', /"search:0" is no budget/],
  ['simulate pig --seats random,search:1h', /"search:1h" is no budget/],
  ['simulate pig --seats random,search:600001ms', /"search:600001ms" is no budget: .* 1 to 600000 milliseconds/],
  ['simulate pig --seats random', /pig is for 2 to 10 players here, not for 1/],
  ['simulate battle-dice --seats random,random,random,random,random', /2 to 4 players here, not for 5/],
  ['simulate pig --seed luck', /--seed is a whole number from 0 to 4294967295, not "luck"/],
  ['simulate pig --threads 0', /--threads is a whole number/],
  ['simulate pig --option target', /--option is written name=value/],
  ['simulate pig --option target=5', /target: "5" is not a whole number from 10 to 1000/],
  ['simulate pig --option colour=red', /no option colour; known: target/],
  ['simulate battle-dice --option dice=@missing.json', /missing\.json cannot be read: there is no such file/],
  ['simulate battle-dice --option dice=@broken.json', /broken\.json is not valid JSON/],
  ['simulate battle-dice --option dice=@odd.json', /goblin, face 6: "fly" is not a power/],
  ['tournament', /argument is missing/],
  ['tournament chess --bots random,greedy', /no game "chess"/],
  ['tournament pig', /--bots is needed/],
  ['tournament pig --bots random', /--bots names at least two/],
  ['tournament pig --bots random,greedy,random', /"random" is named twice/],
  ['tournament pig --bots random,me', /nobody called "me"/],
  ['tournament pig --bots random,search:-5', /"search:-5" is no budget/],
  ['tournament pig --bots random,greedy --matches 0', /--matches is a whole number from 1 to 100000/],
  ['tournament battle-dice --bots random,greedy --seats 5', /--seats is a whole number from 2 to 4, not "5"/],
  ['tournament dice-throne --bots random,greedy --option heroes=thor,paladin', /no hero is called thor/],
  ['odds', /argument is missing/],
  ['odds 1,2,3', /--for is needed/],
  ['odds 1,2,7 --for full-house', /"1,2,7" are no dice: write 1,3,3,6,2 \(from 1 to 6\)/],
  ['odds dice --for full-house', /"dice" are no dice/],
  ['odds 1,1,1,1,1,1,1,1,1 --for 6,6', /from 1 to 8 dice/],
  ['odds 8d12 --for 6,6', /8d12: from 1 to 8 dice, and fewer/],
  ['odds 5d6 --sides 8 --for 6,6', /5d6 says already/],
  ['odds 1,2,3,4,5 --for yahtzee', /"yahtzee" is no goal; known: 5-of-a-kind/],
  ['odds 1,2,3 --for five-of-a-kind', /5 of a kind: impossible with 3 dice of 6 sides/],
  ['odds 1,2,3 --for 6,7', /6 7: impossible/],
  ['odds 1,2,3 --for 6,6 --keep 4', /--keep names dice that lie on the table, or none, not "4"/],
  ['odds 5d6 --for 6,6 --keep none', /--keep names dice/],
  ['odds 1,2,3 --for 6,6 --left 0', /--left is a whole number from 1 to 20/],
  ['odds 1,2,3 --for 6,6 --sides 1', /--sides is a whole number from 2 to 12/],
  ['odds --hero thor', /no hero "thor"; known: barbarian/],
  ['odds 1,2,3 --hero paladin', /five dice with six sides/],
  ['odds --hero paladin --for 6,6', /--for and --hero do not go together/],
  ['scenario', /argument is missing/],
  ['scenario nowhere', /nowhere: there is no such file or folder/],
  ['scenario .', /no scenario found in \./],
  ['scenario broken.json', /broken\.json:1: /],
  ['replay', /argument is missing/],
  ['replay missing.log', /missing\.log cannot be read: there is no such file/],
  ['replay .', /cannot be read: it is a folder/],
  ['replay broken.json', /broken\.json: line 1: a log begins with "alea log 1"/],
  ['replay cut.log', /cut\.log: line 8: not an answer/],
  ['replay wrong.log', /wrong\.log: line 7: p1 choose hold: not an option, see PIG-2\.2/],
  ['replay newer.log', /newer\.log: line 3: written under rules 99/],
  ['replay chess.log', /no game "chess"/],
  ['replay short.log --until 2', /--until is a whole number from 0 to 1, not "2"/],
  ['replay short.log --until -1', /--until is a whole number from 0 to 1, not "-1"/],
  ['fuzz', /argument is missing/],
  ['fuzz chess', /no game "chess"/],
  ['fuzz pig --seconds 0', /--seconds is a whole number/],
  ['bench fast', /"fast" is one argument too many/],
  ['play chess', /no game "chess"/],
  ['play --seats me,you', /nobody called "you" can sit down; known: me, random/],
  ['play --seats me', /2 to 4 players here, not for 1/],
  ['play --dice loaded', /--dice is one of fast, fair, manual, not "loaded"/],
  ['play --seed -1', /--seed is a whole number/],
  ['play --log nowhere/match.log', /cannot be written: there is no such folder/],
  ['play --log short.log', /short\.log exists already; "--resume short\.log" goes on with it/],
  ['play --resume missing.log', /missing\.log cannot be read/],
  ['play --resume wrong.log', /wrong\.log: line 7: /],
  ['play --resume noted.log', /noted\.log\.json does not tell who sits where/],
  ['play --resume short.log --dice fair', /--resume goes on as the match was/],
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
