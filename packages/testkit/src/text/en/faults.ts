/** What is wrong with a scenario, a golden file or a path, and what a failed scenario reports. */
export const faults = {
  atPlace: (file: string, line: number, column: number, fault: string) => `${file}:${line}:${column}: ${fault}`,
  unreadable: (path: string, reason: string) => `cannot read ${path}: ${reason}`,
  noSuchPath: (path: string) => `${path}: there is no such file or folder`,

  noScenario: 'there is no scenario in this file',
  indentedAlone: 'an indented line must stand under given, chance or play',
  noTitle: 'a scenario needs a title: scenario [BD-6.3] What it shows',
  seatsNotWhole: 'seats is a whole number: seats 2',
  optionShape: 'an option has a name and a value: option dice standard',
  unknownHeading: (word: string) =>
    `no line begins with ${word} here: the words at the margin are scenario, game, seats, option, given, chance, play; everything else is indented under one of the last three`,
  standsAlone: (word: string) => `${word} stands alone on its line; what belongs to it follows, indented`,
  belongsToScenario: (word: string) => `${word} belongs to a scenario: begin one first`,
  alreadyThere: (word: string) => `${word} is already there`,
  takesOneWord: (word: string, example: string) => `${word} takes one word: ${example}`,
  givenShape: 'the table is set as "subject = value"',
  chanceShape: (name: string) => `what does ${name} show? Write: ${name} 6 2 3`,
  playShape: (line: string) =>
    `not a line of play: ${line} (an answer is "p1 question option", chance is "* roll 6 2", "everybody passes" declines windows, a check is "expect …")`,
  noGame: 'the scenario does not name its game: game battle-dice',
  noSeats: 'the scenario does not say how many players there are: seats 2',
  noExpectation: 'the scenario expects nothing, so it proves nothing',

  expectationShape:
    'an expectation reads "expect subject = value", or begins with offers, refused, unavailable, event or no event',
  offersShape: 'options are expected as "expect offers p1 question = option option …"',
  refusedShape: (reasons: readonly string[]) =>
    `a refusal is expected as "expect refused p1 question option", then perhaps a reason (${reasons.join(', ')}) and a rule in brackets`,
  unavailableShape: 'an unavailable option is expected as "expect unavailable p1 question option [rule]"',
  eventShape:
    'an event is expected as "expect event type field=value …", or "expect event p1: type …"; "then" joins several in their order',
  fieldShape: (word: string) => `${word} is not field=value`,

  otherGame: (found: string, wanted: string) => `this is a playthrough of ${found}, not of ${wanted}`,
  goldenShape: (line: string) => `neither an answer nor an indented sentence: ${line}`,
  nothingToTakeBack: 'there is nothing to take back',
  matchOver: 'the match is over',
  asksFor: (name: string) => `the rules ask for ${name}`,
  forChance: (name: string) => `${name} is for chance to answer`,
  forSeats: (name: string, seats: string) => `${name} is for ${seats} to answer`,
  notOffered: (key: string) => `${key} is not offered`,

  passed: 'passed',
  failed: 'FAILED',
  expected: 'expected',
  found: 'found',
  stoodAt: 'stood at',
  beforeTheMatch: 'before the match',
  endOfTheMatch: 'the end of the match',
  noError: 'no error',
  knownGame: 'a game that is known here',
  noGameCalled: (name: string) => `no game is called ${name}`,
  everyResultUsed: 'every prepared result to be used',
  neverAskedFor: 'this one was never asked for',
  resultOrWaiting: (chance: string, waiting: string) => `a result for ${chance}, or "expect waiting = ${waiting}"`,
  endsBeforeThrow: 'the scenario ends before that roll',
  isPrepared: (prepared: string) => `${prepared} is prepared`,
  lineAccepted: 'the line to be accepted',
  notAccepted: (problem: string, waiting: string) => `${problem} (waiting: ${waiting})`,
  aWindow: 'somebody who may pass',
  notPassed: (found: string, waiting: string) => `${found} (nobody may pass any more; waiting: ${waiting})`,
  sameAfterSave: 'the same table after a save and load',
  unknownSubject: (game: string, subject: string) => `${game} knows no "${subject}"`,
  noResultYet: (waiting: string) => `no result yet: waiting for ${waiting}`,
  notAsked: (seat: string, name: string, waiting: string) => `${seat} is not asked for ${name}; waiting: ${waiting}`,
  missing: (keys: string) => `missing: ${keys}`,
  notExpected: (keys: string) => `not expected: ${keys}`,
  listedAsUnavailable: (answer: string, rule: string | undefined) =>
    `${answer} listed as unavailable${rule ? ` by ${rule}` : ''}`,
  waiting: (waiting: string) => `waiting: ${waiting}`,
  nothingUnavailable: 'nothing is listed as unavailable',
  refused: (words: string) => `refused${words ? ` ${words}` : ''}`,
  accepted: 'accepted',
  refusedButChanged: 'refused, but the table changed',
  heardBy: (absent: boolean, event: string, viewer: string | undefined) =>
    `${absent ? 'no event' : 'event'} ${event}, heard by ${viewer ?? 'everybody'}`,
  noEvent: 'no event at all',
}

export type Faults = typeof faults
