/** All routes of the API. */
import type { Route } from '../route.ts'
import { blockRoutes } from './blocks.ts'
import { experimentRoutes } from './experiments.ts'
import { gameRoutes } from './games.ts'
import { matchRoutes } from './matches.ts'
import { notificationRoutes } from './notifications.ts'
import { playerRoutes } from './players.ts'
import { proposalRoutes } from './proposals.ts'
import { reportRoutes } from './reports.ts'
import { sessionRoutes } from './sessions.ts'
import { tableRoutes } from './tables.ts'

export const ROUTES: readonly Route[] = [
  ...gameRoutes,
  ...tableRoutes,
  ...matchRoutes,
  ...proposalRoutes,
  ...sessionRoutes,
  ...playerRoutes,
  ...blockRoutes,
  ...reportRoutes,
  ...experimentRoutes,
  ...notificationRoutes,
]
