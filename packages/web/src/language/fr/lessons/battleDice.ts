import type { battleDice as en } from '../../en/lessons/battleDice.ts'

export const battleDice: typeof en = {
  sendOrc:
    'Chaque dé est une créature. À chaque tour, vous en envoyez trois du vestiaire dans l’arène. Envoyez l’orque : il cogne fort.',
  sendElf:
    'Vos créatures forment une rangée de gauche à droite, et l’ordre compte. Envoyez l’elfe en deuxième ; le nain suivra tout seul.',
  activateDwarf:
    'Tous les dés sont lancés. Les nombres sont de l’or, les dessins des pouvoirs. On les utilise en descendant l’échelle : c’est au tour des nains et des orques, et vous commencez. Le nain a une protection : faites-le agir d’abord.',
  raiseShield:
    'Une protection mineure couvre la créature juste à sa droite. Votre elfe montre 3 or : mettez le nain en position 2, à gauche de l’elfe. Touchez la position, ou faites glisser le dé.',
  knockOut:
    'C’est à votre orque de frapper. Un KO envoie une créature à l’infirmerie avant qu’elle ne rapporte quoi que ce soit. Le nain adverse montre 1 or : frappez-le.',
  buyDwarf:
    'L’orque adverse a riposté, mais votre elfe était derrière la protection : seul votre orque est tombé, et il avait déjà agi. Votre rangée rapporte 3 or. L’or non dépensé est perdu : achetez un nain pour 2.',
  buyGoblin: 'Il vous reste 1 or : de quoi acheter un gobelin. Vos achats passent d’abord par l’infirmerie.',
  sendElfAgain:
    'Deuxième tour. Ceux qui se sont battus étaient à l’infirmerie ; votre vestiaire étant vide, tout le monde en revient. Envoyez l’elfe.',
  sendOrcAgain:
    'Cette fois, c’est l’adversaire qui commence : le premier joueur change à chaque tour. Envoyez l’orque.',
  sendDwarf: 'Et maintenant un nain. Survolez un dé, ou appuyez longuement dessus, pour voir ses six faces.',
  moveMultiplier:
    'L’orque adverse a blessé un nain dans votre vestiaire, où aucune protection n’agit. Mais vous avez obtenu un ×2 ! Il double le nombre à sa droite. Mettez-le en position 1, à gauche du 3 de l’elfe.',
  buyMage:
    'Six or ! Le prix d’une créature est aussi sa valeur. Quand deux races sont épuisées, la partie s’arrête, et l’écurie la plus précieuse gagne. Achetez un mage noir : 5 points.',
  playOn: 'Il vous reste 1 or : à vous de choisir. Vous savez l’essentiel : continuez, et bonne chance !',
}
