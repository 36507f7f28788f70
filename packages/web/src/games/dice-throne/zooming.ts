import { createContext, useContext } from 'react'
import type { Subject } from './layout.ts'

/** Opens what is printed on a thing, with its keywords. */
const ZoomContext = createContext<(subject: Subject) => void>(() => {})
export const ZoomProvider = ZoomContext.Provider
export const useZoom = (): ((subject: Subject) => void) => useContext(ZoomContext)
