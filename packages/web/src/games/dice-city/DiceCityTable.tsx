import { Grow, SeatMark, Swipe } from '@alea/board'
import type { View } from '@alea/dice-city'
import type { Seat } from '@alea/engine'
import { useEffect, useState } from 'react'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { useMedia } from '../useMedia.ts'
import { useRolls } from '../useRolls.ts'
import { Bounties } from './Bounties.tsx'
import { CityBoard } from './CityBoard.tsx'
import { EndStrip } from './EndStrip.tsx'
import { type CityPlan, isMarketOpen, laidOut, sceneOf, targetsIn } from './layout.ts'
import { Market } from './Market.tsx'
import { Miniature } from './Miniature.tsx'
import { NO_ROLLS, rollsAfter } from './rolls.ts'
import { pickedPayer } from './spending.ts'
import './diceCityTable.css'

const PAGES = ['city', 'market', 'rivals'] as const
type Page = (typeof PAGES)[number]

/** One city large, the others small beside the market. On a phone: city, market, rivals. */
export function DiceCityTable(props: BoardProps<View>) {
  const { view, home, language, names, offer, position, draft } = props
  const words = WORDS[language].diceCity
  const rolls = useRolls(view, NO_ROLLS, rollsAfter)
  const payer = pickedPayer(offer, draft)
  const layout = laidOut(view, home, offer, payer)
  const narrow = useMedia('(width < 44rem), (height < 30rem)')
  const [open, setOpen] = useState<Seat>(home)
  const [page, setPage] = useState<Page>('city')
  const scene = offer && sceneOf(layout, offer, view)
  const wanted = scene === undefined || scene === 'market' ? scene : scene.city
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question shows what it is about, whatever one looked at
  useEffect(() => {
    if (wanted === undefined) return
    // Who builds wants to see what there is to pay with.
    setOpen(wanted === 'market' ? home : wanted)
    setPage(wanted === 'market' ? 'market' : wanted === home ? 'city' : 'rivals')
  }, [wanted, position])

  const cityOf = (plan: CityPlan) => <CityBoard key={plan.seat} {...props} {...{ plan, rolls, words, payer }} />
  const ends = <EndStrip {...{ view, names, words }} />
  const market = <Market {...{ layout, language, words }} deck={view.deck} />
  const bounties = <Bounties {...{ layout, language, words }} />
  const [own, ...others] = layout.cities
  const mini = (plan: CityPlan, brief: boolean) => (
    <Miniature
      key={plan.seat}
      {...{ plan, view, words, brief }}
      name={names[plan.seat] ?? ''}
      targets={offer ? targetsIn(plan, offer, view) : 0}
      opened={plan.seat === open}
      onOpen={() => setOpen(plan.seat)}
    />
  )
  if (narrow) {
    const rival = others.find(({ seat }) => seat === open) ?? others[0]
    const contents: Readonly<Record<Page, React.ReactNode>> = {
      city: cityOf(own!),
      market: (
        <div className="dc-page">
          {market}
          {bounties}
        </div>
      ),
      rivals: rival && (
        <div className="dc-page">
          {others.length > 1 && <div className="dc-minis">{others.map((plan) => mini(plan, true))}</div>}
          {cityOf(rival)}
        </div>
      ),
    }
    const aimed = (plan: CityPlan) => offer !== undefined && targetsIn(plan, offer, view) > 0
    const answers: Readonly<Record<Page, boolean>> = {
      city: aimed(own!),
      market: offer !== undefined && isMarketOpen(layout, offer, view),
      rivals: others.some(aimed),
    }
    const titles: Readonly<Record<Page, string>> = { city: words.cityPage, market: words.market, rivals: words.rivals }
    return (
      <Grow>
        <div className="dc dc-narrow">
          {ends}
          <Swipe
            single
            label={words.pages}
            className="dc-swipe"
            selected={page}
            onSelect={(id) => setPage(id as Page)}
            items={PAGES.filter((one) => contents[one] !== undefined).map((id) => ({
              id,
              label: titles[id],
              mark: (
                <span className="dc-dot" data-answer={answers[id] || undefined}>
                  {titles[id]}
                  {id === 'rivals' && others.map(({ seat }) => <RivalScore key={seat} {...{ seat, view, names }} />)}
                </span>
              ),
              content: contents[id],
            }))}
          />
        </div>
      </Grow>
    )
  }
  const large = layout.cities.find(({ seat }) => seat === open) ?? own!
  return (
    <Grow>
      <div className="dc dc-wide">
        {ends}
        {cityOf(large)}
        <div className="dc-beside">
          {market}
          {bounties}
          {layout.cities.length > 1 && (
            <div className="dc-minis" data-count={others.length}>
              {layout.cities.filter((plan) => plan !== large).map((plan) => mini(plan, false))}
            </div>
          )}
        </div>
      </div>
    </Grow>
  )
}

/** Who else plays, and what their city is worth as far as one sees. */
function RivalScore({ seat, view, names }: { seat: Seat; view: View; names: readonly string[] }) {
  const { score, cityPoints } = view.cities[seat]!
  return (
    <span className="dc-dot-score">
      <SeatMark seat={seat} label={names[seat] ?? ''} /> {score ?? cityPoints}
    </span>
  )
}
