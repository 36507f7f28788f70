/** What is wrong with something typed by a person. */
export const faults = {
  atLine: (line: number, fault: string) => `line ${line}: ${fault}`,

  noSuchOption: (name: string, known: readonly string[]) =>
    `There is no option ${name}; known: ${known.join(', ') || 'none'}`,
  ofOption: (name: string, fault: string) => `Option ${name}: ${fault}`,
  notOneOf: (value: string, values: readonly string[]) => `${value} is not one of ${values.join(', ')}`,
  notAFlag: (value: string) => `${value} is neither true nor false`,
  notWhole: (value: string, min: number, max: number) => `${value} is not a whole number from ${min} to ${max}`,
  notAPlayer: (seats: number) => `the players are p1 to p${seats}`,
}

export type Faults = typeof faults
