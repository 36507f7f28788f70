import type { reports as source } from '../en/reports.ts'

export const reports: typeof source = {
  none: 'Aucun signalement en attente.',
  reasons: {
    insults: 'insultes',
    harassment: 'harcèlement',
    cheating: 'triche',
    stalling: 'fait traîner ou abandonne la partie',
    name: 'nom offensant',
    other: 'autre',
  },
  head: (number, at, reason) => `nº ${number}  ${at}  ${reason}`,
  about: (player, id, reporter, reporterId) => `  visant ${player} (${id}), de la part de ${reporter} (${reporterId})`,
  match: (match) => `  partie ${match} : alea inspect ${match} --chat`,
  text: (text) => `  « ${text} »`,
  closedAt: (at, note) => (note === '' ? `  clos le ${at}` : `  clos le ${at} : ${note}`),
  closed: (number) => `Signalement ${number} clos.`,
}
