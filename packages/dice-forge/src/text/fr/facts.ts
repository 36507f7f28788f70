import type { facts as en } from '../en/facts.ts'

export const facts: typeof en = {
  title: 'Dice Forge',
  pitch: 'Forgez vos dés, face après face, et gagnez votre place parmi les dieux.',
}
