import type { ComponentType } from 'react'
import './tokens.css'
import './art.css'
import { BattleDiceScene } from './scenes/BattleDiceScene.tsx'
import { DiceCityScene } from './scenes/DiceCityScene.tsx'
import { DiceForgeScene } from './scenes/DiceForgeScene.tsx'
import { DiceThroneScene } from './scenes/DiceThroneScene.tsx'
import { MarvelScene } from './scenes/MarvelScene.tsx'
import { PigScene } from './scenes/PigScene.tsx'

const SCENES: Readonly<Record<string, ComponentType>> = {
  'battle-dice': BattleDiceScene,
  'dice-throne': DiceThroneScene,
  'dice-forge': DiceForgeScene,
  'dice-city': DiceCityScene,
  marvel: MarvelScene,
  pig: PigScene,
}

/** The picture of a game on its tile, twice as wide as it is high; of a game without one, only its colours. */
export function Scene({ game }: { game: string }) {
  const Painted = SCENES[game]
  return (
    <div className="scene" data-scene={game} aria-hidden="true">
      {Painted && (
        <svg viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Painted />
        </svg>
      )}
    </div>
  )
}
