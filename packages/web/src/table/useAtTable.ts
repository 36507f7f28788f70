import { useSyncExternalStore } from 'react'
import type { AtTable, TableState } from './atTable.ts'

export const useAtTable = (at: AtTable): TableState => useSyncExternalStore(at.subscribe, at.state)
