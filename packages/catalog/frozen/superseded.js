export const SUPERSEDED = {
  'battle-dice@3': () => import('./battle-dice@3.js'),
  'dice-city@2': () => import('./dice-city@2.js'),
  'dice-city@3': () => import('./dice-city@3.js'),
  'dice-forge@2': () => import('./dice-forge@2.js'),
  'dice-throne@1': () => import('./dice-throne@1.js'),
  'dice-throne@2': () => import('./dice-throne@2.js'),
}
