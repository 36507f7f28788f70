import { COMMANDS, type CommandName } from './command.ts'
import type { Messages } from './messages/messages.ts'

/** What there is: `alea` alone. */
export function overviewText({ help }: Messages): string {
  const widest = Math.max(...COMMANDS.map((name) => name.length))
  return [
    help.intro,
    '',
    ...COMMANDS.map((name) => `  ${name.padEnd(widest)}  ${help.commands[name].summary}`),
    '',
    help.more,
  ].join('\n')
}

/** `alea simulate --help` */
export function helpText({ help }: Messages, name: CommandName): string {
  const { summary, usage, details } = help.commands[name]
  return [`${help.usage} alea ${name} ${usage}`.trimEnd(), '', summary, '', details, '', help.everywhere].join('\n')
}
