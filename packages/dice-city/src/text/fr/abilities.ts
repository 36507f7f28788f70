import type { abilities as enAbilities, traits as enTraits } from '../en/abilities.ts'
import { amounts } from './amounts.ts'
import { pronoun } from './grammar.ts'

const COPIED = {
  row: 'Appliquez la capacité d’un autre lieu actif de cette rangée.',
  dice: 'Appliquez la capacité d’un lieu actif de votre cité sur lequel se trouve un de vos dés disponibles.',
  city: 'Appliquez la capacité de n’importe quel autre lieu actif de votre cité.',
}

const units = (count: number): string => (count > 1 ? `${count} unités` : `${count} unité`)

export const abilities: typeof enAbilities = {
  gain: ({ gain }) => `Gagnez ${amounts(gain)}.`,
  harvest: ({ amount }) =>
    `Pour chaque Scierie, Carrière et Mine active de cette rangée, gagnez ${units(amount)} de ce qu’elle produit.`,
  mint: ({ amount }) => `Jusqu’à la fin du tour, chaque lieu de ressources utilisé produit ${amount} de plus.`,
  strength: ({ amount }) => `Gagnez ${amount} de force.`,
  watch: ({ amount }) => `Gagnez ${amount} de force, contre les bandits seulement.`,
  forge: ({ amount }) => `Ce tour-ci, chaque lieu Armée que vous utilisez donne ${amount} de force de plus.`,
  train: ({ amount }) => `Ce tour-ci, la défense de tous les bandits baisse de ${amount} (minimum 1).`,
  points: ({ amount }) => `Gagnez ${amount} PV.`,
  pairs: ({ amount }) =>
    `Gagnez ${amount} PV pour chaque paire de ressources identiques dans votre stock ; vous les gardez.`,
  recruit: () => 'Prenez une Armée régulière dans sa pile et posez-la sur la case de votre choix.',
  exchange: ({ most, rate }) =>
    `Payez jusqu’à ${units(most)} d’une ressource ; pour chacune, gagnez ${units(rate)} d’une autre ressource.`,
  multiply: ({ pay, get }) => `Payez ${units(pay)} d’une ressource et gagnez-en ${get}.`,
  copy: ({ from }) => COPIED[from],
  ride: () => 'Déplacez un autre dé disponible sur n’importe quelle colonne de sa rangée.',
  reroll: ({ others }) =>
    `Relancez ce dé${others ? ' et autant de vos autres dés disponibles que vous voulez' : ''} ; il reste disponible.`,
}

export const traits: typeof enTraits = {
  exhausts: (id) => `L’utiliser ${pronoun(id)} désactive.`,
  culturalRow: 'Vaut 1 PV par lieu culturel de sa rangée, lui-même compris.',
  adornments: (most) =>
    `À la construction : payez jusqu’à ${most} pierres et fers de plus, au choix, et gagnez 1 PV par unité.`,
  shelters: (amount) => `Tant que ce lieu est actif : les autres cartes de sa rangée ont ${amount} de défense de plus.`,
}
