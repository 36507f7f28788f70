import { sheetOf } from '@alea/dice-throne'

/** Upgrade cards are bordered by what they improve. */
export const UPGRADE_KINDS = ['offensive', 'defensive', 'passive'] as const
export type UpgradeKind = (typeof UPGRADE_KINDS)[number]

/** What this card of the hero improves, if it is an upgrade; an ultimate is offensive. */
export function upgradeKind(hero: string, card: string): UpgradeKind | undefined {
  const kind = sheetOf(hero).cards.get(card)?.upgrades?.ability.kind
  return kind === 'ultimate' ? 'offensive' : kind
}
