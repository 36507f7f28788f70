/** What the button of an option says. */
export const options = {
  pass: { action: 'do nothing', extra: 'end the turn' },
  pay: (sun: number) => `pay ${sun} sun first, then choose`,
  done: { buy: 'stop buying', reinforce: 'no more reinforcements' },
  none: { ship: 'buy nothing', triton: 'keep it', cerberus: 'keep the token' },
  again: 'apply them again',
  convert: { glory: (glory: string) => `take ${glory}`, keep: (gain: string) => `keep ${gain}` },
  times: (face: string, factor: number) => `${face} ×${factor}`,
  gives: (face: string, gain: string) => `${face}: ${gain}`,
  /** A boar and the owner of its card. */
  pays: (boar: string, owner: string) => `${boar}, pays ${owner}`,
  die: { light: 'the light die', dark: 'the dark die' },
  noGold: 'none',
  gold: (gold: number) => `${gold} gold`,
  /** A face on a die. */
  onDie: (die: string, face: string) => `${die}: ${face}`,
  triton: (gain: string) => `Triton token: ${gain}`,
  reinforcement: (card: string, effect: string) => `${card}: ${effect}`,
  priced: (thing: string, price: string) => `${thing} for ${price}`,
}
