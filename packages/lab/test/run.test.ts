import { gameOf } from '@alea/catalog'
import { InputError } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import {
  type Block,
  checkExperiment,
  checkState,
  csvOf,
  type Experiment,
  isFailure,
  LabRun,
  type LabState,
  playBlock,
  type Report,
  reportOf,
  sentencesOf,
} from '../src/index.ts'

/** Plays to the end as so many workers would that finish in this order: always the last of the blocks under way. */
function play(experiment: Experiment, workers = 1, begun?: LabState, atMost = Number.POSITIVE_INFINITY): LabState {
  const run = new LabRun(experiment, begun)
  const game = gameOf(experiment.game)!
  const underWay: Block[] = []
  for (let blocks = 0; blocks < atMost; blocks++) {
    while (underWay.length < workers) {
      const block = run.next()
      if (!block) break
      underWay.push(block)
    }
    const block = underWay.pop()
    if (!block) break
    const played = playBlock(game, experiment, block)
    if (isFailure(played)) throw new Error(played.message)
    run.take(block, played)
  }
  return run.state()
}

const report = (value: unknown): Report => reportOf(play(checkExperiment(value)))

const PIG = {
  game: 'pig',
  seats: ['adept', 'random'],
  matches: 60,
  variants: [{ options: { target: 30 } }, { options: { target: 60 } }],
}

describe('running an experiment', () => {
  test('the result does not depend on who played which matches, nor on interruptions', () => {
    const experiment = checkExperiment(PIG)
    const whole = JSON.stringify(play(experiment))
    expect(JSON.stringify(play(experiment, 3))).toBe(whole)
    expect(JSON.stringify(play(experiment, 7))).toBe(whole)
    const half: LabState = JSON.parse(JSON.stringify(play(experiment, 1, undefined, 5)))
    expect(half.played).toBe(25)
    expect(JSON.stringify(play(experiment, 2, checkState(half, experiment)))).toBe(whole)
    expect(JSON.stringify(play(checkExperiment({ ...PIG, seed: 2 })))).not.toBe(whole)
  })

  test('what was kept is continued only with the same experiment and rules, by more matches if one likes', () => {
    const experiment = checkExperiment(PIG)
    const state = play(experiment, 1, undefined, 2)
    const more = checkExperiment({ ...PIG, matches: 70 })
    expect(play(more, 1, checkState(state, more)).played).toBe(70)
    const refusal = (value: unknown) => () => checkState(value, experiment)
    expect(refusal({})).toThrow(InputError)
    const [{ used: _, ...older }] = state.tally.variants as [LabState['tally']['variants'][number]]
    expect(refusal({ ...state, tally: { ...state.tally, variants: [older] } })).toThrow(
      'not the state of an experiment',
    )
    expect(refusal({ ...state, experiment: checkExperiment({ ...PIG, seed: 9 }) })).toThrow('another experiment')
    expect(refusal({ ...state, rules: 0 })).toThrow('begun under rules 0')
  })

  test('players change seats, so whoever begins is not always the same', () => {
    const { variants } = report(PIG)
    const [target30] = variants
    expect(target30!.matches).toBe(60)
    // Pig has no ties: everybody who wins is counted once by player and once by seat.
    const wins = (list: readonly { readonly value: number }[]) => list.reduce((sum, { value }) => sum + value, 0)
    expect(wins(target30!.players.map((player) => player.wins!))).toBeCloseTo(1, 5)
    expect(wins(target30!.seats.map((seat) => seat!))).toBeCloseTo(1, 5)
    expect(target30!.players[0]!.wins!.low).toBeGreaterThan(0.6)
    // In Pig the first seat always begins.
    expect(target30!.first).toEqual(target30!.seats[0])
  })

  test('variants that roll the same dice play the same matches: their difference is nothing at all', () => {
    const { differences, variants } = report({ ...PIG, variants: [{}, {}] })
    expect(variants[1]).toEqual({ ...variants[0], name: 'B' })
    expect(differences[0]).toMatchObject({
      turns: { value: 0, low: 0, high: 0 },
      decisions: { value: 0, low: 0, high: 0 },
      first: { value: 0 },
    })
  })

  test('the stopping rule ends a run as soon as its intervals are narrow, however many workers played ahead', () => {
    const experiment = checkExperiment({ ...PIG, matches: 1000, until: { figure: 'turns', width: 4 } })
    const state = play(experiment)
    expect(state.isStopped).toBe(true)
    expect(state.played).toBeLessThan(1000)
    expect(state.played % 50).toBe(0)
    const { variants } = reportOf(state)
    for (const { measures } of variants) expect(measures.turns!.high - measures.turns!.low).toBeLessThanOrEqual(4)
    expect(JSON.stringify(play(experiment, 6))).toBe(JSON.stringify(state))
    const [{ sentences } = { sentences: [] }] = sentencesOf(reportOf(state), 'en')
    expect(sentences.join(' ')).toContain('stopped because its intervals were narrow enough')
  })
})

