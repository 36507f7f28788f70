import type { diceCity as en } from '../../en/lessons/diceCity.ts'

export const diceCity: typeof en = {
  useWhite:
    'Voici votre cité. Le plus de points de victoire gagne. Chaque rangée a un dé de sa couleur, posé sur la colonne qu’il indique. Dépensez le dé blanc : sur la Forêt Bc1, il donne 1 bois.',
  useBlack:
    'Tous les dés doivent être dépensés, dans l’ordre que vous voulez. Le noir est sur une Montagne, N1 : 1 pierre.',
  moveRed:
    'On peut aussi dépenser un dé pour en déplacer un autre. Le rouge serait mieux une case à droite, sur votre Armée régulière. Dépensez le bleu pour cela : touchez R4.',
  useRed: 'Le dé rouge, lui, n’a pas encore servi. Une Armée régulière donne 2 de force.',
  useYellow: 'La Milice sous le dé jaune ajoute 1 : force 3.',
  fightBandits:
    'À l’attaque ! La force ne dure que le temps du tour. Les petits bandits ont 3 de défense et valent 2 points : battez-les.',
  buyManor:
    'Puis on construit. Vous avez 2 bois et 2 pierres, mais après le tour on ne garde qu’une ressource de chaque sorte. Le Manoir coûte 1 bois et 2 pierres. Il vaut 2 points, et en donne 2 de plus chaque fois qu’un dé l’utilise.',
  siteManor:
    'Une carte recouvre ce qui est imprimé, ou une autre carte. Posez le Manoir sur la Petite maison en J3, qui ne donne que 1 point.',
  useManor:
    'Vos dés ont été lancés à la fin de votre tour, puis l’autre joueur a joué. Le jaune est sur votre Manoir tout neuf : prenez les 2 points.',
  useForest: 'Vous aviez gardé 1 bois. Avec la Forêt, cela fait 2.',
  passBlack:
    'Une fois par tour, on peut dépenser un dé contre un sablier. Vous en avez déjà un : passez avec le dé noir. (Plus tard, touchez un dé en bas pour voir tout ce qu’il peut faire.)',
  buyIron:
    'Deux sabliers donnent une ressource au choix ou 1 de force, ou bien font relancer un dé à tous les autres. Prenez 1 fer.',
  useArmy: 'Le rouge est de nouveau sur votre Armée régulière : 2 de force.',
  useMilitia: 'Et la Milice sous le dé bleu : force 3.',
  raidArmy:
    'L’Armée régulière de l’autre joueur a aussi 3 de défense. Attaquez-la : elle est désactivée jusqu’à ce qu’un dé soit dépensé pour la réactiver, et vous gagnez 1 point.',
  buildFreely:
    'Construisez ce qui vous plaît. Le bandeau du haut montre ce qui met fin à la partie : plus de bandits, deux piles de navires ou la pioche vides, deux rangées pleines de cartes. (Survolez un élément, ou appuyez longuement dessus, pour lire ce qu’il fait.) À vous de jouer !',
}
