/** Experiments of the lab (docs/lab.md). */
import { Type } from 'typebox'
import type { Progress } from '../../experiments/experiments.ts'
import { open, signedIn, Written } from '../route.ts'
import { ExperimentFile, ExperimentProgress, ExperimentState } from './experimentState.ts'

const OneExperiment = Type.Object({ experiment: Type.String({ pattern: '^[0-9a-f]{32}$' }) })
const UNDER_WAY = 'It waits for its turn, or is under way: ask again; `report` has what was found so far'

/** The report is written already. */
function written({ report, ...progress }: Progress): Written {
  const json = JSON.stringify(progress)
  const isUnderWay = progress.status === 'waiting' || progress.status === 'working'
  return new Written(isUnderWay ? 202 : 200, report === undefined ? json : `${json.slice(0, -1)},"report":${report}}`)
}

export const experimentRoutes = [
  signedIn(
    {
      method: 'POST',
      path: '/api/experiments',
      tag: 'experiments',
      summary: 'Play an experiment of the lab, or continue it; the same file is played once, whoever asks',
      body: ExperimentFile,
      reply: ExperimentState,
      accepted: UNDER_WAY,
      cost: 10,
    },
    async ({ experiments }, { body, player, address }) =>
      written(await experiments.begin(body, { person: player.id, address })),
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/experiments',
      tag: 'experiments',
      summary: 'My experiments that are under way, without what they have found',
      reply: Type.Object({ experiments: Type.Array(ExperimentProgress) }),
    },
    async ({ experiments }, { player }) => ({ experiments: experiments.of(player.id) }),
  ),
  open(
    {
      method: 'GET',
      path: '/api/experiments/{experiment}',
      tag: 'experiments',
      summary: 'How far an experiment is, and what it has found',
      params: OneExperiment,
      reply: ExperimentState,
      accepted: UNDER_WAY,
      cost: 2,
    },
    async ({ experiments }, { params }) => written(await experiments.look(params.experiment)),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/experiments/{experiment}',
      tag: 'experiments',
      summary: 'Cancel an experiment; what was played is kept, and played on if it is asked for again',
      params: OneExperiment,
      reply: ExperimentState,
      accepted: 'Others asked for it too, and it goes on for them',
    },
    async ({ experiments }, { params, player }) => written(await experiments.cancel(params.experiment, player.id)),
  ),
]
