/** Comment on cherche dans les règles en français : quelles formes sont un même mot, et quels mots disent ici la même chose. Chargé avec la recherche. */
import type { synonyms as en } from '../en/ruleSearch.ts'

export { stemmer as stem } from '@orama/stemmers/french'

/** Formes irrégulières et synonymes : qui cherche un mot d’un groupe trouve tout le groupe. */
export const synonyms: typeof en = [
  ['vendre', 'vend', 'vendu', 'vendent', 'vendez', 'vente', 'revendre'],
  ['acheter', 'achat', 'achète', 'achètent'],
  ['gagner', 'victoire', 'vainqueur', 'remporter', 'emporte', 'gagnant'],
  ['perdre', 'perd', 'perdu', 'perdent', 'défaite', 'vaincu'],
  ['finir', 'fin', 'finit', 'terminer'],
  ['payer', 'paie', 'paient', 'coût', 'coûter', 'prix'],
  ['prendre', 'prend', 'pris', 'prennent'],
  ['commencer', 'début', 'premier'],
  ['relancer', 'relance', 'retenter', 'tentative'],
  ['vie', 'santé', 'pv'],
  ['soigner', 'soin', 'soigne', 'guérir', 'guérison'],
  ['blesser', 'blessure', 'dégâts'],
  ['défendre', 'défense', 'défend', 'défensif', 'parer', 'imparable'],
  ['bloquer', 'prévenir', 'protéger', 'protection', 'bouclier'],
  ['argent', 'or', 'pièce'],
  ['points', 'score', 'décompte'],
  ['pioche', 'piocher', 'paquet', 'tirer'],
  ['jeton', 'altération', 'état'],
  ['égalité', 'ex', 'départager', 'égal'],
  ['seul', 'solo', 'solitaire'],
  ['construire', 'construit', 'bâtir', 'construction'],
  ['jeter', 'défausser', 'défausse'],
  ['battre', 'bat', 'battu'],
]
