/** Plays blocks of an experiment beside the page. */
import { gameOf } from '@alea/catalog'
import { type Block, type Experiment, type Played, playBlock, prepareFor } from '@alea/lab'

export interface BlockOrder {
  readonly experiment: Experiment
  readonly block: Block
}

const scope = globalThis as unknown as {
  onmessage: ((event: { data: BlockOrder }) => void) | null
  postMessage(played: Played): void
}

scope.onmessage = async ({ data: { experiment, block } }) => {
  await prepareFor(experiment)
  scope.postMessage(playBlock(gameOf(experiment.game)!, experiment, block))
}
