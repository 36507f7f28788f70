import { InputError, LANGUAGES, type Language } from '@alea/engine'
import { MESSAGES } from './messages/messages.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The language asked for, and the arguments without the asking. */
export function chooseLanguage(argv: readonly string[], env: Environment): { language: Language; rest: string[] } {
  const rest: string[] = []
  let language = languageOf(env)
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i]!
    if (argument === '--lang') language = named(argv[++i] ?? '', language)
    else if (argument.startsWith('--lang=')) language = named(argument.slice('--lang='.length), language)
    else rest.push(argument)
  }
  return { language, rest }
}

/** As programs do everywhere: the first of these variables that is set decides. */
export function languageOf(env: Environment): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return LANGUAGES.find((each) => each === locale.toLowerCase().split(/[^a-z]/)[0]) ?? 'en'
}

function named(word: string, present: Language): Language {
  const language = LANGUAGES.find((each) => each === word)
  if (!language) throw new InputError(MESSAGES[present].notALanguage(word))
  return language
}
