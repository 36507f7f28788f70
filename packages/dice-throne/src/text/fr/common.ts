import { STAND_UP } from '../../state.ts'
import type { common as english } from '../en/common.ts'

export const common: typeof english = {
  cards: {
    transference: 'Transfert\u00a0!',
    'what-status-effects': 'Quelle altération\u00a0?',
    'vegas-baby': 'Vegas, baby\u00a0!',
    'get-that-outta-here': 'Dégage-moi ça\u00a0!',
    'triple-up': 'Triple pioche\u00a0!',
    'double-up': 'Double pioche\u00a0!',
    'buh-bye': 'Tcha, ciao\u00a0!',
    'tip-it': 'Pichenette\u00a0!',
    'getting-paid': 'Jour de paye\u00a0!',
    'not-this-time': 'Pas cette fois\u00a0!',
    'twice-as-wild': 'Double joker fou\u00a0!',
    'try-try-again': 'Essaie encore\u00a0!',
    'so-wild': 'Joker fou\u00a0!',
    samesies: 'Du pareil au même\u00a0!',
    'one-more-time': 'Encore une fois\u00a0!',
    'helping-hand': 'Coup de main\u00a0!',
    'better-d': 'Meilleure défense\u00a0!',
    'six-it': 'Six et seulement six\u00a0!',
  },
  tokens: {
    evasive: {
      name: 'Évitement',
      text: 'Quand vous allez subir des dégâts non ultimes, dépensez ce jeton et lancez un dé\u00a0: sur 1 ou 2, vous n’en subissez aucun d’une source.',
    },
    knockdown: {
      name: 'À Terre',
      text: `Avant votre phase de lancer offensif, payez ${STAND_UP} PC pour retirer ce jeton\u00a0; sinon, vous sautez cette phase, puis il est retiré.`,
    },
    targeted: {
      name: 'Pris pour cible',
      text: 'Chaque attaque contre vous inflige 2 dégâts de plus, tant que vous avez ce jeton au moment où les dégâts sont totalisés.',
    },
    protect: {
      name: 'Protection',
      text: 'À dépenser quand vous allez subir des dégâts non ultimes\u00a0: prévenez-en la moitié, arrondie au supérieur.',
    },
    'blessing-of-divinity': {
      name: 'Bénédiction divine',
      text: 'Si votre santé devait tomber à 0, retirez ce jeton et mettez votre santé à 1. Il ne peut être ni retiré ni déplacé autrement.',
    },
    stun: {
      name: 'Étourdissement',
      text: 'Vous ne pouvez rien faire. Après l’attaque, ce jeton est retiré et l’attaquant a une nouvelle phase de lancer offensif contre vous.',
    },
    cleanse: {
      name: 'Purification',
      text: 'À dépenser à tout moment\u00a0: retirez une de vos altérations.',
    },
    bleed: {
      name: 'Hémorragie',
      text: 'À votre entretien, lancez un dé pour chacun de ces jetons, l’un après l’autre\u00a0: de 1 à 4, subissez 1 dégât\u00a0; sur 5 ou 6, retirez ce jeton.',
    },
    poison: {
      name: 'Poison',
      text: 'À chacun de vos entretiens, subissez 1 dégât par jeton.',
    },
  },
}
