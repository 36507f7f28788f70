import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight/terms.ts'

/** Why bots prefer an option. The names are those of cards, tokens, companions and abilities; of CP, how many there are and for which card. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points de santé',
  named: (term, names) => `${term} : ${names}`,
  terms: {
    health: 'santé',
    coming: 'dégâts et soins à venir',
    attack: 'attaque de ce tour',
    next: 'attaque et revenu du prochain tour',
    cp: 'PC',
    hand: 'cartes en main',
    laid: 'cartes posées',
    token: 'altérations',
    companion: 'compagnons',
    covered: 'capacités recouvertes',
    board: 'plateau de héros',
    upgrade: 'améliorations',
    defense: 'défense',
    toll: 'ce que coûte le plateau à chaque entretien',
    nothing: 'sans attaque',
    ability: 'attaques',
  },
  because: {
    health: {
      more: () => 'laisse plus de santé',
      less: () => 'coûte de la santé',
      theirMore: () => 'laisse plus de santé à l’adversaire',
      theirLess: () => 'inflige des dégâts',
    },
    coming: {
      more: () => 'prévient des dégâts à venir',
      less: () => 'fait subir plus de dégâts à venir',
      theirMore: () => 'épargne des dégâts à l’adversaire',
      theirLess: () => 'augmente les dégâts sur le point d’être infligés',
    },
    attack: { more: () => 'renforce l’attaque de ce tour', less: () => 'affaiblit l’attaque de ce tour' },
    next: {
      more: () => 'renforce la prochaine attaque',
      less: () => 'affaiblit la prochaine attaque',
      theirMore: () => 'laisse l’adversaire attaquer plus fort au prochain tour',
      theirLess: () => 'affaiblit la prochaine attaque de l’adversaire',
    },
    cp: {
      more: (names) => (names ? `garde ${names}` : 'garde des PC'),
      less: () => 'dépense des PC',
      theirMore: () => 'laisse plus de PC à l’adversaire',
      theirLess: () => 'coûte des PC à l’adversaire',
    },
    hand: {
      more: (names) => (names ? `garde en main : ${names}` : 'garde plus de cartes en main'),
      less: (names) => (names ? `se défait d’une carte : ${names}` : 'laisse moins de cartes en main'),
      theirMore: () => 'laisse plus de cartes à l’adversaire',
      theirLess: () => 'coûte des cartes à l’adversaire',
    },
    laid: {
      more: (names) => (names ? `pose des cartes (${names})` : 'pose des cartes'),
      less: (names) => (names ? `renonce à des cartes posées (${names})` : 'renonce à des cartes posées'),
    },
    token: {
      more: (names) => (names ? `tire profit d’altérations (${names})` : 'tire profit d’altérations'),
      less: (names) => (names ? `perd par des altérations (${names})` : 'perd par des altérations'),
      theirMore: (names) =>
        names ? `laisse l’adversaire profiter d’altérations (${names})` : 'laisse l’adversaire profiter d’altérations',
      theirLess: (names) =>
        names ? `pénalise l’adversaire par des altérations (${names})` : 'pénalise l’adversaire par des altérations',
    },
    companion: {
      more: (names) => (names ? `renforce un compagnon (${names})` : 'renforce un compagnon'),
      less: (names) => (names ? `affaiblit un compagnon (${names})` : 'affaiblit un compagnon'),
      theirLess: (names) =>
        names ? `affaiblit le compagnon de l’adversaire (${names})` : 'affaiblit le compagnon de l’adversaire',
    },
    upgrade: {
      more: (names) => (names ? `améliore une capacité jusqu’à la fin de la partie (${names})` : 'améliore le plateau'),
      less: (names) => (names ? `laisse une capacité sans amélioration (${names})` : 'laisse le plateau tel quel'),
      theirLess: () => 'retire une amélioration à l’adversaire',
    },
    board: { theirLess: () => 'raccourcit la partie, donc ce que le plateau de l’adversaire peut encore faire' },
    defense: { more: () => 'défend mieux jusqu’à la fin de la partie', less: () => 'défend moins bien' },
    ability: {
      more: (names) => (names ? `mène plus souvent à une attaque : ${names}` : 'mène plus souvent à une attaque'),
      less: (names) => (names ? `mène moins souvent à une attaque : ${names}` : 'mène moins souvent à une attaque'),
    },
  },
}

/** How many CP, and for which card of the hand. */
export const savedFor = (cp: number, card: string): string => `${cp} PC pour ${card}`
