/** The types of the live protocol that the app uses. */
export type { Seat } from '@alea/engine'
export type {
  Bundle,
  ClockInfo,
  ClockSetup,
  Failure,
  FromClient,
  FromServer,
  NewTable,
  Orders,
  Profile,
  ReplayPage,
  Said,
  SeatInfo,
  SeatWish,
  Snapshot,
  Table,
} from '@alea/protocol/client'
