import { StorageFault } from '@alea/host'
import { expect, test } from 'vitest'
import { healthOf } from '../src/http/health.ts'
import type { Storage } from '../src/storage/storage.ts'
import { testServer } from './testServer.ts'

const probing = (probe: Storage['probe']) => ({ storage: { probe } as Storage })

test('a server whose disk accepts writes is well', async () => {
  const { url } = await testServer()
  const reply = await fetch(`${url}/healthz`)
  expect(reply.status).toBe(200)
  expect(await reply.json()).toEqual({ status: 'well' })
})

test('one whose disk refuses, or hangs, says which', async () => {
  const full = probing(() => Promise.reject(new StorageFault('database or disk is full')))
  expect(await healthOf(full)).toEqual({ status: 'unwell', reason: 'storage', detail: 'database or disk is full' })
  const hangs = probing(() => new Promise(() => {}))
  expect(await healthOf(hangs, 1)).toMatchObject({ status: 'unwell', reason: 'timeout' })
})

test('whoever asks meanwhile waits for the same probe', async () => {
  let probes = 0
  const one = probing(async () => void probes++)
  await Promise.all([healthOf(one), healthOf(one), healthOf(one)])
  await healthOf(one)
  expect(probes).toBe(2)
})

test('a fault of the program is no fault of the disk', async () => {
  await expect(healthOf(probing(() => Promise.reject(new TypeError('oops'))))).rejects.toThrow('oops')
})