describe('what is counted', () => {
  const goblins = report({
    game: 'battle-dice',
    matches: 10,
    variants: [{}, { options: { dice: 'high-gains' } }],
  })
  const [standard] = goblins.variants

  test('what is used, by winners and by the others, and what is never used', () => {
    const goblin = standard!.content.find(({ id }) => id === 'creature/goblin')!
    expect(goblin.timesPerMatch).toBeGreaterThan(1)
    // Two players: what winners and others buy each is what a match has, where one side won.
    if (standard!.decided === 10)
      expect(goblin.timesPerWinner + goblin.timesPerOther).toBeCloseTo(goblin.timesPerMatch, 4)
    expect(goblin.timesEdge!.value).toBeCloseTo(goblin.timesPerWinner - goblin.timesPerOther, 4)
    const used = standard!.content.map(({ id }) => id)
    const all = new Set(gameOf('battle-dice')!.content)
    expect(used.every((id) => all.has(id))).toBe(true)
    expect(standard!.unused.every((id) => !used.includes(id))).toBe(true)
    expect(used.length + standard!.unused.length).toBe(all.size)
  })

  test('what the question is about, among all of its kind, in words first of all', () => {
    const about = ['creature/orc', 'creature/goblin']
    const found = report({ game: 'battle-dice', matches: 12, about })
    const [{ about: shares, content }] = found.variants as [Report['variants'][number]]
    expect(shares.map(({ id }) => id)).toEqual(about)
    const bought = content.filter(({ id }) => id.startsWith('creature/'))
    const all = bought.reduce((sum, { timesPerWinner }) => sum + timesPerWinner, 0)
    const orc = bought.find(({ id }) => id === 'creature/orc')!
    expect(shares[0]!.winners!.value).toBeCloseTo(orc.timesPerWinner / all, 4)
    expect(shares[0]!.difference!.value).toBeCloseTo(shares[0]!.winners!.value - shares[0]!.others!.value, 5)
    for (const language of ['en', 'fr'] as const) {
      const [said] = sentencesOf(found, language)
      expect(said!.sentences[0]).toMatch(
        language === 'en' ? /^Orc, bought: / : /^Achat\u00a0: orque\. Chez les gagnants, /,
      )
    }
    expect(csvOf(found)).toContain('A,kindShareOfWinners,creature/orc,')
  })

  test('heroes move with their players, and only their content can be unused', () => {
    const { variants } = report({ game: 'dice-throne', matches: 2, options: { heroes: ['monk', 'barbarian'] } })
    const [{ players, content, unused }] = variants as [Report['variants'][number]]
    expect(players.map(({ own }) => own)).toEqual([{ heroes: 'monk' }, { heroes: 'barbarian' }])
    expect(content.some(({ id }) => id.startsWith('dice-throne/monk/'))).toBe(true)
    expect(unused.some((id) => id.includes('/ninja/'))).toBe(false)
  })

  test('every piece of content has a name in every language', () => {
    for (const id of ['battle-dice', 'dice-city', 'dice-forge', 'dice-throne'].flatMap((game) =>
      gameOf(game)!.content.map((piece) => [game, piece] as const),
    ))
      for (const language of ['en', 'fr'] as const) {
        const [game, piece] = id
        const name = gameOf(game)!.text[language].content!(piece)
        expect(name, piece).not.toMatch(/undefined|\//)
        expect(name.length, piece).toBeGreaterThan(2)
      }
  })

  test('sentences and CSV say the same figures', () => {
    const said = sentencesOf(goblins, 'fr').map(({ sentences }) => sentences.join('\n'))
    expect(said[0]).toMatch(/^10 parties de chacune des 2 variantes/)
    expect(said.join('\n')).not.toMatch(/undefined|NaN/)
    const lines = csvOf(goblins).trimEnd().split('\n')
    expect(lines[0]).toBe('variant,figure,item,value,low,high,matches')
    const { value, low, high } = standard!.measures.turns!
    expect(lines).toContain(`A,turns,,${value},${low},${high},10`)
    expect(lines.some((line) => line.startsWith('B − A,turns,,'))).toBe(true)
    expect(lines.every((line) => line.split(',').length === 7)).toBe(true)
  })
})
