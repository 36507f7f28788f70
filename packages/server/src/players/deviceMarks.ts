/** A mark in a browser where somebody has signed in to an account before: their password is checked there even while others are guessing at it. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlayerRow } from '../storage/storage.ts'

/** Longer than browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 86_400

export class DeviceMarks {
  private readonly key: Buffer

  constructor(key: Buffer) {
    this.key = key
  }

  /** A new password makes all marks worthless. */
  of({ id, password = '' }: PlayerRow): string {
    return createHmac('sha256', this.key).update(`device ${id} ${password}`).digest('base64url')
  }

  isOf(row: PlayerRow, mark: string | undefined): boolean {
    const [given, right] = [Buffer.from(mark ?? ''), Buffer.from(this.of(row))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}
