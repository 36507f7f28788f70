/** `2 wood and 1 iron`, in both languages. */
const EN = ['wood', 'stone', 'iron']
const FR = ['bois', 'pierre', 'fer']
const FR_SEVERAL = ['bois', 'pierres', 'fers']

const parts = (amounts: readonly number[], one: readonly string[], several = one): string[] =>
  amounts.flatMap((amount, i) => (amount > 0 ? [`${amount} ${(amount > 1 ? several : one)[i]}`] : []))

const joined = (list: readonly string[], and: string): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`

export const amountsEn = (amounts: readonly number[]): string => joined(parts(amounts, EN), 'and') || 'nothing'
export const amountsFr = (amounts: readonly number[]): string => joined(parts(amounts, FR, FR_SEVERAL), 'et') || 'rien'
