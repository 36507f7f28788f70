/** A session at a match: shows what happens, asks the people at the screen, and waits for the others. */
import type { ChanceSource, Event, Game, Json, Language, Offer, Options, Seat } from '@alea/engine'
import type { AwaitedDice } from '@alea/host'
import { confirmationOf } from '../tables/confirmations.ts'
import type { OptionGroup } from '../tables/optionGroups.ts'
import { groupsOf, redrawsChanges, tableOf } from '../tables/tableOf.ts'
import type { Keyboard } from '../terminal/keyboard.ts'
import { paint, screenWidth, tableWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { withStatusLine } from '../terminal/statusLine.ts'
import { foldText, hang } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import { HandOver } from './handOver.ts'
import { runInfoCommand } from './infoCommands.ts'
import type { MatchBots } from './matchBots.ts'
import type { MatchClient } from './matchClient.ts'
import { keyOf, menuOf } from './menu.ts'
import { PERSON, type Players } from './players.ts'
import { questionLines } from './questionLines.ts'
import { readRealDice } from './realDice.ts'

export interface SessionParts {
  readonly game: Game
  readonly players: Players
  readonly client: MatchClient
  readonly bots: MatchBots
  /** With real dice: draws what is not on the dice. */
  readonly lots: ChanceSource
  readonly keyboard: Keyboard
  readonly language: Language
  readonly say: Messages
  /** Of the match. */
  readonly options: Options
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
  /** The lines of the table that are on the screen. */
  private drawn: readonly string[] = []
  /** Every sentence shown so far. */
  readonly shown: string[] = []
  private readonly handOver: HandOver

  constructor(parts: SessionParts) {
    this.parts = parts
    const { keyboard, say, players, game } = parts
    const people = players.seats.filter((who) => who === PERSON).length
    // Without a person at the keyboard nobody looks at the screen.
    const isNeeded = people > 1 && game.redeal !== undefined && keyboard.live
    this.handOver = new HandOver({ keyboard, say, names: players.names, isNeeded })
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
    if (seat !== undefined) return this.ask(this.inGroups(this.parts.client.snapshot(seat).asked!.offer!))
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
      width: tableWidth(),
      isOver: client.isOver,
    }
    const lines = tableOf(game.id, game.rulesVersion)(view, context)
    const { drawn } = this
    const own = only ?? viewer
    this.drawn = own === null ? lines : tableOf(game.id, game.rulesVersion)(view, { ...context, only: own })
    const changed =
      only !== undefined && redrawsChanges(game.id) ? lines.filter((line) => !drawn.includes(line)) : lines
    if (changed.length > 0) print()
    for (const line of changed) print(line)
  }

  private async show(events: readonly Event[]): Promise<void> {
    const { keyboard, pace } = this.parts
    const sentences = this.sentences(events)
    this.shown.push(...sentences)
    for (const sentence of sentences) {
      this.printSentence(sentence)
      if (this.stale && !this.hurried && pace > 0) this.hurried = await keyboard.pause(pace)
    }
  }

  private printSentence(sentence: string): void {
    for (const line of hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2))) print(line)
  }

  private sentences(events: readonly Event[]): string[] {
    const { game, players, language } = this.parts
    const { event } = game.text[language]
    return withoutRepeats(events.flatMap((each) => event(each, (seat) => players.names[seat]!) ?? []))
  }

  private async readDice(awaited: AwaitedDice): Promise<boolean> {
    const results = await readRealDice(awaited, this.parts)
    if (results) await this.parts.client.settle(results)
    return results !== undefined
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
    const unread = await this.handOver.to(seat, this.shown)
    if (unread === undefined) return false
    if (unread) {
      this.stale = true
      print(paint('dim', this.parts.say.play.since))
      for (const sentence of unread) this.printSentence(sentence)
    }
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
        if (!(await this.isMeant(offer, key))) continue
        await client.answer(seat, key)
        return true
      }
      if (typed === 'p' && offer.decline !== undefined) {
        await client.order(seat, { pass: 'unchanged' })
        return true
      }
      if (typed === 'u' || typed === 'uu') {
        if (await (typed === 'u' ? this.undo(seat) : this.takeBack(seat))) return true
      } else await runInfoCommand(this, offer, typed)
    }
  }

  /** Asks a person again before an answer that is easily given by mistake. */
  private async isMeant(offer: Offer, key: string): Promise<boolean> {
    const { game, client, keyboard, language, say } = this.parts
    const question = keyboard.live
      ? confirmationOf(game.id)(offer, key, client.snapshot(offer.seat).view, { language, say })
      : undefined
    if (question === undefined) return true
    return (await keyboard.line(`${foldText(question, screenWidth()).join('\n')} `))?.trim() === ''
  }

  private async undo(seat: Seat): Promise<boolean> {
    const { client, say } = this.parts
    const bar = await client.undo(seat)
    print(bar ? say.play.undoBarred[bar] : say.play.undone)
    if (bar && bar !== 'nothing') print(say.play.takeBackHint)
    return !bar
  }

  /** Past the dice: everybody at the terminal agrees, and the dice are rolled anew. */
  private async takeBack(seat: Seat): Promise<boolean> {
    const { client, say } = this.parts
    const bar = await client.takeBack(seat)
    print(bar ? say.play.undoBarred[bar] : say.play.undone)
    if (!bar) this.stale = true
    return !bar
  }

  printQuestion(offer: Offer): void {
    const { game, language, players, say } = this.parts
    const question = game.text[language].ask(offer.name, offer.params, (seat) => players.names[seat]!)
    print()
    for (const line of questionLines(say, offer, question, this.labelOf(offer), this.groups(offer))) print(line)
  }

  private groups(offer: Offer): OptionGroup[] | undefined {
    const { game, client, language, say } = this.parts
    return groupsOf(game.id)(offer, client.snapshot(offer.seat).view, { language, say })
  }

  /** Options that are shown in groups are numbered in their order. */
  private inGroups(offer: Offer): Offer {
    const groups = this.groups(offer)
    return groups ? { ...offer, options: groups.flatMap(({ items }) => items.map(({ option }) => option)) } : offer
  }

  labelOf(offer: Offer): (option: { readonly value: Json }) => string {
    const { game, client, language, players } = this.parts
    const { option } = game.text[language]
    const { name, params } = offer
    return ({ value }) => option(name, value, client.snapshot(offer.seat).view, (seat) => players.names[seat]!, params)
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
