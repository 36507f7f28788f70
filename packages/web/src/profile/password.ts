/** The shortest password the server accepts. */
export const SHORTEST_PASSWORD = 8
