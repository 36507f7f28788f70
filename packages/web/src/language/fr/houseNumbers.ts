import type { houseNumbers as en } from '../en/houseNumbers.ts'

export const houseNumbers: typeof en = {
  help: 'Certains nombres de ces héros ne sont publiés nulle part : les nôtres sont reconstitués. Si vous avez la boîte, téléchargez un modèle, entrez-y les nombres imprimés, puis envoyez le fichier.',
  choose: 'Envoyer un fichier',
  template: 'Télécharger un modèle',
  remove: 'Revenir à nos nombres',
  edit: (hero) => `Changer des nombres de ${hero}`,
  ours: (number) => `le nôtre : ${number}`,
  notJson: (line) =>
    `ce n’est pas du JSON${line === undefined ? '' : ` (ligne ${line})`} ; il manque peut-être une virgule ou un guillemet, ou il y en a un de trop`,
  refused: (why) => `Le fichier est refusé : ${why}.`,
  nothing: 'Le fichier est correct et ne change rien : tous ses nombres sont les nôtres.',
  changes: (hero, changes) => `${hero} : ${changes.join(', ')}`,
  change: (name, from, to) => `${name} ${to} au lieu de ${from}`,
  played: 'Cette table joue ce héros avec ses propres nombres.',
}
