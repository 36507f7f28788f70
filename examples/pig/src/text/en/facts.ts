export const facts = {
  title: 'Pig',
  pitch: 'One die, one question: roll again, or keep what you have?',
}
