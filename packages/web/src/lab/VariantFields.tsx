/** One variant: who plays, with which options, and what it changes in words. */
import { Button, Select, TextField } from '@alea/board'
import { LEVEL_WORDS } from '@alea/bots/text'
import type { Options } from '@alea/engine'
import type { BoardModule } from '../games/boardModule.ts'
import { WORDS } from '../language/languages.ts'
import { useWords } from '../language/useWords.ts'
import { chosenOptions } from '../lobby/chosenOptions.ts'
import { OptionFields } from '../screens/OptionFields.tsx'
import { useSettings } from '../settings/settings.ts'
import { LAB_BOTS, seatsFor, type VariantDraft } from './draft.ts'

interface Props {
  /** From 1. */
  readonly number: number
  readonly module: BoardModule
  readonly variant: VariantDraft
  change(part: Partial<VariantDraft>): void
  play(): void
  share(): void
  /** Undefined for the only variant. */
  readonly remove: (() => void) | undefined
}

export function VariantFields({ number, module, variant, change, play, share, remove }: Props) {
  const { lab: words, app } = useWords()
  const { language } = useSettings()
  const { name, seats, options } = variant
  const chosen = chosenOptions(
    module,
    { options: options as Options, seats: seats as never },
    language,
    WORDS[language],
  )
  const unusual = [...chosen.all, ...chosen.bySeat.filter((each) => each !== undefined)]
  const botName = (bot: string): string => {
    const levels: Readonly<Record<string, string>> = LEVEL_WORDS[language]
    const [kind, iterations] = bot.split(':')
    return iterations ? words.search(Number(iterations)) : (levels[kind!] ?? words.random)
  }
  return (
    <fieldset className="lab-variant">
      <legend>{words.variant(number)}</legend>
      <div className="lab-row">
        <TextField
          label={words.variantName}
          value={name}
          maxLength={200}
          onChange={(given) => change({ name: given })}
        />
        <Select
          label={words.howManyPlayers}
          value={String(seats.length)}
          onChange={(count) => change({ seats: seatsFor(seats, Number(count)) })}
          options={numbersOf(module.game.seats).map((count) => ({ value: String(count), label: String(count) }))}
        />
        {seats.map((bot, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is its number
            key={seat}
            label={words.player(seat + 1)}
            value={bot}
            onChange={(taken) => change({ seats: seats.map((one, k) => (k === seat ? taken : one)) })}
            options={[...new Set([...LAB_BOTS, bot])].map((value) => ({ value, label: botName(value) }))}
          />
        ))}
      </div>
      <details className="lab-options" open={number === 1 || undefined}>
        <summary>
          <b>{words.options}</b>{' '}
          <span className="quiet">{unusual.length > 0 ? unusual.join(' · ') : words.asUsual}</span>
        </summary>
        <div className="lab-fields">
          <OptionFields
            module={module}
            seats={seats.map((bot, seat) => app.seatIs(words.player(seat + 1), botName(bot)))}
            language={language}
            options={options}
            names={Object.keys(module.game.options)}
            change={(changed) => change({ options: changed })}
          />
        </div>
      </details>
      <div className="cluster">
        <Button aria-label={words.playThis(name)} onClick={play}>
          {words.play}
        </Button>
        <Button aria-label={words.shareThis(name)} onClick={share}>
          {words.share}
        </Button>
        {remove && (
          <Button kind="quiet" aria-label={words.removeVariant(name)} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const numbersOf = ({ min, max }: { readonly min: number; readonly max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)
