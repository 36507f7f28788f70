import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight/insight.ts'

/** Why bots prefer an option. The names are those of cards. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points de gloire',
  named: (term, names) => `${term} : ${names}`,
  terms: {
    glory: 'gloire gagnée',
    printed: 'gloire inscrite sur les cartes',
    gold: 'or en réserve',
    sun: 'soleil en réserve',
    moon: 'lune en réserve',
    wasted: 'ce qui débordera des réserves',
    dice: 'ce que les dés vont rapporter',
    forging: 'la face à forger',
    cards: 'ce que les cartes vont encore rapporter',
    chests: 'réserves agrandies',
    hammer: 'la progression du marteau',
    cerberus: 'jeton Cerbère',
    triton: 'jeton Triton',
    pending: 'ce qui est sur le point d’être gagné',
  },
  because: {
    glory: {
      more: () => 'fait gagner de la gloire',
      less: () => 'fait gagner moins de gloire',
      theirLess: () => 'coûte de la gloire aux autres',
    },
    printed: {
      more: (names) => (names ? `prend la gloire d’une carte (${names})` : 'prend la gloire d’une carte'),
      less: (names) => (names ? `se prive de la gloire d’une carte (${names})` : 'se prive de la gloire d’une carte'),
      theirLess: (names) => (names ? `prive les autres d’une carte (${names})` : 'prive les autres d’une carte'),
    },
    gold: {
      more: () => 'garde de l’or',
      less: () => 'dépense de l’or',
      theirLess: () => 'coûte de l’or aux autres',
    },
    sun: {
      more: () => 'garde des soleils',
      less: () => 'dépense des soleils',
      theirLess: () => 'coûte des soleils aux autres',
    },
    moon: {
      more: () => 'garde des lunes',
      less: () => 'dépense des lunes',
      theirLess: () => 'coûte des lunes aux autres',
    },
    wasted: {
      more: () => 'fait de la place dans les réserves et évite du gaspillage',
      less: () => 'laisse déborder les réserves',
    },
    dice: {
      more: () => 'améliore les dés jusqu’à la fin de la partie',
      less: () => 'laisse les dés comme ils sont',
      theirLess: () => 'affaiblit les dés des autres',
    },
    forging: { more: () => 'donne une meilleure face à forger', less: () => 'donne une moins bonne face à forger' },
    cards: {
      more: (names) =>
        names ? `fait servir une carte tour après tour (${names})` : 'donne des cartes qui servent tour après tour',
      less: (names) =>
        names ? `se prive d’une carte utile à chaque tour (${names})` : 'donne moins de cartes qui servent',
      theirLess: (names) => (names ? `prive les autres d’une carte (${names})` : 'prive les autres d’une carte'),
    },
    chests: { more: () => 'agrandit les réserves' },
    hammer: { more: () => 'fait avancer le marteau', less: () => 'ne fait pas avancer le marteau' },
    cerberus: { more: () => 'garde un jeton Cerbère', less: () => 'dépense un jeton Cerbère' },
    triton: { more: () => 'garde un jeton Triton', less: () => 'dépense un jeton Triton' },
    pending: { more: () => 'va faire gagner davantage', less: () => 'va faire gagner moins' },
  },
}
