import { createHash, createHmac } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_NAMES } from '@alea/bots/levels'
import { gameOf } from '@alea/catalog'
import { chanceKey, entryText, fair, Match, parseLog, replayEntry } from '@alea/engine'
import { describe, expect, it } from 'vitest'
import { again, alea, scratch } from './alea.ts'

const folder = scratch()
/** Cautious: the first option of every question. */
const FIRST = again('1', 400)

const answersIn = (path: string): string[] => parseLog(readFileSync(path, 'utf8')).entries.map(entryText)

describe('a match in the terminal', () => {
  it('goes to its end on piped answers, and its log replays', async () => {
    const log = join(folder, 'whole.log')
    const played = await alea(['play', '--seed', '5', '--name', 'Anna', '--log', log], { input: FIRST })
    expect(played).toMatchObject({ code: 0, stderr: '' })
    expect(played.stdout).toContain(
      `Players: Anna, Ada (apprentice, level 2 of ${LEVEL_NAMES.length}), Bruno (apprentice, level 2`,
    )
    expect(played.stdout).toMatch(
      /Line up your row: who takes position 1 \(3 still to send\)\?\n {2}1 {2}goblin\n {2}2 {2}orc/,
    )
    expect(played.stdout).toMatch(/^(Anna|Ada|Bruno)( and \w+)* (wins|share the victory)!$/m)
    expect(readFileSync(log, 'utf8')).toMatch(/\nend p\S+ [\d,]+ [0-9a-f]{16}\n$/)

    const replayed = await alea(['replay', log, '--json'])
    expect(replayed).toMatchObject({ code: 0, stderr: '' })
    const { outcome, position, answers } = JSON.parse(replayed.stdout)
    expect(position).toBe(answers)
    for (const [seat, name] of ['Anna', 'Ada', 'Bruno'].entries())
      expect(played.stdout).toMatch(
        new RegExp(`^  ${outcome.places[seat]}\\. ${name} +${outcome.scores[seat]}  \\(\\d+ creatures\\)$`, 'm'),
      )
  })

  it('is the same again with the same seed', async () => {
    const logs = ['one.log', 'other.log'].map((name) => join(folder, name))
    await Promise.all(logs.map((log) => alea(['play', '--seed', '8', '--log', log], { input: FIRST })))
    expect(answersIn(logs[0]!)).toEqual(answersIn(logs[1]!))
  })

  it('takes an answer back, and says when it cannot', async () => {
    const log = join(folder, 'undo.log')
    const { stdout } = await alea(['play', '--log', log], { input: 'u\n1\nu\norc\n' })
    expect(stdout).toMatch(/Too late: (dice have been rolled|someone else has answered) since\./)
    expect(stdout).toContain('Taken back.')
    expect(answersIn(log).filter((line) => line.startsWith('p1'))).toEqual(['p1 send goblin', 'p1 undo', 'p1 send orc'])
  })

  it('takes an answer back past the dice when told twice, and the log shows it', async () => {
    const log = join(folder, 'take-back.log')
    const { stdout } = await alea(['play', 'pig', '--log', log], { input: 'roll\nu\nuu\nhold\n' })
    expect(stdout).toContain('With "uu" you take it back anyway')
    expect(stdout).toContain('Taken back.')
    expect(answersIn(log).some((line) => /^p1 rewind \d+$/.test(line))).toBe(true)
  })

  it('is left with q, or with the end of the input, and goes on where it was', async () => {
    const log = join(folder, 'left.log')
    const left = await alea(['play', '--log', log, '--name', 'Anna'], { input: '3\nq\n' })
    expect(left).toMatchObject({ code: 0, stderr: '' })
    expect(left.stdout).toContain(`npx alea play --resume ${log}`)
    const before = answersIn(log)
    expect(before.at(-1)).toBe('p1 send dwarf')

    const again = await alea(['play', '--resume', log], { input: '2\n' })
    expect(again.stdout).toContain(`The match resumes after ${before.length} answers.`)
    expect(again.stdout).toContain('Anna')
    const between = answersIn(log)
    expect(between.slice(0, before.length + 1)).toEqual([...before, 'p1 send orc'])

    const ended = await alea(['play', '--resume', log], { input: FIRST })
    expect(ended.stdout).toMatch(/(wins|share the victory)!/)
    expect(answersIn(log).slice(0, between.length)).toEqual(between)
    expect(await alea(['replay', log])).toMatchObject({ code: 0, stderr: '' })

    const over = await alea(['play', '--resume', log])
    expect(over).toMatchObject({ code: 0, stderr: '' })
    expect(over.stdout).toMatch(/(wins|share the victory)!/)
  })

  it('goes on with a log written by hand, and with people in other seats', async () => {
    const log = join(folder, 'hand.log')
    writeFileSync(log, 'alea log 1\ngame pig\nrules 1\nseats 2\noptions {"target":20}\n\np1 choose roll\n* roll 6')
    const { code, stdout } = await alea(['play', '--resume', log, '--seats', 'random,me'], { input: again('1', 30) })
    expect(code).toBe(0)
    expect(stdout).toContain('Players: Ada (random bot), Player.')
    expect(answersIn(log).slice(0, 2)).toEqual(['p1 choose roll', '* roll 6'])
    expect(answersIn(log).length).toBeGreaterThan(2)
    expect(await alea(['replay', log])).toMatchObject({ code: 0, stderr: '' })
  })

  it('goes on with a match of 0.1 that was left before its dice', async () => {
    const log = join(folder, 'older.log')
    writeFileSync(log, 'alea log 1\ngame pig\nrules 1\nseats 2\noptions {"target":20}\n\np1 choose roll\n')
    writeFileSync(
      `${log}.json`,
      JSON.stringify({ seats: ['me', 'me'], names: ['Zoé', 'Yann'], dice: { kind: 'fast' } }),
    )
    const { code, stdout } = await alea(['play', '--resume', log])
    expect(code).toBe(0)
    expect(stdout).toMatch(/· Zoé rolls a \d/)
    expect(answersIn(log)).toEqual(['p1 choose roll', expect.stringMatching(/^\* roll \d$/)])
  })

  it('lets bots play among themselves', async () => {
    const { code, stdout } = await alea(['play', '--seats', 'random,random', '--log', join(folder, 'bots.log')])
    expect(code).toBe(0)
    expect(stdout).toMatch(/(wins|share the victory)!/)
  })

  it('seats bots that take their time, the same again with the same seed and budget', async () => {
    const play = (name: string) => {
      const seats = 'search:40,greedy'
      return alea([
        'play',
        'pig',
        '--seats',
        seats,
        '--seed',
        '3',
        '--option',
        'target=20',
        '--log',
        join(folder, name),
      ])
    }
    const [one, other] = await Promise.all(['slow.log', 'slower.log'].map(play))
    expect(one).toMatchObject({ code: 0, stderr: '' })
    expect(one!.stdout).toContain('Players: Ada (search:40 bot), Bruno (greedy bot).')
    expect(other!.stdout.replaceAll('slower.log', 'slow.log')).toBe(one!.stdout)
  })

  it('is left at once, even while a bot thinks for a minute', async () => {
    const log = join(folder, 'minute.log')
    const args = ['play', 'pig', '--seats', 'search:60000ms,me', '--seed', '2', '--log', log]
    const { code, stdout } = await alea(args, { interruptAfter: /Ada rolls a [2-6]/ })
    expect(code).toBe(0)
    expect(stdout).toContain(`npx alea play --resume ${log}`)
  })

  it('resumes only with bots there are', async () => {
    const log = join(folder, 'noted.log')
    writeFileSync(log, 'alea log 1\ngame pig\nrules 1\nseats 2\noptions {"target":20}\n')
    writeFileSync(`${log}.json`, JSON.stringify({ seats: ['me', 'hal'], names: ['A', 'B'], dice: { kind: 'fast' } }))
    expect(await alea(['play', '--resume', log])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^alea: unknown player "hal"; [^\n]+\n$/),
    })
  })

  it('seats several people at one screen', async () => {
    const args = ['play', 'pig', '--seats', 'me,me', '--name', 'Anna,Ben', '--seed', '1', '--option', 'target=10']
    const { stdout } = await alea([...args, '--log', join(folder, 'hot.log')], {
      input: FIRST.replaceAll('1\n', '1\n2\n'),
    })
    expect(stdout).toMatch(/^Anna .*› 1$/m)
    expect(stdout).toMatch(/^Ben .*› \d$/m)
    expect(stdout).toMatch(/(Anna|Ben) wins!/)
  })
})

