import { Counter, classes, Place, PlayerPanel } from '@alea/board'
import { LETTERS, type View } from '@alea/dice-city'
import Flag from '~icons/game-icons/flying-flag'
import type { Words } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import type { CityPlan } from './layout.ts'
import { BANDIT_ICON as Bandit, Hourglass, Points, RESOURCE_ICON, SIGN_ICON, Strength } from './look.tsx'
import { NAMES } from './names.ts'
import type { Rolls } from './rolls.ts'
import { StreetRow } from './StreetRow.tsx'
import { rerollable, toggled } from './spending.ts'
import './cityBoard.css'

interface Props extends BoardProps<View> {
  readonly plan: CityPlan
  readonly rolls: Rolls
  readonly words: Words['diceCity']
  /** The die that pays. */
  readonly payer: number | undefined
}

/** A whole city with what its owner has. */
export function CityBoard(props: Props) {
  const { plan, view, rolls, words, payer, names, language, offer, draft, setDraft, aside } = props
  const { seat, streets } = plan
  const isPicking = offer?.name === 'well' && offer.seat === seat
  const picked = (die: number) =>
    offer?.seat === seat && (isPicking ? draft.includes(LETTERS[die]!) : die === payer && draft.length > 0)
  return (
    <PlayerPanel
      name={names[seat] ?? ''}
      seat={seat}
      active={view.active === seat && !view.ended}
      turnLabel={offer?.seat === seat ? words.yourTurn : words.playing}
      note={view.cities.length > 1 && view.first === seat ? <FirstMark text={words.firstPlayer} /> : undefined}
      clock={aside(seat)}
      className={classes('dc-city', seat === props.home && 'dc-home')}
      stats={<Holdings {...props} />}
    >
      <div className="dc-streets">
        {streets.map((street) => (
          <StreetRow
            key={street.row}
            {...{ seat, street, language, words }}
            rolls={rolls.get(`${seat}:${street.index}`) ?? 0}
            picked={picked(street.index)}
            onToggle={
              isPicking && rerollable(offer).includes(street.index)
                ? () => setDraft(toggled(draft, street.index))
                : undefined
            }
          />
        ))}
      </div>
    </PlayerPanel>
  )
}

const FirstMark = ({ text }: { text: string }) => (
  <span className="dc-first">
    <Flag aria-hidden="true" /> <span>{text}</span>
  </span>
)

/** Points, resources, hourglasses, and what holds this turn. */
function Holdings({ plan, view, language, words }: Props) {
  const { seat, stock, hourglasses, glassesPlace } = plan
  const { score, cityPoints } = view.cities[seat]!
  const { resource: called } = NAMES[language]
  const isActive = view.active === seat
  return (
    <>
      <span className="dc-score">
        <Counter value={score ?? cityPoints} label={score === null ? words.seenScore : words.score} icon={<Points />} />
        {score === null && <span aria-hidden="true">+?</span>}
      </span>
      {stock.map(({ resource, amount, place }) => {
        const Icon = RESOURCE_ICON[resource]
        return (
          <Place
            key={resource}
            id={place}
            as="span"
            label={`${words.stock(called[resource])} ${amount}`}
            className="dc-held"
          >
            <Counter
              value={amount}
              label={words.stock(called[resource])}
              icon={<Icon />}
              className={`dc-sign-${resource}`}
            />
          </Place>
        )
      })}
      <Place id={glassesPlace} as="span" label={`${words.hourglasses} ${hourglasses}`} className="dc-held">
        <Counter value={hourglasses} label={words.hourglasses} icon={<Hourglass />} />
      </Place>
      {isActive && <ThisTurn turn={view.turn} words={words} />}
    </>
  )
}

function ThisTurn({ turn, words }: { turn: View['turn']; words: Words['diceCity'] }) {
  const { strength, banditStrength, forged, minted, trained } = turn
  const Forge = SIGN_ICON.forge
  const Mint = SIGN_ICON.mint
  return (
    <>
      <span className="dc-held dc-strength">
        <Counter value={strength} label={words.strength} icon={<Strength />} />
      </span>
      {banditStrength > 0 && (
        <span className="dc-held dc-strength">
          <Counter
            value={banditStrength}
            label={words.banditStrength}
            icon={
              <>
                <Strength />
                <Bandit />
              </>
            }
          />
        </span>
      )}
      {forged > 0 && <Lasting icon={<Forge />} text={words.forged(forged)} />}
      {minted > 0 && <Lasting icon={<Mint />} text={words.minted(minted)} />}
      {trained > 0 && <Lasting icon={<Bandit />} text={words.trained(trained)} />}
    </>
  )
}

const Lasting = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <span className="dc-lasting">
    <span aria-hidden="true">{icon}</span> {text}
  </span>
)
