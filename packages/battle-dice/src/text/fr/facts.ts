import type { facts as en } from '../en/facts.ts'

export const facts: typeof en = {
  title: 'Battle Dice',
  pitch: 'Entraînez gobelins, trolls et mages noirs, lancez-les dans l’arène et bâtissez l’écurie la plus précieuse.',
}
