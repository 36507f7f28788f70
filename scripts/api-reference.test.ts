import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiReferences } from './api-reference.ts'

describe.each(apiReferences())('$file', ({ file, text, undocumented }) => {
  it('is what "npm run docs:api" writes', () => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toBe(text)
  })

  it('describes every export', () => {
    expect(undocumented).toEqual([])
  })
})
