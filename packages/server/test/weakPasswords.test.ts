import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isReservedName } from '../src/players/reservedNames.ts'
import { isWeakPassword } from '../src/players/weakPasswords.ts'

test('more than a thousand passwords that would pass for length are on the list, each once', () => {
  const file = join(import.meta.dirname, '../src/players/data/commonPasswords.txt')
  const listed = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(listed.length).toBeGreaterThan(1000)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([])
})

test.each([
  'password',
  'PassWord',
  '12345678',
  'qwertyuiop',
  'azertyuiop',
  'motdepasse',
  'iloveyou',
  'ｐａｓｓｗｏｒｄ',
  'aaaaaaaa',
  'abcabcabc',
  'annabelle',
  'Anna Belle',
  'annabelle2024!',
])('%s is weak', (password) => expect(isWeakPassword(password, 'Annabelle')).toBe(true))

test.each(['correct horse', 'annabelle reads', 'x9!kfuwe', 'les-dés-sont-jetés'])('%s is not', (password) =>
  expect(isWeakPassword(password, 'Annabelle')).toBe(false),
)

test.each([
  'admin',
  'ADMlN',
  'Аdmin',
  'admin 2',
  'Aléa',
  'moderator',
  'Modérateur',
  'Guest 1a2b',
  'Invité x',
  'system.',
  'b0t',
])('%s is reserved', (name) => expect(isReservedName(name)).toBe(true))

test.each(['Anna', 'Emma', 'Alea Iacta', 'Adminton', 'Modeste', 'Guesthouse', '2', '李雷'])('%s is not', (name) =>
  expect(isReservedName(name)).toBe(false),
)
