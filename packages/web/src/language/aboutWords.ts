import { bilingual } from './bilingual.ts'

export const aboutWords = bilingual({
  en: {
    title: 'About Aléa',
    what: [
      'Aléa is a table for dice games, with all their rules. Every rule is numbered, enforced and explained: whatever cannot be done says why.',
      'You play at once, without an account: against bots that see no more than you do, with friends by a link, or several around one device. On this device everything works without a network.',
      'Alea is Latin for a die. Aléa is French for what nobody can foresee.',
    ],
    fairTitle: 'Dice you can check',
    fairIntro:
      'On a table of people, the server throws the dice. Why believe it? Because it binds its own hands first:',
    fairSteps: [
      'When the table is laid, the server draws a secret number and shows its seal: a fingerprint that fits this secret and no other, and from which nobody can work it out.',
      'Your browser draws a number of its own and shows its seal, too. So does everybody else’s.',
      'Only when all seals are known are the numbers of the players opened. Every die and every shuffle of the match follows from the secret and these numbers together.',
      'After the match the secret is opened. Anybody can check the seals and throw every die again: that is the button “Verify the dice” of a replay.',
    ],
    proves: 'What this proves',
    provesAll: [
      'The server changed no die after the table was laid.',
      'It did not choose its secret to suit the match, as long as the number of one single player was really drawn at random.',
    ],
    provesNot: 'What it does not prove',
    provesNotAll: [
      'That nobody looked. The server knows the dice before they fall; it only cannot change them.',
      'That no player was in league with it: whoever holds their number back chooses between two ways the dice may fall.',
      'That the secret was drawn by chance, if no player added a number: then the server may have picked it.',
    ],
    fairLocal:
      'On your own device, dice come from the browser’s generator for cryptography, and there is nobody to distrust. Every face is equally likely; your profile counts them.',
    botsTitle: 'Honest bots',
    bots: 'A bot is given what its seat may see, and makes up the rest. It knows neither your hand nor the dice to come.',
    privacyTitle: 'What is stored where',
    privacyHere:
      'In this browser: your preferences, the matches you play on this device, and the numbers you added to the dice. “Forget” on the first page removes a match; clearing the data of this site removes everything.',
    privacyThere:
      'On the server, only if you play there: your name, one cookie to know you again, your matches with what was said at them, your ratings and, with an account, a salted hash of your password. Logs of finished matches can be read by whoever has their link.',
    privacyNone: 'No advertising, no tracking, no third parties: this page loads nothing from anywhere else.',
    ownersTitle: 'Whose games these are',
    owners:
      'The names of the games, of their heroes, cards and creatures belong to their publishers and owners: Battle Dice, Dice Throne and Marvel Dice Throne, Dice Forge, Dice City. Aléa is independent: nobody among them made, approved or sponsors it.',
    ownersText:
      'Rules are written in our own words, and the pictures are ours. If you enjoy a game here, buy the real one: cardboard and dice are better company than any screen.',
    creditsTitle: 'Credits',
    icons: 'The small signs come from',
    iconsLicence: 'under the licence CC BY 3.0',
    iconsChanged: 'recoloured by us. Authors of the collection:',
    softwareTitle: 'Software',
    software: 'Aléa itself is under the MIT licence. This page is built on:',
    docsTitle: 'For programmers',
    docs: 'Everything one can do here, a program can do as well, bots among them:',
    docsLink: 'Documentation of the API',
    docsOffline: 'it is on the server this page came from',
  },
  fr: {
    title: 'À propos d’Aléa',
    what: [
      'Aléa est une table pour les jeux de dés, avec toutes leurs règles. Chaque règle est numérotée, appliquée et expliquée : ce qu’on ne peut pas faire dit pourquoi.',
      'On joue tout de suite, sans compte : contre des robots qui n’en voient pas plus que vous, entre amis par un lien, ou à plusieurs autour d’un appareil. Sur cet appareil, tout marche sans réseau.',
      'Alea, en latin, c’est le dé. Un aléa, c’est ce que personne ne peut prévoir.',
    ],
    fairTitle: 'Des dés qu’on peut vérifier',
    fairIntro:
      'Entre personnes, c’est le serveur qui lance les dés. Pourquoi le croire ? Parce qu’il commence par se lier les mains :',
    fairSteps: [
      'Quand on dresse la table, le serveur tire un nombre secret et en montre le sceau : une empreinte qui ne va qu’à ce secret, et dont personne ne peut le déduire.',
      'Votre navigateur tire son propre nombre et en montre aussi le sceau. Ceux des autres également.',
      'Ce n’est qu’une fois tous les sceaux connus qu’on ouvre les nombres des joueurs. Chaque dé et chaque mélange de la partie découle du secret et de ces nombres ensemble.',
      'Après la partie, le secret est ouvert. N’importe qui peut contrôler les sceaux et relancer chaque dé : c’est le bouton « Vérifier les dés » d’une partie revue.',
    ],
    proves: 'Ce que cela prouve',
    provesAll: [
      'Le serveur n’a changé aucun dé après avoir dressé la table.',
      'Il n’a pas choisi son secret pour cette partie, pourvu que le nombre d’un seul joueur ait vraiment été tiré au hasard.',
    ],
    provesNot: 'Ce que cela ne prouve pas',
    provesNotAll: [
      'Que personne n’a regardé. Le serveur connaît les dés avant qu’ils tombent ; il ne peut simplement pas les changer.',
      'Qu’aucun joueur n’était de mèche avec lui : qui retient son nombre choisit entre deux façons de tomber.',
      'Que le secret a été tiré au hasard, si aucun joueur n’a ajouté de nombre : le serveur a alors pu le prendre à son goût.',
    ],
    fairLocal:
      'Sur votre propre appareil, les dés viennent du générateur cryptographique du navigateur, et il n’y a personne dont se méfier. Toutes les faces ont la même chance ; votre profil les compte.',
    botsTitle: 'Des robots honnêtes',
    bots: 'Un robot reçoit ce que sa place peut voir et imagine le reste. Il ne connaît ni votre main ni les dés à venir.',
    privacyTitle: 'Ce qui est gardé, et où',
    privacyHere:
      'Dans ce navigateur : vos préférences, les parties jouées sur cet appareil et les nombres que vous avez ajoutés aux dés. « Oublier », sur la première page, efface une partie ; effacer les données de ce site efface tout.',
    privacyThere:
      'Sur le serveur, seulement si vous y jouez : votre nom, un cookie pour vous reconnaître, vos parties et ce qu’on s’y est dit, votre classement et, avec un compte, une empreinte salée de votre mot de passe. Le journal d’une partie terminée peut être lu par qui en a le lien.',
    privacyNone: 'Ni publicité, ni pistage, ni tiers : cette page ne charge rien d’ailleurs.',
    ownersTitle: 'À qui sont ces jeux',
    owners:
      'Les noms des jeux, de leurs héros, cartes et créatures appartiennent à leurs éditeurs et ayants droit : Battle Dice, Dice Throne et Marvel Dice Throne, Dice Forge, Dice City. Aléa est indépendant : aucun d’eux ne l’a réalisé, approuvé ni parrainé.',
    ownersText:
      'Les règles sont écrites avec nos propres mots, et les images sont de nous. Si un jeu vous plaît ici, achetez le vrai : le carton et les dés tiennent meilleure compagnie que tous les écrans.',
    creditsTitle: 'Remerciements',
    icons: 'Les petits signes viennent de',
    iconsLicence: 'sous licence CC BY 3.0',
    iconsChanged: 'recolorés par nous. Auteurs de la collection :',
    softwareTitle: 'Logiciels',
    software: 'Aléa lui-même est sous licence MIT. Cette page repose sur :',
    docsTitle: 'Pour les programmeurs',
    docs: 'Tout ce qu’on fait ici, un programme peut le faire aussi, un robot par exemple :',
    docsLink: 'Documentation de l’API',
    docsOffline: 'elle est sur le serveur d’où vient cette page',
  },
})
