/** What is prepared for a lesson: the table, the first results of chance, and the opponents' answers. */
import type { ChanceSource, Game, Match, Offer } from '@alea/engine'
import type { StoredEntry } from '@alea/host'
import type { LocalSetup } from './localSetup.ts'

export class LessonScript {
  private readonly game: Game
  private readonly set: readonly string[]
  private readonly results: (readonly number[])[]
  private readonly rivals: string[]

  constructor(game: Game, { set = [], chance, rivals }: NonNullable<LocalSetup['lesson']>) {
    this.game = game
    this.set = set
    this.results = [...chance]
    this.rivals = [...rivals]
  }

  prepare(match: Match): void {
    if (this.set.length === 0) return
    const g = match.state
    for (const line of this.set) {
      const at = line.indexOf('=')
      this.game.vocabulary.set(g, line.slice(0, at).trim(), line.slice(at + 1).trim())
    }
    match.forgetEvents()
    match.resume(g)
  }

  /** Prepared results as long as they fit, then real chance. */
  chance(real: ChanceSource): ChanceSource {
    return (question, position) => {
      const fits = this.results[0]?.length === question.count
      return fits ? this.results.shift()! : real(question, position)
    }
  }

  /** The prepared answer, if it is among the options. */
  rival(offer: Offer | undefined): string | undefined {
    const [prepared] = this.rivals
    return offer?.options.some(({ key }) => key === prepared) ? prepared : undefined
  }

  /** A prepared answer is used up once it has been given, not when it is asked for: a bot with a single option is not asked. */
  answered(entries: readonly StoredEntry[], seats: LocalSetup['seats']): void {
    for (const { who, key } of entries) if (seats[who]?.kind === 'bot' && key === this.rivals[0]) this.rivals.shift()
  }
}
