import { Select, TextField } from '@alea/board'
import { BOXES, heroIds, listedHero } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { WORDS } from '../../../language/languages.ts'
import { NAMES } from '../names.ts'
import type { HeroFilter } from './heroFilter.ts'

interface Props {
  readonly filter: HeroFilter
  readonly language: Language
  change(filter: HeroFilter): void
}

const ANY = 'any'

/** By name, box and difficulty. */
export function HeroFilterFields({ filter, language, change }: Props) {
  const words = WORDS[language].heroes
  const boxes = BOXES.filter((box) => heroIds().some((hero) => listedHero(hero)?.box === box))
  return (
    <div className="dt-hero-filter">
      <TextField
        label={words.name}
        type="search"
        value={filter.name ?? ''}
        onChange={(name) => change({ ...filter, name })}
      />
      <Select
        label={words.box}
        value={filter.box ?? ANY}
        onChange={(box) => change({ ...filter, box: boxes.find((one) => one === box) })}
        options={[
          { value: ANY, label: words.anyBox },
          ...boxes.map((box) => ({ value: box, label: NAMES[language].box(box) })),
        ]}
      />
      <Select
        label={words.difficultyTitle}
        value={String(filter.band ?? ANY)}
        onChange={(band) => change({ ...filter, band: band === ANY ? undefined : Number(band) })}
        options={[
          { value: ANY, label: words.anyDifficulty },
          ...words.bands.map((label, band) => ({ value: String(band), label })),
        ]}
      />
    </div>
  )
}
