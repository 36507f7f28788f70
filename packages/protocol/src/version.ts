/** Raised by any change after which an older client would misread a frame. */
export const PROTOCOL = 1

/** What a socket asks for when it opens: `new WebSocket(url, SUBPROTOCOL)`. */
export const SUBPROTOCOL = `alea.${PROTOCOL}`
