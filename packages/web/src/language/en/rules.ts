import { plural } from './grammar.ts'

export const rules = {
  search: 'Search the rules',
  searchHint: 'Words or a rule number',
  nothing: 'No matching rule.',
  found: (count: number) => plural(count, '1 rule', `${count} rules`),
  loading: 'Loading the rules…',
  of: (title: string) => `${title} rules`,
  noGame: 'No such game.',
  noRule: (rule: string) => `There is no rule ${rule} here.`,
  chapters: 'Chapters',
  ruling: 'Written in our own words. “(ruling)” marks points that the rulebook leaves open and that we had to settle.',
  linkTo: (rule: string) => `Link to rule ${rule}`,
  copyLink: 'Copy link',
  copied: 'Link copied',
  otherGames: 'Rules for other games',
}
