/** One sitting at a match: tells what happens, asks people, lets bots and dice answer, and writes everything down. */
import { think } from '@alea/bots'
import type { BotThreads } from '@alea/bots/threads'
import {
  type BySeat,
  type ChanceQuestion,
  type ChanceSource,
  InputError,
  type Json,
  type Language,
  type Match,
  manual,
  type Offer,
  type Question,
  type Random,
  random,
  type Seat,
  seedOf,
} from '@alea/engine'
import type { Messages } from '../messages/messages.ts'
import { tableOf } from '../tables/tableOf.ts'
import type { Keyboard } from '../terminal/keyboard.ts'
import { noting } from '../terminal/note.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { sideBySide } from '../terminal/sideBySide.ts'
import { foldText, hang } from '../terminal/text.ts'
import { aside } from './aside.ts'
import type { LogFile } from './logFile.ts'
import { keyOf, menuOf, samplesOf } from './menu.ts'
import { isPassed, mayPassOn, type PassingOn, passingOn } from './passing.ts'
import { botAt, isSlow, PERSON, type Seating } from './seating.ts'

/** More options than these stand side by side. */
const MANY = 16

export interface Place {
  readonly match: Match
  readonly seating: Seating
  /** None: people type what their dice show. */
  readonly chance: ChanceSource | undefined
  /** The bots' own luck comes from it. */
  readonly seed: number
  readonly file: LogFile
  /** Where bots think that take their time. */
  readonly thinkers: BotThreads
  readonly keyboard: Keyboard
  readonly language: Language
  readonly say: Messages
  /** Milliseconds between two sentences about what others do. */
  readonly pace: number
}

export class Sitting {
  readonly place: Place
  private readonly luck: BySeat<Random>
  /** The seat through whose eyes events are told; with several people at one screen, a bystander's. */
  private readonly listener: Seat | undefined
  /** Have others acted since the table was last drawn? */
  private stale = true
  private hurried = false
  /** Everything told so far, as the listener heard it. */
  readonly told: string[] = []
  /** Standing orders, by seat. */
  private readonly passing: (PassingOn | undefined)[] = []

  constructor(place: Place) {
    this.place = place
    const { seats } = place.seating
    this.luck = seats.map((_, seat) => random(seedOf(place.seed, 1 + seat)))
    const people = seats.flatMap((each, seat) => (each === PERSON ? [seat] : []))
    this.listener = people.length === 1 ? people[0] : undefined
  }

  /** Plays until the match is over (true) or the person leaves (false). */
  async play(): Promise<boolean> {
    const { match, file, keyboard } = this.place
    for (;;) {
      file.keep(match)
      await this.tell()
      const { pending } = match
      if (!pending) return true
      if (keyboard.left) return false
      const stays = pending.kind === 'chance' ? await this.roll(pending) : await this.decide(pending)
      if (!stays) return false
    }
  }

  /** The whole table, or a seat's own part of it. */
  draw(viewer: Seat | undefined, only?: Seat): void {
    const { match, seating, language, say } = this.place
    const awaited = match.awaited(viewer)
    const scene = {
      language,
      say,
      names: seating.names,
      awaited: awaited?.seats ?? [],
      ...(awaited?.offer ? { offer: awaited.offer } : {}),
      ...(only === undefined ? {} : { only }),
      width: screenWidth(),
    }
    print()
    for (const line of tableOf(match.game.id)(match.view(viewer), scene)) print(line)
  }

