/** The words of the live protocol, gathered for the app. */
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
