/** Verbs that leave something to choose or to roll: what follows is in `rules/follow/`. */
import type { AbilityOf, Follow, Verb, VerbName } from './ability.ts'

export const recruit: Verb<AbilityOf<'recruit'>> = asking('recruit', 1.1, {
  en: () => 'Take a Regular Army from its pile and put it on any cell of your city.',
  fr: () => 'Prenez une armée régulière dans sa pile et posez-la où vous voulez dans votre cité.',
})

export const exchange: Verb<AbilityOf<'exchange'>> = asking('exchange', 1.2, {
  en: ({ most, rate }) => `Pay up to ${most} of one resource; for each, gain ${rate} of another resource.`,
  fr: ({ most, rate }) =>
    `Payez jusqu’à ${most} unités d’une ressource ; pour chacune, gagnez ${rate} unités d’une autre ressource.`,
})

export const multiply: Verb<AbilityOf<'multiply'>> = asking('multiply', 1.2, {
  en: ({ pay, get }) => `Pay ${pay} of a resource and gain ${get} of the same.`,
  fr: ({ pay, get }) => `Payez ${pay} unité d’une ressource et gagnez-en ${get} de la même.`,
})

export const copy: Verb<AbilityOf<'copy'>> = asking('copy', 1.3, {
  en: ({ from }) => COPY_EN[from],
  fr: ({ from }) => COPY_FR[from],
})
const COPY_EN = {
  row: 'Resolve the ability of another active location on this row.',
  dice: 'Resolve the ability of an active location in your city with one of your unused dice on it.',
  city: 'Resolve the ability of any other active location in your city.',
}
const COPY_FR = {
  row: 'Appliquez la capacité d’un autre lieu actif de cette rangée.',
  dice: 'Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés non utilisés.',
  city: 'Appliquez la capacité de n’importe quel autre lieu actif de votre cité.',
}

export const ride: Verb<AbilityOf<'ride'>> = asking('ride', 0.6, {
  en: () => 'Move another unused die to any column of its row.',
  fr: () => 'Déplacez un autre dé non utilisé sur n’importe quelle colonne de sa rangée.',
})

export const reroll: Verb<AbilityOf<'reroll'>> = {
  resolve: (_, __, { others }) => (others ? 'reroll-with-others' : 'reroll'),
  describe: {
    en: ({ others }) =>
      `Roll this die again${others ? ', and as many of your other unused dice as you like' : ''}; it stays unused.`,
    fr: ({ others }) =>
      `Relancez ce dé${others ? ' et autant de vos autres dés non utilisés que vous voulez' : ''} ; il reste disponible.`,
  },
  estimate: ({ others }) => (others ? 0.9 : 0.7),
}

function asking<V extends VerbName & Follow>(
  follow: V,
  worth: number,
  describe: Verb<AbilityOf<V>>['describe'],
): Verb<AbilityOf<V>> {
  return { resolve: () => follow, describe, estimate: () => worth }
}
