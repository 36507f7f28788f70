/** The first match: one exchange of blows with prepared dice, then the pupil goes on alone against a novice. */
import type { Lesson } from '../../learn/lesson.ts'

export const lesson: Lesson = {
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
  options: { heroes: 'barbarian,paladin' },
  set: [
    'active = p1',
    'p1 cp = 2',
    'p1 hand = getting-paid smack-ii get-some buh-bye not-this-time',
    'p1 deck = tip-it double-up',
    'p2 cp = 0',
    'p2 hand = consecration tithe-ii',
    'phase = main-1',
  ],
  // Offence, its two further attempts, the card's five dice, their defence; their offence, our defence.
  chance: [[1, 2, 5, 3, 6], [2, 6], [5], [3, 1, 4, 6, 2], [1, 3, 5], [2, 3, 4, 5, 6], [4, 5, 2]],
  rivals: ['divine-defense', 'end', 'announce:holy-attack.2', 'end'],
  steps: [
    {
      question: 'main',
      expect: 'play:getting-paid',
      rule: 'DT-16.1',
      say: {
        en: 'You are the Barbarian; the Paladin stands against you, each with 50 health. Whoever falls to 0 loses. Cards cost combat points (CP), the number in their corner. Getting Paid! costs nothing and earns 2: press it.',
        fr: 'Vous êtes le Barbare ; le Paladin vous fait face, avec 50 de santé chacun. Qui tombe à 0 a perdu. Les cartes coûtent des points de combat (PC), le nombre dans leur coin. Jour de paye ! ne coûte rien et en rapporte 2 : touchez-la.',
      },
    },
    {
      question: 'main',
      expect: 'play:smack-ii',
      rule: 'DT-16.2',
      say: {
        en: 'Now 4 CP. An upgrade makes an ability of your board better until the end of the match. Play Smack II, and see the panel Smack change.',
        fr: 'Vous voilà à 4 PC. Une amélioration renforce une capacité de votre plateau jusqu’à la fin. Jouez Gifle II et regardez changer le panneau Gifle.',
      },
    },
    {
      question: 'main',
      expect: 'end',
      rule: 'DT-4.1',
      say: {
        en: 'The ribbon on top shows the phases of a turn. Enough prepared: go on to the offensive roll.',
        fr: 'Le ruban du haut montre les phases d’un tour. Assez préparé : passez au lancer offensif.',
      },
    },
    {
      question: 'attempt',
      expect: 'keep:1,2,4',
      rule: 'DT-5.1',
      say: {
        en: 'Five dice: 1 to 3 are swords, 4 and 5 hearts, 6 a fist. You may roll twice more, keeping what you like. Each panel shows what it needs and its exact chance. Keep the three swords (dice 1, 2 and 4) and roll the others again.',
        fr: 'Cinq dés : 1 à 3 sont des épées, 4 et 5 des cœurs, 6 un poing. Vous pouvez relancer deux fois en gardant ce que vous voulez. Chaque panneau montre ce qu’il demande et sa chance exacte. Gardez les trois épées (dés 1, 2 et 4) et relancez les autres.',
      },
    },
    {
      question: 'attempt',
      expect: 'keep:1,2,3,4',
      rule: 'DT-5.7',
      say: {
        en: 'Four swords: two tiers of Smack are lit. What you kept stays kept. With five swords it would hit harder: keep the new sword too, and use your last roll.',
        fr: 'Quatre épées : deux paliers de Gifle s’allument. Ce que vous aviez gardé le reste. Avec cinq épées elle frapperait plus fort : gardez aussi la nouvelle épée et jouez votre dernier lancer.',
      },
    },
    {
      question: 'attempt',
      expect: 'announce:smack.2',
      rule: 'DT-5.2',
      say: {
        en: 'A heart: no matter. No roll is left, so announce what the dice allow. Smack with four swords deals 7: press that part of the panel.',
        fr: 'Un cœur : tant pis. Plus de lancer : annoncez ce que les dés permettent. Gifle avec quatre épées inflige 7 : touchez cette partie du panneau.',
      },
    },
    {
      question: 'respond',
      expect: 'play:get-some',
      rule: 'DT-17.1',
      say: {
        en: 'A response window. Before anything is settled, everybody in turn may act; you are only asked when you can do something. The reckoning says 7 damage. Get Some! adds to your attack: play it.',
        fr: 'Une fenêtre de réponse. Avant que rien ne soit réglé, chacun peut agir à son tour ; on ne vous demande que si vous pouvez faire quelque chose. Le compte dit 7 dégâts. Viens Là ! renforce votre attaque : jouez-la.',
      },
    },
    {
      question: 'main',
      expect: 'sell:buh-bye',
      rule: 'DT-4.6',
      say: {
        en: 'Smack dealt 7 and the card 3, but their defence prevented 3 and struck you for 1. And the Paladin now has a status effect: point at the token to read it. You have no CP left. Any card can be sold for 1: sell Buh, Bye!',
        fr: 'Gifle infligeait 7 et la carte 3, mais leur défense en a prévenu 3 et vous a touché pour 1. Et le Paladin porte une altération : pointez le jeton pour la lire. Vous n’avez plus de PC. Toute carte se vend 1 PC : vendez Tcha, ciao !',
      },
    },
    {
      question: 'main',
      expect: 'end',
      rule: 'DT-4.8',
      say: {
        en: 'That CP will be useful in a moment. At the end of your turn you may hold six cards at most. End it: the Paladin, concussed, will skip the income.',
        fr: 'Ce PC servira bientôt. À la fin de votre tour, six cartes en main au plus. Terminez-le : le Paladin, commotionné, passera son revenu.',
      },
    },
    {
      question: 'respond',
      expect: 'play:not-this-time',
      rule: 'DT-12.2',
      say: {
        en: 'A large straight: Holy Attack deals you 8. The reckoning grows line by line: what is added, what is prevented, then halves, then what you suffer. Not This Time! prevents 6: play it.',
        fr: 'Une grande suite : Attaque sacrée vous inflige 8. Le compte s’écrit ligne par ligne : ce qui s’ajoute, ce qui est prévenu, puis les moitiés, puis ce que vous subissez. Pas cette fois ! en prévient 6 : jouez-la.',
      },
    },
    {
      question: 'defend',
      expect: 'thick-skin',
      rule: 'DT-7.2',
      say: {
        en: 'Now your defence, once for each attack of normal damage. Thick Skin rolls 3 dice and heals 2 for each heart. Damage and healing are applied together at the end.',
        fr: 'À votre défense, une fois par attaque de dégâts normaux. Peau épaisse lance 3 dés et soigne 2 par cœur. Dégâts et soins s’appliquent ensemble à la fin.',
      },
    },
    {
      question: 'main',
      rule: 'DT-4.4',
      say: {
        en: 'Your turn again: income gave you 1 CP and a card. You know all you need; from here you play on alone. Good luck!',
        fr: 'De nouveau à vous : le revenu vous a donné 1 PC et une carte. Vous savez l’essentiel ; à partir d’ici vous jouez seul. Bonne chance !',
      },
    },
  ],
}
