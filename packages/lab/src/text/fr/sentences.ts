import type { Estimate } from '../../intervals.ts'
import type { sentences as source } from '../en/sentences.ts'

const number = (value: number, digits = 1): string =>
  new Intl.NumberFormat('fr', { maximumFractionDigits: digits }).format(value)
const percent = (share: number): string => `${number(100 * share)} %`
const points = (share: number): string => number(Math.abs(100 * share))
const shares = ({ low, high }: Estimate): string => `95 % : de ${percent(low)} à ${percent(high)}`
const numbers = ({ low, high }: Estimate): string => `95 % : de ${number(low)} à ${number(high)}`

const apart = ({ value, low, high }: Estimate, unit: (value: number) => string): string => {
  const [from, to] = value < 0 ? [-high, -low] : [low, high]
  return `${unit(Math.abs(value))} (95 % : de ${unit(from)} à ${unit(to)})`
}

type Used = Parameters<(typeof source)['more']>[1]

const users = ({ winners, others, timesPerWinner, timesPerOther }: Used): string =>
  `${number(timesPerWinner)} fois par gagnant (${percent(winners)} d’entre eux), ${number(timesPerOther)} fois par autre joueur (${percent(others)})`

export const sentences: typeof source = {
  number,
  percent,
  about: (what, variant, { winners, others, difference }, verdict) =>
    `${what}${variant === undefined ? '' : ` (${variant})`}. Chez les gagnants, ${percent(winners.value)} de tout ce qui est de cette sorte (${shares(winners)}) ; chez les autres, ${percent(others.value)} (${shares(others)}). ${
      {
        above: `Les gagnants s’en servent davantage, de ${apart(difference, points)} points : signe que c’est trop fort.`,
        below: `Les gagnants s’en servent moins, de ${apart(difference, points)} points : rien n’indique que ce soit trop fort.`,
        open: `Gagnants et autres ne se distinguent pas (différence de ${points(difference.value)} points, ${shares(difference)}) : rien n’indique que ce soit trop fort ou trop faible.`,
      }[verdict]
    }`,
  median: (turns) => `La moitié des parties durent au plus ${number(turns.value)} tours (${numbers(turns)}).`,
  playerName: (player, parts) => `joueur ${player} (${parts.join(', ')})`,
  played: (matches, variants) =>
    variants === 1
      ? `${number(matches)} parties ont été jouées.`
      : `${number(matches)} parties de chacune des ${variants} variantes ont été jouées, partie par partie avec les mêmes dés.`,
  stopped: (first, step) =>
    `La série s’est arrêtée parce que ses intervalles étaient assez étroits. Elle a regardé après ${first} parties, puis toutes les ${step} ; les intervalles d’une telle série sont très légèrement trop optimistes.`,
  notNarrow: 'Toutes les parties ont été jouées et les intervalles restent plus larges que demandé.',
  length: (turns, decisions) =>
    `Une partie dure ${number(turns.value)} tours (${numbers(turns)}) et demande ${number(decisions.value)} décisions (${numbers(decisions)}).`,
  first: (first, even, verdict) =>
    `Qui commence gagne ${percent(first.value)} des parties décidées (${shares(first)} ; l’égalité serait ${percent(even)}) : ${
      {
        above: 'commencer est un avantage.',
        below: 'commencer est un désavantage.',
        open: 'on ne peut distinguer un avantage du hasard.',
      }[verdict]
    }`,
  player: (player, wins, verdict) =>
    `${player} gagne ${percent(wins.value)} (${shares(wins)}) : ${
      {
        above: 'plus qu’une part égale.',
        below: 'moins qu’une part égale.',
        open: 'pas nettement différent d’une part égale.',
      }[verdict]
    }`,
  shared: (shared, matches) => `${number(shared)} parties sur ${number(matches)} n’ont pas eu un seul camp gagnant.`,
  leads: (leads) => `L’avantage change de camp ${number(leads.value)} fois par partie (${numbers(leads)}).`,
  more: (what, used, by) =>
    `Les gagnants l’ont plus souvent – ${what} : ${users(used)}, une différence de ${apart(by, number)}.`,
  less: (what, used, by) =>
    `Les gagnants l’ont moins souvent – ${what} : ${users(used)}, une différence de ${apart(by, number)}.`,
  manyIntervals: (count) =>
    `Sur ${count} intervalles comme ceux-ci, environ un sur vingt manque la vérité par hasard ; et qui est en tête peut utiliser davantage, donc une différence n’est pas encore une cause.`,
  unused: (names) => `Jamais utilisés : ${names.join(' ; ')}.`,
  difference: {
    turns: (name, base, by, verdict) =>
      ({
        above: `${name} dure ${apart(by, number)} tours de plus que ${base}.`,
        below: `${name} dure ${apart(by, number)} tours de moins que ${base}.`,
        open: `${name} et ${base} ne se distinguent pas en tours (différence ${number(by.value)}, ${numbers(by)}).`,
      })[verdict],
    decisions: (name, base, by, verdict) =>
      ({
        above: `${name} demande ${apart(by, number)} décisions de plus que ${base}.`,
        below: `${name} demande ${apart(by, number)} décisions de moins que ${base}.`,
        open: `${name} et ${base} ne se distinguent pas en décisions (différence ${number(by.value)}, ${numbers(by)}).`,
      })[verdict],
    first: (name, base, by, verdict) =>
      ({
        above: `Qui commence gagne plus souvent avec ${name} qu’avec ${base} : ${apart(by, points)} points.`,
        below: `Qui commence gagne moins souvent avec ${name} qu’avec ${base} : ${apart(by, points)} points.`,
        open: `La part de qui commence ne se distingue pas entre ${name} et ${base} (${percent(by.value)}, ${shares(by)}).`,
      })[verdict],
    player: (player, name, base, by, verdict) =>
      ({
        above: `${player} gagne plus souvent avec ${name} qu’avec ${base} : ${apart(by, points)} points.`,
        below: `${player} gagne moins souvent avec ${name} qu’avec ${base} : ${apart(by, points)} points.`,
        open: `${player} : les victoires ne se distinguent pas entre ${name} et ${base} (${percent(by.value)}, ${shares(by)}).`,
      })[verdict],
  },
}
