/** Banning and renaming players of a server. */
export const people = {
  banned: (name: string, id: string, until: string | undefined) =>
    until === undefined ? `${name} (${id}) is banned for good.` : `${name} (${id}) is banned until ${until}.`,
  ban: (name: string, id: string, until: string | undefined, reason: string) =>
    `${name} (${id})  ${until === undefined ? 'for good' : `until ${until}`}${reason && `  ${reason}`}`,
  nobody: 'Nobody is banned.',
  unbanned: (name: string, id: string) => `${name} (${id}) is no longer banned.`,
  renamed: (name: string, id: string) => `${id} is now called ${name}.`,
}
