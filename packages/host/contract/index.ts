export { Driver } from './driver.ts'
export { hostContract } from './hostContract.ts'
export {
  CONTRACT_SEED,
  type ContractSetup,
  contractDice,
  Inbox,
  type OpenedMatch,
  type Shell,
  untilWaiting,
} from './shell.ts'
