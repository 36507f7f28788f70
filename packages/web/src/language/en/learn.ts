export const learn = {
  lesson: (title: string) => `${title}: first match`,
  step: (now: number, all: number) => `${now} of ${all}`,
  free: 'That’s the end of the lesson: finish the match on your own. Your opponent is a novice bot.',
  watch: 'Watch what your opponent does.',
  playNow: 'Play a match',
  again: 'Start over',
  home: 'Home',
  none: 'There is no lesson for this game yet.',
  readRule: (rule: string) => `Rule ${rule}`,
}
