/** A person's session at a match: tells what happens, asks the people at the screen, and waits for the others. */
import {
  type ChanceQuestion,
  type Event,
  type Game,
  InputError,
  type Json,
  type Language,
  manual,
  type Offer,
  type Seat,
} from '@alea/engine'
import type { Messages } from '../messages/messages.ts'
import { tableOf } from '../tables/tableOf.ts'
import type { Keyboard } from '../terminal/keyboard.ts'
import { noting } from '../terminal/note.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { sideBySide } from '../terminal/sideBySide.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { TableBots } from './bots.ts'
import { lookUp } from './lookUp.ts'
import type { MatchClient } from './matchClient.ts'
import { keyOf, menuOf, samplesOf } from './menu.ts'
import { PERSON, type Seating } from './seating.ts'

/** More options than these stand side by side. */
const MANY = 16

export interface SessionParts {
  readonly game: Game
  readonly seating: Seating
  readonly client: MatchClient
  readonly bots: TableBots
  readonly keyboard: Keyboard
  readonly language: Language
  readonly say: Messages
  /** Where the match can be found again. */
  readonly path: string
  /** Milliseconds between two sentences about what others do. */
  readonly pace: number
}

export class PlaySession {
  readonly parts: SessionParts
  /** Have others acted since the table was last drawn? */
  private stale = true
  private hurried = false
  /** Everything told so far, as the listener heard it. */
  readonly told: string[] = []

  constructor(parts: SessionParts) {
    this.parts = parts
  }

  /** Plays until the match is over (true) or the person leaves (false). */
  async play(): Promise<boolean> {
    const { client, keyboard } = this.parts
    for (;;) {
      for (let news = client.next(); news; news = client.next()) {
        if (news.byOthers) this.stale = true
        await this.tell(news.events)
      }
      if (client.isOver) return true
      if (keyboard.left || !(await this.goOn())) return false
    }
  }

  /** Somebody acts; false when the person leaves instead. */
  private goOn(): Promise<boolean> {
    const { askedPerson: seat, awaitedDice } = this.parts.client
    if (seat !== undefined) return this.ask(this.parts.client.sight(seat).asked!.offer!)
    return awaitedDice ? this.readDice(awaitedDice) : this.wait()
  }

  /** The whole table, or a seat's own part of it. */
  draw(viewer: Seat | null, only?: Seat): void {
    const { game, client, seating, language, say } = this.parts
    const { asked, view } = client.sight(viewer)
    const scene = {
      language,
      say,
      names: seating.names,
      awaited: asked?.seats ?? [],
      ...(asked?.offer ? { offer: asked.offer } : {}),
      ...(only === undefined ? {} : { only }),
      width: screenWidth(),
    }
    print()
    for (const line of tableOf(game.id)(view, scene)) print(line)
  }

  private async tell(events: readonly Event[]): Promise<void> {
    const { keyboard, pace } = this.parts
    const sentences = this.sentences(events)
    this.told.push(...sentences)
    for (const sentence of sentences) {
      for (const line of hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2))) print(line)
      if (this.stale && !this.hurried && pace > 0) this.hurried = await keyboard.pause(pace)
    }
  }

  private sentences(events: readonly Event[]): string[] {
    const { game, seating, language } = this.parts
    const { event } = game.text[language]
    return joined(events.flatMap((each) => event(each, (seat) => seating.names[seat]!) ?? []))
  }

  /** Real dice: asks until something possible is typed. */
  private async readDice(question: ChanceQuestion): Promise<boolean> {
    const { client, keyboard, say } = this.parts
    const { name, draw, count, sides } = question
    const prompt = draw === 'roll' ? say.typeDice(name, count, sides) : say.typeOrder(name, count)
    for (;;) {
      const typed = await keyboard.line(`${paint('bold', prompt)} `)
      if (typed === undefined || typed.trim() === 'q') return false
      const results = resultsOf(question, typed)
      if (results) {
        await client.settle(results)
        return true
      }
      print(draw === 'roll' ? say.badDice(count, sides) : say.badOrder(count))
    }
  }

  /** Waits until the match has moved on. Enter makes a bot that thinks answer at once. */
  private async wait(): Promise<boolean> {
    const { client, bots, keyboard, seating, say } = this.parts
    const thinker = client.sight(null).asked?.seats.find((seat) => seating.seats[seat] !== PERSON)
    const moved = keyboard.during(client.more(), () => bots.hurry())
    if (thinker === undefined) return (await moved) ?? false
    const text = paint('dim', say.thinking(seating.names[thinker]!))
    return (await noting(text, keyboard.live, moved)) ?? false
  }

  private async ask(offer: Offer): Promise<boolean> {
    const { client, keyboard, seating } = this.parts
    const { seat } = offer
    this.draw(seat, this.stale ? undefined : seat)
    this.stale = false
    this.hurried = false
    this.question(offer)
    const menu = menuOf(offer)
    for (;;) {
      const hint = await this.hint(offer)
      const line = await keyboard.line(`${paint(['bold', 'cyan'], seating.names[seat]!)} ${hint} › `)
      const typed = line?.trim()
      if (typed === undefined || typed === 'q') return false
      const key = keyOf(offer, menu, typed, ({ value }) => this.label(offer, value))
      if (key !== undefined) {
        await client.answer(seat, key)
        return true
      }
      if (typed === 'p' && offer.decline !== undefined) {
        await client.order(seat, { pass: 'unchanged' })
        return true
      }
      if (typed === 'u') {
        if (await this.takeBack(seat)) return true
      } else await lookUp(this, offer, typed)
    }
  }

  private async takeBack(seat: Seat): Promise<boolean> {
    const { client, say } = this.parts
    const bar = await client.undo(seat)
    print(bar ? say.undoBarred[bar] : say.undone)
    return !bar
  }

  /** The question and its options, numbered. */
  question(offer: Offer): void {
    const { game, language, say } = this.parts
    const asked = game.text[language].ask(offer.name, offer.params)
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
    const { game, client, language, seating } = this.parts
    const { option } = game.text[language]
    return option(offer.name, value, client.sight(offer.seat).view, (seat) => seating.names[seat]!)
  }

  /** What may be typed besides an option. */
  private async hint(offer: Offer): Promise<string> {
    const { client, say } = this.parts
    const words = [
      say.hintRules,
      ...(offer.unavailable.length > 0 ? [say.hintWhyNot] : []),
      ...(offer.decline !== undefined ? [say.hintPass] : []),
      ...((await client.undoBar(offer.seat)) === undefined ? [say.hintUndo] : []),
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

function resultsOf(question: ChanceQuestion, typed: string): number[] | undefined {
  try {
    return manual(question, typed)
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
