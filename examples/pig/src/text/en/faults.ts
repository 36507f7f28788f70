/** What is wrong with a line of a scenario. */
export const faults = {
  noSubject: (subject: string) => `Pig has no "${subject}"; it has: turn, turn total, p1 score …`,
  notWhole: (subject: string, value: string, most: number) =>
    `${subject}: ${value} is not a whole number from 0 to ${most}`,
  noSeat: (value: string, seats: number) => `turn: ${value} is not one of the ${seats} seats`,
}