  private async tell(): Promise<void> {
    const { match, keyboard, pace } = this.place
    const sentences = this.sentences()
    match.forgetEvents()
    this.told.push(...sentences)
    for (const sentence of sentences) {
      for (const line of hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2))) print(line)
      if (this.stale && !this.hurried && pace > 0) this.hurried = await keyboard.pause(pace)
    }
  }

  private sentences(): string[] {
    const { match, seating, language } = this.place
    const { event } = match.game.text[language]
    const told = match.heard(this.listener).flatMap((each) => event(each, (seat) => seating.names[seat]!) ?? [])
    return joined(told)
  }

  private async roll(question: ChanceQuestion): Promise<boolean> {
    const { match, chance } = this.place
    this.stale = true
    if (!chance) return this.readDice(question)
    match.settle(chance(question, match.position))
    return true
  }

  /** Real dice: asks until something possible is typed. */
  private async readDice(question: ChanceQuestion): Promise<boolean> {
    const { match, keyboard, say } = this.place
    const { name, draw, count, sides } = question
    const prompt = draw === 'roll' ? say.typeDice(name, count, sides) : say.typeOrder(name, count)
    for (;;) {
      const typed = await keyboard.line(`${paint('bold', prompt)} `)
      if (typed === undefined || typed.trim() === 'q') return false
      try {
        match.settle(manual(question, typed))
        return true
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        print(draw === 'roll' ? say.badDice(count, sides) : say.badOrder(count))
      }
    }
  }

  private async decide(question: Question): Promise<boolean> {
    const { match, seating } = this.place
    const seat = question.seats[0]!
    const bot = botAt(seating, seat)
    const offer = match.offer(seat)!
    if (!bot && isPassed(this.passing[seat], offer, match.view(seat))) {
      match.answer({ seat, key: 'pass' })
      return true
    }
    if (!bot) return this.ask(offer)
    this.stale = true
    const key = await this.thoughtOf(bot, offer)
    if (key === undefined) return false
    match.answer({ seat, key })
    return true
  }

  /** What a bot answers; undefined when the person leaves while it thinks. Enter makes it answer at once. */
  private async thoughtOf(bot: string, { seat, options }: Offer): Promise<string | undefined> {
    const { match, seating, thinkers, keyboard, say } = this.place
    if (options.length === 1) return options[0]!.key
    const luck = this.luck[seat]!
    const job = { game: match.game.id, bot, seat, world: match.imagine(seat, luck), seed: luck.below(2 ** 31 - 1) }
    if (!isSlow(bot)) return think(job)
    const hurry = new AbortController()
    const thought = keyboard.during(thinkers.choose(job, hurry.signal), () => hurry.abort())
    return noting(paint('dim', say.thinking(seating.names[seat]!)), keyboard.live, thought)
  }

  private async ask(offer: Offer): Promise<boolean> {
    const { match, keyboard, seating, say } = this.place
    const { seat } = offer
    this.draw(seat, this.stale ? undefined : seat)
    this.stale = false
    this.hurried = false
    this.question(offer)
    const menu = menuOf(offer)
    for (;;) {
      const typed = await keyboard.line(`${paint(['bold', 'cyan'], seating.names[seat]!)} ${this.hint(offer)} › `)
      if (typed === undefined || typed.trim() === 'q') return false
      const key = keyOf(offer, menu, typed.trim(), ({ value }) => this.label(offer, value))
      if (key !== undefined) {
        match.answer({ seat, key })
        return true
      }
      if (typed.trim() === 'p' && mayPassOn(offer)) {
        this.passing[seat] = passingOn(offer, match.view(seat))
        return true
      }
      if (typed.trim() === 'u') {
        const refusal = match.undo(seat)
        if (!refusal) {
          print(say.undone)
          this.passing[seat] = undefined
          match.forgetEvents()
          return true
        }
        print(refusal.reason === 'barred' ? say.undoBarred[refusal.by] : say.undoBarred.nothing)
      } else await aside(this, offer, typed.trim())
    }
  }

  /** The question and its options, numbered. */
  question(offer: Offer): void {
    const { match, language, say } = this.place
    const asked = match.game.text[language].ask(offer.name, offer.params)
    const menu = menuOf(offer)
    print()
    for (const line of foldText(asked, screenWidth())) print(paint('bold', line))
    const digits = String(menu.numbered.length).length
    const labels = menu.numbered.map(
      ({ value }, i) => [String(i + 1).padStart(digits), this.label(offer, value)] as const,
    )
    if (labels.length > MANY) {
      const cells = labels.map(([number, label]) => `  ${paint('cyan', number)}  ${label}`)
      for (const line of sideBySide(cells, 1, screenWidth())) print(line)
    } else for (const [number, label] of labels) this.line(number, label)
    const samples = samplesOf(menu, ({ value }) => this.label(offer, value))
    const width = Math.max(0, ...samples.map(({ typed }) => typed.length))
    for (const [i, { typed, label }] of samples.entries())
      this.line(typed.padEnd(width), i === 0 ? say.orOthers(label) : label)
  }

  private line(typed: string, label: string): void {
    const head = `  ${paint('cyan', typed)}  `
    for (const line of hang(head, foldText(label, screenWidth() - typed.length - 4))) print(line)
  }

  label(offer: Offer, value: Json): string {
    const { match, language, seating } = this.place
    const { option } = match.game.text[language]
    return option(offer.name, value, match.view(offer.seat), (seat) => seating.names[seat]!)
  }

  /** What may be typed besides an option. */
  private hint(offer: Offer): string {
    const { match, say } = this.place
    const words = [
      say.hintRules,
      ...(offer.unavailable.length > 0 ? [say.hintWhyNot] : []),
      ...(mayPassOn(offer) ? [say.hintPass] : []),
      ...(match.undoBar(offer.seat) === undefined ? [say.hintUndo] : []),
      say.hintQuit,
    ]
    return paint('dim', `(${words.join(', ')})`)
  }
}

/** What happens several times running is told once. */
function joined(sentences: readonly string[]): string[] {
  const starts = [...sentences.keys()].filter((i) => sentences[i] !== sentences[i - 1])
  return starts.map((start, i) => {
    const times = (starts[i + 1] ?? sentences.length) - start
    return times > 1 ? sentences[start]!.replace(/\.?$/, (stop) => ` (×${times})${stop}`) : sentences[start]!
  })
}
