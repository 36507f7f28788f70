import type { VersionSurvey } from '@alea/server'
import type { migrate as source } from '../en/migrate.ts'
import { count } from './grammar.ts'

const runs: Readonly<Record<VersionSurvey['runs'], string>> = {
  present: 'les règles actuelles',
  frozen: 'se poursuit avec ses propres règles, qui sont conservées',
  none: 'ces règles ne sont pas installées',
}

export const migrate: typeof source = {
  matches: (matches) => `${count(matches, 'partie')} dans ce dossier`,
  version: (version) =>
    `${version.game}, règles ${version.rules} (${runs[version.runs]}) : ${count(version.finished, 'terminée')}, ${count(version.unfinished, 'inachevée')}`,
  differs: (match, answer, finished, why) =>
    `${match} (${finished ? 'terminée' : 'inachevée'}) diffère à la réponse ${answer} : ${why}`,
  damaged: (match) => `${match} est abîmée et reste telle quelle ; « alea check » dit ce qu’elle a`,
  more: (matches) => `et ${count(matches, 'autre partie', 'autres parties')} ; --json les donne toutes`,
  verdict: (sound, closing, readable, damaged) =>
    sound
      ? 'Toutes les parties se poursuivent, ou peuvent être revues, avec leurs propres règles.'
      : `À fermer sans résultat : ${count(closing, 'partie inachevée', 'parties inachevées')}. Dont il ne resterait que la fiche et le journal : ${count(readable, 'partie terminée', 'parties terminées')}.${damaged > 0 ? ` Abîmées, donc pas examinées : ${count(damaged, 'partie')}.` : ''} Rien n’a été modifié.`,
  backedUp: (file) => `La base telle qu’elle était : ${file}`,
  closed: (matches) => `La base est à jour. Parties inachevées fermées sans résultat : ${matches}.`,
}
