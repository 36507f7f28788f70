import type { ReportReason } from '@alea/protocol'

const reasons: Readonly<Record<ReportReason, string>> = {
  insults: 'insults',
  harassment: 'harassment',
  cheating: 'cheating',
  stalling: 'stalling or leaving',
  name: 'offensive name',
  other: 'other',
}

export const reports = {
  none: 'No open reports.',
  reasons,
  head: (number: number, at: string, reason: string) => `#${number}  ${at}  ${reason}`,
  about: (player: string, id: string, reporter: string, reporterId: string) =>
    `  about ${player} (${id}), from ${reporter} (${reporterId})`,
  match: (match: string) => `  match ${match}: alea inspect ${match} --chat`,
  text: (text: string) => `  “${text}”`,
  closedAt: (at: string, note: string) => (note === '' ? `  closed ${at}` : `  closed ${at}: ${note}`),
  closed: (number: number) => `Report ${number} closed.`,
}
