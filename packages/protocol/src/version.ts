/** Raised by any change after which an older client would misread a frame. Version 1 is still spoken: it differs in what `hash` is. */
export const PROTOCOL = 2

/** What a socket asks for when it opens: `new WebSocket(url, SUBPROTOCOL)`. */
export const SUBPROTOCOL = `alea.${PROTOCOL}`

/** What a server understands, the newest first. */
export const SUBPROTOCOLS = [SUBPROTOCOL, 'alea.1'] as const
