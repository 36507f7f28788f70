import type { amounts as en } from '../en/amounts.ts'

const ONE = ['bois', 'pierre', 'fer']
const SEVERAL = ['bois', 'pierres', 'fers']

/** `2 bois et 1 fer` */
export const amounts: typeof en = (of) => {
  const parts = of.flatMap((amount, i) => (amount > 0 ? [`${amount} ${(amount > 1 ? SEVERAL : ONE)[i]}`] : []))
  if (parts.length === 0) return 'rien'
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
}
