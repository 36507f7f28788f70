/** A session at a match: shows what happens, asks the people at the screen, and waits for the others. */
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
import { tableOf } from '../tables/tableOf.ts'
import type { Keyboard } from '../terminal/keyboard.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { withStatusLine } from '../terminal/statusLine.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { runInfoCommand } from './infoCommands.ts'
import type { MatchBots } from './matchBots.ts'
import type { MatchClient } from './matchClient.ts'
import { keyOf, menuOf } from './menu.ts'
import { PERSON, type Players } from './players.ts'
import { questionLines } from './questionLines.ts'

export interface SessionParts {
  readonly game: Game
  readonly players: Players
  readonly client: MatchClient
  readonly bots: MatchBots
  readonly keyboard: Keyboard
  readonly language: Language
  readonly say: Messages
  /** The log. */
  readonly path: string
  /** Milliseconds between two sentences about what others do. */
  readonly pace: number
}

export class PlaySession {
  readonly parts: SessionParts
  /** Have others acted since the table was last drawn? */
  private stale = true
  private hurried = false
  /** Every sentence shown so far. */
  readonly shown: string[] = []

  constructor(parts: SessionParts) {
    this.parts = parts
  }

  /** Plays until the match is over (true) or the person quits (false). */
  async play(): Promise<boolean> {
    const { client, keyboard } = this.parts
    for (;;) {
      for (let update = client.next(); update; update = client.next()) {
        if (update.byOthers) this.stale = true
        await this.show(update.events)
      }
      if (client.isOver) return true
      if (keyboard.left || !(await this.continue())) return false
    }
  }

  /** Somebody acts; false when the person quits instead. */
  private continue(): Promise<boolean> {
    const { askedPerson: seat, awaitedDice } = this.parts.client
    if (seat !== undefined) return this.ask(this.parts.client.snapshot(seat).asked!.offer!)
    return awaitedDice ? this.readDice(awaitedDice) : this.wait()
  }

  /** The whole table, or a seat's own part of it. */
  draw(viewer: Seat | null, only?: Seat): void {
    const { game, client, players, language, say } = this.parts
    const { asked, view } = client.snapshot(viewer)
    const context = {
      language,
      say,
      names: players.names,
      awaited: asked?.seats ?? [],
      ...(asked?.offer ? { offer: asked.offer } : {}),
      ...(only === undefined ? {} : { only }),
      width: screenWidth(),
    }
    print()
    for (const line of tableOf(game.id)(view, context)) print(line)
  }

  private async show(events: readonly Event[]): Promise<void> {
    const { keyboard, pace } = this.parts
    const sentences = this.sentences(events)
    this.shown.push(...sentences)
    for (const sentence of sentences) {
      for (const line of hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2))) print(line)
      if (this.stale && !this.hurried && pace > 0) this.hurried = await keyboard.pause(pace)
    }
  }

  private sentences(events: readonly Event[]): string[] {
    const { game, players, language } = this.parts
    const { event } = game.text[language]
    return withoutRepeats(events.flatMap((each) => event(each, (seat) => players.names[seat]!) ?? []))
  }

  /** Real dice: asks until a possible result is typed. */
  private async readDice(question: ChanceQuestion): Promise<boolean> {
    const { client, keyboard, say } = this.parts
    const { name, draw, count, sides } = question
    const isRoll = draw === 'roll'
    const prompt = isRoll ? say.play.typeDice(name, count, sides) : say.play.typeOrder(name, count)
    for (;;) {
      const typed = await keyboard.line(`${paint('bold', prompt)} `)
      if (typed === undefined || typed.trim() === 'q') return false
      const results = resultsOf(question, typed)
      if (results) {
        await client.settle(results)
        return true
      }
      const example = Array(count).fill(sides).join(' ')
      print(isRoll ? say.play.badDice(count, sides, example) : say.play.badOrder(count))
    }
  }

  /** Waits until the match has moved on. Enter makes a thinking bot answer at once. */
  private async wait(): Promise<boolean> {
    const { client, bots, keyboard, players, say } = this.parts
    const thinker = client.snapshot(null).asked?.seats.find((seat) => players.seats[seat] !== PERSON)
    const moved = keyboard.during(client.more(), () => bots.hurry())
    if (thinker === undefined) return (await moved) ?? false
    const text = paint('dim', say.play.thinking(players.names[thinker]!))
    return (await withStatusLine(text, keyboard.live, moved)) ?? false
  }

  private async ask(offer: Offer): Promise<boolean> {
    const { client, keyboard, players } = this.parts
    const { seat } = offer
    this.draw(seat, this.stale ? undefined : seat)
    this.stale = false
    this.hurried = false
    this.printQuestion(offer)
    const menu = menuOf(offer)
    for (;;) {
      const hint = await this.hint(offer)
      const line = await keyboard.line(`${paint(['bold', 'cyan'], players.names[seat]!)} ${hint} › `)
      const typed = line?.trim()
      if (typed === undefined || typed === 'q') return false
      const key = keyOf(offer, menu, typed, this.labelOf(offer))
      if (key !== undefined) {
        await client.answer(seat, key)
        return true
      }
      if (typed === 'p' && offer.decline !== undefined) {
        await client.order(seat, { pass: 'unchanged' })
        return true
      }
      if (typed === 'u') {
        if (await this.undo(seat)) return true
      } else await runInfoCommand(this, offer, typed)
    }
  }

  private async undo(seat: Seat): Promise<boolean> {
    const { client, say } = this.parts
    const bar = await client.undo(seat)
    print(bar ? say.play.undoBarred[bar] : say.play.undone)
    return !bar
  }

  printQuestion(offer: Offer): void {
    const { game, language, say } = this.parts
    const question = game.text[language].ask(offer.name, offer.params)
    print()
    for (const line of questionLines(say, offer, question, this.labelOf(offer))) print(line)
  }

  labelOf(offer: Offer): (option: { readonly value: Json }) => string {
    const { game, client, language, players } = this.parts
    const { option } = game.text[language]
    return ({ value }) => option(offer.name, value, client.snapshot(offer.seat).view, (seat) => players.names[seat]!)
  }

  /** What may be typed besides an option. */
  private async hint(offer: Offer): Promise<string> {
    const { client, say } = this.parts
    const { rules, whyNot, pass, undo, quit } = say.play.hints
    const hints = [
      rules,
      ...(offer.unavailable.length > 0 ? [whyNot] : []),
      ...(offer.decline !== undefined ? [pass] : []),
      ...((await client.undoBar(offer.seat)) === undefined ? [undo] : []),
      quit,
    ]
    return paint('dim', `(${hints.join(', ')})`)
  }
}

/** A sentence that comes several times in a row is shown once, with `×3`. */
function withoutRepeats(sentences: readonly string[]): string[] {
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
