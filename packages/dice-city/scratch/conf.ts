import { checkConformance, failuresText } from '@alea/testkit'
import { gameOf } from '@alea/catalog'
const [seeds, seats] = process.argv.slice(2).map(Number)
const t=Date.now()
const r = checkConformance(gameOf('dice-city')!, { seeds: seeds!, seatCounts: seats ? [seats] : undefined })
console.log(r.matches, r.decisions, Date.now()-t)
for (const f of r.failures) console.log(f.law, f.message, '\n', f.log.split('\n').slice(-8).join('\n  '))
console.log(r.neverReached.join('\n'))
