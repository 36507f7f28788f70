import type { about as en } from '../en/about.ts'

export const about: typeof en = {
  title: 'À propos d’Aléa',
  what: [
    'Sur Aléa, on joue en ligne à des jeux de dés avec leurs règles complètes. Chaque règle est numérotée, appliquée et expliquée : quand une action est impossible, le jeu vous dit pourquoi.',
    'On joue tout de suite, sans compte : contre des robots qui n’en voient pas plus que vous, entre amis grâce à un lien, ou à plusieurs sur le même appareil. Les parties sur cet appareil se jouent sans connexion.',
    'Alea veut dire « dé » en latin. Et un aléa, c’est ce que personne ne peut prévoir.',
  ],
  fairTitle: 'Des dés vérifiables',
  fairIntro:
    'Entre joueurs, c’est le serveur qui lance les dés. Pourquoi lui faire confiance ? Parce qu’il s’engage à l’avance :',
  fairSteps: [
    'À la création de la table, le serveur tire un nombre secret et en publie le sceau : une empreinte qui ne correspond qu’à ce secret, et qui ne permet à personne de le deviner.',
    'Votre navigateur tire son propre nombre et en publie le sceau. Celui de chaque autre joueur fait de même.',
    'Les nombres des joueurs ne sont révélés qu’une fois tous les sceaux connus. Chaque dé et chaque mélange de la partie découle du secret et de ces nombres réunis.',
    'Après la partie, le secret est révélé. N’importe qui peut alors contrôler les sceaux et relancer chaque dé : c’est le bouton « Vérifier les dés » quand on revoit une partie.',
  ],
  proves: 'Ce que cela prouve',
  provesAll: [
    'Le serveur n’a modifié aucun dé après la création de la table.',
    'Il n’a pas choisi son secret pour cette partie, à condition qu’au moins un joueur ait vraiment tiré son nombre au hasard.',
  ],
  provesNot: 'Ce que cela ne prouve pas',
  provesNotAll: [
    'Que personne n’a regardé. Le serveur connaît les dés à l’avance ; il ne peut simplement pas les modifier.',
    'Qu’aucun joueur n’était de mèche avec lui : un joueur qui garde son nombre pour lui choisit entre deux tirages.',
    'Que le secret a été tiré au hasard si aucun joueur n’a ajouté de nombre : le serveur a pu le choisir.',
  ],
  fairLocal:
    'Sur votre appareil, les dés viennent du générateur cryptographique du navigateur, et il n’y a personne à qui faire confiance. Toutes les faces ont la même chance de sortir ; votre profil tient les comptes.',
  botsTitle: 'Des robots honnêtes',
  bots: 'Un robot ne reçoit que ce qu’un joueur verrait à sa place ; il doit imaginer le reste. Il ne connaît ni votre main ni les dés à venir.',
  privacyTitle: 'Ce qui est enregistré, et où',
  privacyHere:
    'Dans ce navigateur : vos préférences, les parties jouées sur cet appareil et les nombres que vous avez ajoutés aux dés. « Supprimer », sur la page d’accueil, efface une partie ; effacer les données de ce site efface tout.',
  privacyThere:
    'Sur le serveur, seulement si vous y jouez : votre nom, un cookie pour vous reconnaître, vos parties et leurs discussions, votre classement et, si vous avez un compte, une empreinte salée de votre mot de passe. Toute personne qui a le lien d’une partie terminée peut en lire le journal.',
  privacyNone: 'Ni publicité, ni pistage, ni tiers : cette page ne charge rien depuis un autre site.',
  ownersTitle: 'À qui appartiennent ces jeux',
  owners:
    'Les noms des jeux, de leurs héros, cartes et créatures appartiennent à leurs éditeurs et ayants droit : Battle Dice, Dice Throne et Marvel Dice Throne, Dice Forge, Dice City. Aléa est indépendant : aucun d’eux ne l’a réalisé, approuvé ni parrainé.',
  ownersText:
    'Les règles sont écrites avec nos propres mots, et les images sont de nous. Si un jeu vous plaît ici, achetez le vrai : rien ne vaut une partie autour d’une table.',
  creditsTitle: 'Crédits',
  icons: 'Les icônes viennent de',
  iconsLicence: 'sous licence CC BY 3.0',
  iconsChanged: 'recolorées par nos soins. Auteurs de la collection :',
  softwareTitle: 'Logiciels',
  software: 'Aléa est distribué sous licence MIT. Cette page repose sur :',
  docsTitle: 'Pour les développeurs',
  docs: 'Tout ce qu’on fait ici, un programme peut le faire aussi, un robot par exemple :',
  docsLink: 'Documentation de l’API',
  docsOffline: 'sur le serveur d’où vient cette page',
}
