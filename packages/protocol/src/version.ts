/** Raised by any change after which an older client would misread a frame. */
export const PROTOCOL = 1

/** What a socket asks for when it opens: `new WebSocket(url, SUBPROTOCOL)`. */
export const SUBPROTOCOL = `alea.${PROTOCOL}`

/** The same with hashes that follow the differences (`fingerprint.ts`): cheaper for the server, and for clients that have `Mirror`. */
export const FOLLOWING = 'alea.2'

/** What a server understands, the one it likes best first. */
export const SUBPROTOCOLS = [FOLLOWING, SUBPROTOCOL] as const
