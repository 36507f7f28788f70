import { absenceGrab } from './absenceGrab.ts'
import type { Attack } from './attack.ts'
import { blockedPersonReturns } from './blockedPersonReturns.ts'
import { botAtRatedTable } from './botAtRatedTable.ts'
import { deleteInMidMatch } from './deleteInMidMatch.ts'
import { fixation } from './fixation.ts'
import { framesAfterClose } from './framesAfterClose.ts'
import { guestOpensManyBotTables } from './guestOpensManyBotTables.ts'
import { guestTakesAllBots } from './guestTakesAllBots.ts'
import { incrementFarm } from './incrementFarm.ts'
import { notReading } from './notReading.ts'
import { pingFlood } from './pingFlood.ts'
import { playerForgesConsent } from './playerForgesConsent.ts'
import { playerNags } from './playerNags.ts'
import { previewFlood } from './previewFlood.ts'
import { reportFlood } from './reportFlood.ts'
import { rotatingAddresses } from './rotatingAddresses.ts'
import { slowConnections } from './slowConnections.ts'
import { spectatorPeeksPastDelay } from './spectatorPeeksPastDelay.ts'
import { stopUnderLoad } from './stopUnderLoad.ts'
import { strangerRematch } from './strangerRematch.ts'
import { watchFlood } from './watchFlood.ts'
import { wrongPasswords } from './wrongPasswords.ts'

export const ATTACKS: readonly Attack[] = [
  absenceGrab,
  blockedPersonReturns,
  botAtRatedTable,
  deleteInMidMatch,
  fixation,
  framesAfterClose,
  guestOpensManyBotTables,
  guestTakesAllBots,
  incrementFarm,
  notReading,
  pingFlood,
  playerForgesConsent,
  playerNags,
  previewFlood,
  reportFlood,
  rotatingAddresses,
  slowConnections,
  spectatorPeeksPastDelay,
  stopUnderLoad,
  strangerRematch,
  watchFlood,
  wrongPasswords,
]
