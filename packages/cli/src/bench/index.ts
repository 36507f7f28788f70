export { benchGame, type GameBench } from './benchGame.ts'
export { benchPig, type PigBench } from './benchPig.ts'
export { benchGameInThread, benchPigInThread } from './inThread.ts'
export { MEASURING, type Measuring } from './measure.ts'
