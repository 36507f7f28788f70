import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MB and about a tenth of a second for each attempt. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }
const LENGTH = 32

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key))),
  )

/** `scrypt$15$<salt>$<key>` */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return ['scrypt', '15', salt.toString('base64url'), (await derive(password, salt)).toString('base64url')].join('$')
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [kind, , salt = '', key = ''] = kept.split('$')
  if (kind !== 'scrypt') return false
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'))
}

/** Takes as long as a real check, so that timing does not tell whether a name exists. */
export async function wastePassword(password: string): Promise<void> {
  await derive(password, Buffer.alloc(16))
}
