import { useSyncExternalStore } from 'react'
import type { ClientState, MatchClient } from './matchClient.ts'

export const useMatchClient = (client: MatchClient): ClientState => useSyncExternalStore(client.subscribe, client.state)
