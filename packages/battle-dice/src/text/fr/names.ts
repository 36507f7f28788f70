import type { names as en } from '../en/names.ts'

export const names: typeof en = {
  races: {
    goblin: 'gobelin',
    orc: 'orque',
    dwarf: 'nain',
    elf: 'elfe',
    troll: 'troll',
    mage: 'mage noir',
  },
  racePlurals: {
    goblin: 'gobelins',
    orc: 'orques',
    dwarf: 'nains',
    elf: 'elfes',
    troll: 'trolls',
    mage: 'mages noirs',
  },
  powers: {
    priority: 'priorité',
    slow: 'ralenti',
    keep: 'garder',
    corruption: 'corruption',
    death: 'mort',
    ko: 'KO',
    'major-shield': 'protection majeure',
    'minor-shield': 'protection mineure',
    retry: 'essai à refaire',
    replace: 'remplacement',
    reinforce: 'renfort',
    regenerate: 'régénération',
    pauldron: 'épaulette',
    wound: 'blessure',
    heal: 'guérison',
  },
  rungs: ['priorité', 'mages noirs', 'trolls', 'elfes', 'nains et orques', 'gobelins', 'faces ralenties'],
  tables: {
    standard: 'dés de base',
    'high-gains': 'gros gains : jusqu’à 5 or par face',
    prototype: 'premier prototype : dés généreux',
    house: 'dés maison',
  },
}
