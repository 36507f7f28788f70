import type { pig as en } from '../en/pig.ts'
import { de, plural } from './grammar.ts'

export const pig: typeof en = {
  die: 'Le dé',
  shows: (face) => `le dé montre ${face}`,
  unthrown: 'pas encore lancé',
  turnTotal: 'Ce tour-ci',
  lost: 'Un 1 : tous les points sont perdus !',
  scores: 'Scores',
  scoreOf: (name) => `Score ${de(name)}`,
  target: (points) => `Premier à ${points} ${plural(points, 'point', 'points')}`,
  playing: 'joue',
  wouldHave: (points, target) => {
    const kept = `${points} ${plural(points, 'point', 'points')}`
    return points >= target ? `${kept} : c’est gagné` : `${kept} ${plural(points, 'gardé', 'gardés')}`
  },
}
