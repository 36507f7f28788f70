import { DieFace } from '@alea/board'
import { sheetOf } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { WORDS } from '../../../language/languages.ts'
import { facesOf } from '../Face.tsx'
import { heroHue } from '../look.tsx'
import { NAMES } from '../names.ts'
import './heroDice.css'

/** The faces of a hero's dice, by symbol. */
export function HeroDice({ hero, language }: { readonly hero: string; readonly language: Language }) {
  const { faces } = sheetOf(hero)
  const names = NAMES[language]
  const words = WORDS[language].heroes
  return (
    <ul className="dt-hero-dice">
      {[...new Set(faces)].map((symbol) => {
        const numbers = faces.flatMap((face, i) => (face === symbol ? [i + 1] : []))
        const name = names.symbol(hero, numbers[0]!)
        return (
          <li key={symbol}>
            <span className="dt-hero-dice-faces" aria-hidden="true">
              {numbers.map((number) => (
                <DieFace key={number} size={40} tone={heroHue(hero)}>
                  {facesOf(hero)[number - 1]}
                </DieFace>
              ))}
            </span>
            <span className="visually-hidden">{words.faces(numbers.join(', '), name)}</span>
            <span aria-hidden="true">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
