/** Market Place and Storehouse: resources for resources. */
import { emit, flow } from '@alea/engine'
import type { Use } from '../../abilities/ability.ts'
import type { AbilityOf, VerbName } from '../../abilities/verbs.ts'
import { LOCATIONS } from '../../content/cards.ts'
import { RESOURCES, type Resource } from '../../content/resources.ts'
import type { CityEvent } from '../../events.ts'
import { type Deal, dealFor, NO_DEAL, NONE, resourceKey, termsOf } from '../../notation.ts'
import { activeCity, type DiceCity, kindAt } from '../../state.ts'

export const exchange = flow<DiceCity, Use>('dice-city/exchange', ($) => [
  $.ask<Deal>('exchange', {
    who: (g) => g.active,
    options: (g, l) => {
      const { most } = abilityAt(g, l, 'exchange')
      const deals = activeCity(g).stock.flatMap((held, paid) => dealsFor(paid, Math.min(held, most)))
      return deals.length > 0 ? [...deals, NO_DEAL] : deals
    },
    then: (g, l, deal) => {
      if (deal === NO_DEAL) return
      const { paid, got } = termsOf(deal, abilityAt(g, l, 'exchange').rate)
      settle(g, paid, got)
    },
  }),
])

/** [DC-5.13] What is gained is chosen for each unit paid, and is never the resource that was paid. */
function dealsFor(paid: number, most: number): Deal[] {
  const [one, other] = RESOURCES.filter((_, i) => i !== paid) as [Resource, Resource]
  const deals: Deal[] = []
  for (let units = 1; units <= most; units++)
    for (let ones = units; ones >= 0; ones--)
      deals.push(dealFor(RESOURCES[paid]!, [...Array(ones).fill(one), ...Array(units - ones).fill(other)]))
  return deals
}

export const multiply = flow<DiceCity, Use>('dice-city/multiply', ($) => [
  $.ask<number>('multiply', {
    who: (g) => g.active,
    options: (g, l) => {
      const { pay } = abilityAt(g, l, 'multiply')
      const open = activeCity(g).stock.flatMap((held, resource) => (held >= pay ? [resource] : []))
      return open.length > 0 ? [...open, NONE] : open
    },
    key: resourceKey,
    then: (g, l, resource) => {
      if (resource === NONE) return
      const { pay, get } = abilityAt(g, l, 'multiply')
      settle(g, only(resource, pay), only(resource, get))
    },
  }),
])

const only = (resource: number, amount: number): number[] => RESOURCES.map((_, i) => (i === resource ? amount : 0))

function settle(g: DiceCity, paid: readonly number[], got: readonly number[]): void {
  const { stock } = activeCity(g)
  for (let i = 0; i < 3; i++) stock[i]! += got[i]! - paid[i]!
  emit<CityEvent>(() => ({ type: 'exchanged', seat: g.active, paid: [...paid], got: [...got] }))
}

function abilityAt<V extends VerbName>(g: DiceCity, { cell }: Use, verb: V): AbilityOf<V> {
  const { ability } = LOCATIONS[kindAt(activeCity(g), cell)]!
  if (ability?.verb !== verb) throw new Error(`There is nothing to ${verb} with`)
  return ability as AbilityOf<V>
}
