import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReadableName, plainText, tidyName } from '../src/index.ts'

describe('chat', () => {
  test.each([
    ['words', 'Ça va ? <b>2 > 1</b>', 'Ça va ? <b>2 > 1</b>'],
    ['a zero-width space', 'ad\u200bmin', 'admin'],
    ['a joiner between letters', 'a\u200db', 'ab'],
    ['a direction override', '\u202egnp.exe\u202c', 'gnp.exe'],
    ['isolates and marks', '\u2066a\u2069\u200e\u200f\u061cb', 'ab'],
    ['control characters', 'a\u0000b\u001b[31mc\u0085d', 'ab[31mc d'],
    ['line breaks of every kind', 'one\r\ntwo\u2028three\u2029four\tfive', 'one two three four five'],
    ['tags', `a${String.fromCodePoint(0xe0061, 0xe0062)}b`, 'ab'],
    ['variation selectors', `a\ufe0fb${String.fromCodePoint(0xe0101)}`, 'ab'],
    ['fillers that look like nothing', '\u3164\u115f\uffa0\u2800', ''],
    ['a soft hyphen and a byte order mark', 'a\u00adb\ufeffc', 'abc'],
    ['half a surrogate', 'a\ud83db', 'ab'],
    ['a flood of marks', `Z${'\u0310\u0311\u0312'.repeat(30)}o`, 'Z\u0310\u0311\u0312o'],
    ['letters with the marks they need', 'Việt ngữ, ĝi, ที่นี่', 'Việt ngữ, ĝi, ที่นี่'],
    ['a family', '👨‍👩‍👧‍👦 !', '👨‍👩‍👧‍👦 !'],
    ['skin, flags, keycaps, hearts', '👍🏽 🇫🇷 1️⃣ ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽 🇫🇷 1️⃣ ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['an emoji between what is taken out', '\u202e🙋🏾‍♀️\u200b', '🙋🏾‍♀️'],
  ])('%s', (_, said, heard) => expect(plainText(said)).toBe(heard))

  test('is plain after once, whatever was written', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('\u200d', '\ufe0f', '\u202e', '\u0300', '👩', '🚀', 'e', ' '), fc.string()),
    })
    fc.assert(
      fc.property(text, (said) => {
        const once = plainText(said)
        expect(plainText(once)).toBe(once)
        expect(once).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u200c\u2028\u2029]/u)
      }),
    )
  })
})

describe('names', () => {
  test.each([
    ['  Anna   Lee ', 'Anna Lee'],
    ['Ａｎｎａ', 'Anna'],
    ['ﬁona', 'fiona'],
    ['Zoe\u0308', 'Zoë'],
    ['Anna\u00a0Lee', 'Anna Lee'],
  ])('%j is kept as %s', (name, kept) => expect(tidyName(name)).toBe(kept))

  test.each(['Anna', 'Émile', 'Jean-Luc 2', '李雷', 'Дмитрий', 'Ren👩‍🚀', 'x'])('%s is a name', (name) =>
    expect(isReadableName(name)).toBe(true),
  )

  test.each([
    '',
    '…',
    '👩‍🚀',
    'Anna\u200b',
    'An\u200dna',
    '\u202eannA',
    `A${'\u0301'.repeat(6)}nna`,
    'x'.repeat(25),
    '\u3164',
  ])('%j is none', (name) => expect(isReadableName(name)).toBe(false))
})
