/** Increased by any change after which an older client would misread a frame. */
export const PROTOCOL = 1

/** What a socket asks for when it opens: `new WebSocket(url, SUBPROTOCOL)`. */
export const SUBPROTOCOL = `alea.${PROTOCOL}`

/** The same with hashes that are updated from differences (`fingerprint.ts`): cheaper for the server, and for clients that use `Mirror`. */
export const FOLLOWING = 'alea.2'

/** What a server understands, in order of preference. */
export const SUBPROTOCOLS = [FOLLOWING, SUBPROTOCOL] as const

/** The close code of a socket whose session has ended. */
export const SIGNED_OUT = 4001
