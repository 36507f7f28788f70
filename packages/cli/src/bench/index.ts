export { benchGameApart, benchPigApart } from './apart.ts'
export { benchGame, type GameBench } from './benchGame.ts'
export { benchPig, type PigBench } from './benchPig.ts'
export { MEASURING, type Measuring } from './measure.ts'
