import { COMMANDS, type CommandName } from './command.ts'
import { type HelpFacts, helpFacts } from './helpFacts.ts'
import { screenWidth } from './terminal/paint.ts'
import { foldText, hang, widthOf } from './terminal/text.ts'
import type { Messages } from './text/index.ts'

interface Option {
  readonly flag: string
  readonly text: string | ((facts: HelpFacts) => string)
}

/** All commands: `alea` alone. */
export function overviewText({ help }: Messages): string {
  const widest = Math.max(...COMMANDS.map((name) => name.length))
  return [
    help.intro,
    '',
    `${help.usage} alea ${help.commandUsage}`,
    '',
    ...COMMANDS.flatMap((name) =>
      hang(`  ${name.padEnd(widest)}  `, foldText(help.commands[name].summary, screenWidth() - widest - 4)),
    ),
    '',
    help.more,
    help.version,
  ].join('\n')
}

/** `alea simulate --help` */
export function helpText(say: Messages, name: CommandName): string {
  const { help } = say
  const { summary, usage, options, notes } = help.commands[name]
  const shared: readonly Option[] = Object.values(help.everywhere)
  const own: readonly Option[] = Object.values(options)
  const widest = Math.max(...[...own, ...shared].map(({ flag }) => widthOf(flag)))
  const lines = (list: readonly Option[]) => list.flatMap((option) => optionLines(option, widest, helpFacts(say)))
  return [
    `${help.usage} alea ${name} ${usage}`,
    '',
    ...foldText(summary, screenWidth()),
    '',
    ...lines(own),
    ...(notes === '' ? [] : ['', ...foldText(notes, screenWidth() - 2).map((line) => `  ${line}`)]),
    '',
    ...lines(shared),
  ].join('\n')
}

function optionLines({ flag, text }: Option, widest: number, facts: HelpFacts): string[] {
  const sentence = typeof text === 'string' ? text : text(facts)
  return hang(`  ${flag.padEnd(widest)}  `, foldText(sentence, screenWidth() - widest - 4))
}
