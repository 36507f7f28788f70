import type { Garden } from '../../content/faces.ts'

const forge: Readonly<Record<Garden, string>> = {
  mirror: 'forge a mirror face',
  shield: 'forge a shield face of your choice',
  ship: 'forge a ship face',
  boar: 'forge a boar face',
  triple: 'forge a ×3 face',
}

/** What a card does. `gains` are amounts in words. */
export const effects = {
  gain: (gains: string) => `gain ${gains}`,
  spend: (gold: number, gains: string) => `spend ${gold} gold to gain ${gains}`,
  favours: (count: number) => `receive the favours of the gods ${count === 2 ? 'twice' : `${count} times`} in a row`,
  minorFavour: 'receive a minor favour (roll one die)',
  minorFavours: (count: number) => `receive ${count} minor favours with the same die`,
  shardsAsGlory: (glory: number) => `you may take each shard gained as ${glory} glory instead`,
  goldAsGlory: (glory: number) => `you may take each gold gained as ${glory} glory instead`,
  forge,
  hammer: (spaces: number, first: number, second: number) =>
    `gold you gain may go to the hammer: ${spaces} spaces for ${first} glory, ${spaces} more for ${second}`,
  chest: (gold: number, shards: number) => `your reserves hold ${gold} more gold and ${shards} more of each shard`,
  cerberus: 'take a token: once, apply the faces you have just rolled a second time',
  triton: (gains: string) => `take a token: once, on your turn, gain ${gains}`,
  perForged: (gains: string) => `gain ${gains} for each face you have forged`,
  boar: 'another player of your choice must forge the boar of this colour and can never replace it',
  satyrs: 'all other players roll; you apply two of their faces as if they were your own',
  minotaur: 'all other players roll and lose what they would have gained',

  eachTurn: (effect: string) => `each turn: ${effect}`,
  whenOusting: (effect: string) => `each time you oust a hero or are ousted: ${effect}`,
  whenBoar: (effect: string) => `each time that face is applied: ${effect}`,
  gloryOnly: 'glory only',
}
