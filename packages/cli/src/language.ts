import { LANGUAGES, type Language, preferredLanguage } from '@alea/engine'
import { fault } from './fault.ts'

type Environment = Readonly<Record<string, string | undefined>>

const OPTION = '--lang'

/** The language asked for, and the arguments without the option that asks for it. */
export function chooseLanguage(argv: readonly string[], env: Environment): { language: Language; rest: string[] } {
  const rest: string[] = []
  let language = languageOf(env)
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!
    if (argument === OPTION) language = named(argv[++i] ?? '')
    else if (argument.startsWith(`${OPTION}=`)) language = named(argument.slice(OPTION.length + 1))
    else rest.push(argument)
  }
  return { language, rest }
}

/** The first of these variables that is set decides, as POSIX has it. */
export const languageOf = (env: Environment): Language =>
  preferredLanguage([env.LC_ALL || env.LC_MESSAGES || env.LANG || ''])

function named(word: string): Language {
  const language = LANGUAGES.find((each) => each === word)
  if (!language) throw fault((say) => say.unknownLanguage(word, LANGUAGES))
  return language
}
