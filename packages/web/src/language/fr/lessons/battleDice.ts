import type { battleDice as en } from '../../en/lessons/battleDice.ts'

export const battleDice: typeof en = {
  'send-orc':
    'Chaque dé est une créature. À chaque tour, vous en envoyez trois du vestiaire dans l’arène. Envoyez l’orque : il cogne.',
  'send-elf':
    'Elles forment une rangée de gauche à droite, et l’ordre compte. L’elfe en deuxième ; le nain suivra tout seul.',
  'activate-dwarf':
    'Tous les dés sont lancés. Les nombres sont de l’or, les dessins des pouvoirs. On les utilise en descendant l’échelle : c’est aux nains et aux orques, et vous commencez. Le nain a une protection : qu’il agisse d’abord.',
  'raise-shield':
    'Une protection mineure couvre la créature juste à sa droite. Votre elfe vaut 3 or : mettez le nain à la deuxième place, à gauche de l’elfe. Touchez la place, ou glissez le dé.',
  'knock-out':
    'À votre orque de frapper. Un KO envoie une créature à l’infirmerie avant qu’elle ne rapporte. Leur nain montre 2 or : frappez-le.',
  'buy-dwarf':
    'Leur orque a riposté, mais votre elfe était derrière la protection : seul l’orque, qui avait déjà servi, est tombé. La rangée vous rapporte 3 or. L’or non dépensé est perdu : achetez un nain pour 2.',
  'buy-goblin': 'Il reste 1 or : un gobelin. Ce qu’on achète passe d’abord par l’infirmerie.',
  'send-elf-again':
    'Deuxième tour. Qui s’est battu était à l’infirmerie ; votre vestiaire étant vide, tout le monde revient. Envoyez l’elfe.',
  'send-orc-again': 'Cette fois l’autre joueur passe devant : la première place tourne. Envoyez l’orque.',
  'send-dwarf': 'Et un nain. Survolez un dé, ou appuyez longuement dessus, pour voir ses six faces.',
  'move-multiplier':
    'Leur orque a blessé un nain dans votre vestiaire : là, aucune protection n’aide. Mais vous avez un ×2 ! Il double le nombre à sa droite. Mettez-le à la première place, à gauche du 3 de l’elfe.',
  'buy-mage':
    'Sept or ! Le prix d’une créature est aussi sa valeur. Quand deux races sont épuisées, la partie s’arrête, et l’écurie la plus précieuse gagne. Achetez un mage noir : 5 points.',
  'play-on': 'Il reste 2 or : à vous de choisir. Vous savez l’essentiel ; continuez, et gagnez !',
}
