/** What can be used, in a list of how often that happened. */
export const content = {
  token: (token: string) => `${token}, received`,
  /** A card that every deck has belongs to no hero. */
  card: (card: string, hero?: string) => (hero ? `${card}, played (${hero})` : `${card}, played`),
  /** `tier` is the row of the ability, from 0; a defence has none. */
  ability: (ability: string, hero: string, tier?: number) =>
    tier === undefined ? `${ability} (${hero})` : `${ability}, row ${tier + 1} (${hero})`,
}
