const RESOURCES = ['wood', 'stone', 'iron']

/** `2 wood and 1 iron` */
export function amounts(of: readonly number[]): string {
  const parts = of.flatMap((amount, i) => (amount > 0 ? [`${amount} ${RESOURCES[i]}`] : []))
  if (parts.length === 0) return 'nothing'
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
