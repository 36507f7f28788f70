/** Matches as 0.1 saved them, written by its own code. */
import type { SavedMatch } from '../src/local/savedMatch.ts'

const BOT = { kind: 'bot', bot: 'greedy' } as const

export const PLAYING: SavedMatch = {
  setup: { id: 'old-playing', game: 'battle-dice', seats: [{ kind: 'me', name: 'Anna' }, BOT], pace: 600 },
  names: ['Anna', ''],
  log: `alea log 1
game battle-dice
rules 3
seats 2
options {"dice":"standard"}

* first-player 1                                 #c3d6
p1 send dwarf                                    #b61b
p1 send goblin                                   #5c59
p2 send dwarf                                    #3dde
p2 send orc                                      #b24d
* roll 4 4 4                                     #c655
* roll 4 3 2                                     #0a2b
p1 activate none                                 #c2f1
p2 multiplier none                               #f9fe
p1 buy done                                      #d99e
p2 buy troll                                     #aa09
p2 send troll                                    #052d
p2 send dwarf                                    #6658
p2 send orc                                      #fc87
p1 send dwarf                                    #5229
p1 undo                                          #afa9
p1 send orc                                      #c493
p1 send dwarf                                    #e6ed
* roll 4 3 6                                     #28cb
* roll 4 4 3                                     #ec24
p2 ko p1.1                                       #1b3a
p2 ko p1.3                                       #54aa
p2 buy elf                                       #5e73
`,
  over: false,
  created: 1763000001000,
  changed: 1763000021000,
  waiting: [0],
}

export const RESIGNED: SavedMatch = {
  setup: { id: 'old-resigned', game: 'pig', seats: [{ kind: 'me' }, BOT], pace: 600, options: { target: 20 } },
  names: ['', ''],
  log: `alea log 1
game pig
rules 1
seats 2
options {"target":20}

p1 choose roll                                   #aaf3
* roll 1                                         #1de6
p2 choose roll                                   #cb94
* roll 4                                         #7a30
p2 choose roll                                   #0a43
* roll 1                                         #d77f
p1 choose roll                                   #5700
* roll 4                                         #8a20
`,
  over: true,
  created: 1763000001000,
  changed: 1763000008000,
  waiting: [0],
}

export const ENDED: SavedMatch = {
  setup: {
    id: 'old-ended',
    game: 'pig',
    seats: [{ kind: 'me', name: 'Anna' }, BOT],
    pace: 600,
    options: { target: 20 },
  },
  names: ['Anna', ''],
  log: `alea log 1
game pig
rules 1
seats 2
options {"target":20}

p1 choose roll                                   #aaf3
* roll 1                                         #1de6
p2 choose roll                                   #cb94
* roll 4                                         #7a30
p2 choose roll                                   #0a43
* roll 1                                         #d77f
p1 choose roll                                   #5700
* roll 4                                         #8a20
p1 choose roll                                   #3590
* roll 4                                         #f1c6
p1 choose roll                                   #75ce
* roll 4                                         #b49e
p1 choose hold                                   #80a7
p2 choose roll                                   #a0ca
* roll 4                                         #4968
p2 choose roll                                   #89cc
* roll 1                                         #35f9
p1 choose roll                                   #f438
* roll 3                                         #d848
p1 choose hold                                   #718a
p2 choose roll                                   #50d2
* roll 5                                         #3f54
p2 choose roll                                   #879c
* roll 4                                         #8f92
p2 choose roll                                   #1255
* roll 6                                         #5ea2
p2 choose hold                                   #7948
p1 choose roll                                   #61f2
* roll 3                                         #79ce
p1 choose roll                                   #310b
* roll 6                                         #b3ad
p1 choose hold                                   #4921
end p1 24,15 d49fb208ffb3b707
`,
  over: true,
  created: 1763000001000,
  changed: 1763000022000,
  waiting: [],
}
