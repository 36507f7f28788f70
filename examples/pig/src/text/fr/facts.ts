import type { facts as en } from '../en/facts.ts'

export const facts: typeof en = {
  title: 'Le Cochon',
  pitch: 'Un dé, une question : relancer, ou garder ce qu’on a ?',
}
