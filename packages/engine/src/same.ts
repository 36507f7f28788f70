/** Are two pieces of plain data the same? As `hash` has it: the order of keys does not matter, nor does a member that is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other)
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other)
  return !Array.isArray(other) && isSameRecord(one as Fields, other as Fields)
}

type Fields = Readonly<Record<string, unknown>>

/** JSON writes undefined inside a list as null. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (!isSame(one[i] ?? null, other[i] ?? null)) return false
  return true
}

function isSameRecord(one: Fields, other: Fields): boolean {
  let members = 0
  for (const name in one) {
    if (one[name] === undefined) continue
    if (!isSame(one[name], other[name])) return false
    members++
  }
  for (const name in other) if (other[name] !== undefined) members--
  return members === 0
}