describe('at the table', () => {
  it('paints only where somebody sees it', async () => {
    const surroundings: Record<string, string>[] = [{}, { FORCE_COLOR: '1' }, { NO_COLOR: '1' }]
    const [plain, painted, unwanted] = await Promise.all(
      surroundings.map((env, i) => alea(['play', '--log', join(folder, `paint${i}.log`)], { env })),
    )
    expect(plain!.stdout).not.toContain('\x1b')
    expect(unwanted!.stdout).not.toContain('\x1b')
    expect(painted!.stdout).toContain('\x1b[33morc\x1b[39m')
  })

  it('explains rules, closed options, the log, and wrong answers', async () => {
    const input = ['?', '? PIG-2.3', '? empties', '? castling', 'w', 'l', 't', '', '7', 'dance', 'roll'].join('\n')
    const { code, stdout } = await alea(['play', 'pig', '--seed', '1', '--log', join(folder, 'talk.log')], { input })
    expect(code).toBe(0)
    const said = stdout.split('› ').map((part) => part.replace(/\nPlayer .*$/s, ''))
    expect(said[1]).toMatch(/^\?\n {2}1\. The table\n {2}2\. A turn\n {2}3\. The end\n/)
    expect(said[2]).toMatch(/^\? PIG-2\.3\n\n2\. A turn\n {2}PIG-2\.3 {2}A roll of 2 to 6 adds/)
    expect(said[3]).toMatch(/PIG-2\.4/)
    expect(said[4]).toContain('The rules do not mention "castling".')
    expect(said[5]).toContain('✗ this turn has brought nothing yet (PIG-2.2): Hold 0')
    expect(said[6]).toMatch(/^l\n(· .*\n)*Log: /)
    expect(said[7]).toContain('scores  Player 0, Ada 0, Bruno 0')
    expect(said[7]).toMatch(/target {2}100\n\n.+\n {2}1 {2}Roll$/)
    expect(said[8]).toContain('There is only one option: type 1.')
    expect(said[9]).toContain('"7" is not an answer: type 1, or ? w u t l q.')
    expect(said[10]).toContain('"dance" is not an answer')
    expect(said[11]).toMatch(/· Player rolls a \d/)
  })

  it('reads out what is on dice, cards and boards', async () => {
    const around = { env: { LANG: 'fr_FR.UTF-8' }, input: '?\n? elfe\n? faces\n' }
    const [elf, island] = await Promise.all([
      alea(['play', '--seed', '1', '--log', join(folder, 'elf.log')], around),
      alea(['play', 'dice-forge', '--seed', '1', '--log', join(folder, 'forge.log')], { input: '? hydra\n? faces\n' }),
    ])
    const [, chapters, asked, faces] = elf!.stdout.split('› ')
    expect(chapters).toContain('  Dés (`standard`)\n')
    expect(asked).toMatch(/^\? elfe\n\nDés \(`standard`\)\n {2}elfe {2}Prix\s3 · Dés\s4 · Face\s1\s0 · Face\s2\s3 · /)
    expect(asked).not.toContain('prototype')
    expect(faces!.match(/^ {2}(gobelin|orque|nain|elfe|troll|mage noir) {2}Prix/gm)).toHaveLength(6)
    const [, hydra, forged] = island!.stdout.split('› ')
    expect(hydra).toMatch(/Hydra {2}Where/)
    expect(forged!.match(/Where\sSanctuary/gi)!.length).toBeGreaterThan(5)
  })

  it('passes on when told to, and reads dice to keep', async () => {
    const log = join(folder, 'throne.log')
    const heroes = ['--option', 'heroes=gunslinger,cursed-pirate']
    const input = `l 99\n${again('keep 1,3\np\n1', 40)}`
    const { code, stdout } = await alea(
      ['play', 'dice-throne', ...heroes, '--seats', 'me,random', '--seed', '3', '--log', log],
      {
        input,
      },
    )
    expect(code).toBe(0)
    expect(stdout).not.toContain('* shuffle')
    const answered = answersIn(log).filter((line) => line.startsWith('p1 respond'))
    expect(answered.length).toBeGreaterThan(stdout.match(/: do you want to play anything\?$/gm)!.length)
    expect(stdout).toMatch(/\n {2}keep \d,\d {2}keep \d and \d \(or any others\)\n {2}keep - {4}reroll all dice\n/)
    expect(answersIn(log).some((line) => /^p1 attempt keep:\d,\d$/.test(line))).toBe(true)
  })

  it('takes a passed window back, and then passes no more', async () => {
    const log = join(folder, 'unpassed.log')
    const heroes = ['--option', 'heroes=gunslinger,cursed-pirate']
    const args = ['play', 'dice-throne', ...heroes, '--seats', 'me,random', '--seed', '24', '--log', log]
    const { stdout } = await alea(args, { input: 'p\nu\n' })
    expect(stdout).toMatch(
      /do you want to play anything\?\n(.*\n)+.*› p\n(.*\n)+.*› u\nTaken back\.\n(.*\n)+.*do you want to play anything\?\n/,
    )
    expect(answersIn(log).slice(-2)).toEqual(['p1 respond pass', 'p1 undo'])
  })

  it('reads real dice, and asks again when they are impossible', async () => {
    const log = join(folder, 'real.log')
    const input = ['4', 'two', '2', ...Array(9).fill('1')].join('\n')
    const { stdout } = await alea(['play', '--dice', 'manual', '--log', log], { input })
    expect(stdout).toContain(
      'Who begins? 1 Player, 2 Ada, 3 Bruno (Enter: drawn by lot) › 4\nPlease type a number from 1 to 3',
    )
    expect(stdout).toContain('› two\nPlease type')
    expect(answersIn(log)[0]).toBe('* first-player 2')
  })

  it('asks for real dice only: whose they are and which, not for shuffles', async () => {
    const log = join(folder, 'real-city.log')
    const args = ['play', 'dice-city', '--seats', 'me,me', '--name', 'Ann,Ben', '--dice', 'manual', '--log', log]
    const { stdout } = await alea(args, { input: '2\n12345\n6 6 6 6 6\n' })
    expect(stdout).toContain('Who begins? 1 Ann, 2 Ben')
    expect(stdout).toMatch(/Ben: roll 5 dice \(white, yellow, red, blue, black\) and type the results › 12345\n/)
    expect(stdout).toMatch(/Ann: roll 5 dice \(.*\) and type the results › 6 6 6 6 6\n/)
    expect(answersIn(log)[0]).toBe('* first-player 2')
    expect(answersIn(log)[1]).toMatch(/^\* deck( \d+){60}$/)
    expect(answersIn(log).slice(2)).toEqual(['* dice 1 2 3 4 5', '* dice 6 6 6 6 6'])
  })

  it('lets several people roll together, in an order that is said, and draws who begins', async () => {
    const log = join(folder, 'real-forge.log')
    const args = [
      'play',
      'dice-forge',
      '--seats',
      'me,me,me',
      '--name',
      'Ann,Ben,Cem',
      '--dice',
      'manual',
      '--log',
      log,
    ]
    const { stdout } = await alea([...args, '--option', 'first=p2'], { input: '1 1 1 1 1 1\n' })
    expect(stdout).not.toContain('Who begins?')
    expect(stdout).toContain(
      'Roll for Ben, Cem, Ann, 2 dice (light die, dark die) each, and type the results in this order ›',
    )
    const drawn = join(folder, 'drawn.log')
    const others = args.with(-1, drawn)
    await alea([...others, '--lang', 'fr'], { input: '\n' })
    expect(answersIn(drawn)[0]).toMatch(/^\* first-player [123]$/)
  })

  it('raises the goal of whoever plays alone and wins, and remembers it', async () => {
    const around = { cwd: folder, env: { ALEA_HOME: join(folder, 'home') } }
    const args = ['play', 'dice-city', '--seats', 'me', '--fast', '--seed', '1']
    const won = await alea([...args, '--option', 'target=5', '--log', join(folder, 'won.log')], {
      ...around,
      input: '1\n'.repeat(600),
    })
    expect(won.stdout).toContain('The next match will begin with a higher goal (Solo: points to reach: 10).')
    const next = await alea([...args, '--log', join(folder, 'next.log')], { ...around, input: 'q\n' })
    expect(next.code).toBe(0)
    expect(parseLog(readFileSync(join(folder, 'next.log'), 'utf8')).header.options).toMatchObject({ target: 10 })
    const chosen = await alea([...args, '--option', 'target=70', '--log', join(folder, 'chosen.log')], {
      ...around,
      input: 'q\n',
    })
    expect(chosen.code).toBe(0)
    expect(parseLog(readFileSync(join(folder, 'chosen.log'), 'utf8')).header.options).toMatchObject({ target: 70 })
    writeFileSync(join(folder, 'home', 'goals.json'), '{"dice-city":{"target":"much"}}')
    const plain = await alea([...args, '--log', join(folder, 'plain.log')], { ...around, input: 'q\n' })
    expect(plain.code).toBe(0)
    expect(parseLog(readFileSync(join(folder, 'plain.log'), 'utf8')).header.options).toMatchObject({ target: 50 })
  })

  it('throws fair dice that anybody can check afterwards', async () => {
    const log = join(folder, 'fair.log')
    const { stdout } = await alea(['play', '--dice', 'fair', '--seats', 'random,random', '--log', log])
    const [commitment, secret] = stdout.match(/^ {2}[0-9a-f]{64}$/gm)!.map((line) => line.trim())
    const bytes = Buffer.from(secret!, 'hex')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(commitment)

    const { header, entries } = parseLog(readFileSync(log, 'utf8'))
    const source = fair(bytes, (key, message) => createHmac('sha256', key).update(message).digest())
    const match = new Match(gameOf('battle-dice')!, header)
    for (const entry of entries) {
      const { pending, position } = match
      if (pending?.kind === 'chance') expect(entry.key).toBe(chanceKey(pending, source(pending, position)))
      expect(replayEntry(match, entry)).toBeUndefined()
    }
    expect(match.outcome).toBeDefined()
  })
})
