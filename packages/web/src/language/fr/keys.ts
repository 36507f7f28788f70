import type { keys as en } from '../en/keys.ts'

export const keys: typeof en = {
  title: 'Raccourcis clavier',
  lines: [
    { keys: ['1', '…', '9'], does: 'Choisir le bouton ou l’élément du plateau qui porte ce chiffre' },
    { keys: ['Tab'], does: 'Passer à l’élément suivant' },
    { keys: ['Entrée'], does: 'Le choisir' },
    { keys: ['↑', '↓'], does: 'Se déplacer dans un menu' },
    { keys: ['Échap'], does: 'Fermer ce qui est au premier plan, et rien d’autre' },
    { keys: ['?'], does: 'Afficher cette liste' },
  ],
}
