import { Counter, classes, Place, PlayerPanel } from '@alea/board'
import type { View } from '@alea/dice-forge'
import Flag from '~icons/game-icons/flying-flag'
import Crown from '~icons/game-icons/laurel-crown'
import { WORDS } from '../../language/languages.ts'
import type { BoardProps } from '../boardModule.ts'
import { HeroDie } from './HeroDie.tsx'
import { Holdings } from './Holdings.tsx'
import { InHand } from './InHand.tsx'
import type { Inventory } from './layout.ts'
import { Reserves } from './Reserves.tsx'
import type { Rolls } from './rolls.ts'
import './heroPanel.css'

interface Props extends Pick<BoardProps<View>, 'view' | 'home' | 'names' | 'language' | 'aside'> {
  readonly inventory: Inventory
  readonly rolls: Rolls
}

/** A hero's inventory: reserves, two dice unfolded, cards and tokens. */
export function HeroPanel({ inventory, rolls, view, home, names, language, aside }: Props) {
  const { seat, dice, hero, place } = inventory
  const words = WORDS[language].diceForge
  const own = seat === home
  const active = view.active === seat && view.ended === null
  const name = names[seat] ?? ''
  return (
    <PlayerPanel
      name={name}
      seat={seat}
      active={active}
      turnLabel={words.active}
      note={view.first === seat ? <FirstMark text={words.firstPlayer} /> : undefined}
      clock={aside(seat)}
      className={classes('df-hero', own ? 'df-own' : 'df-rival')}
      stats={
        <span className="df-score" title={words.score(hero.score)}>
          <Counter value={hero.score} label={words.score(hero.score)} icon={<Crown />} />
        </span>
      }
    >
      <Place id={place} label={name} className="df-hero-body">
        <div className="df-dice">
          {dice.map((die, index) => (
            <HeroDie key={die.die} die={die} index={index} rolls={rolls[seat]?.[index] ?? 0} language={language} />
          ))}
        </div>
        <Reserves inventory={inventory} language={language} tracks={own} />
        <Holdings inventory={inventory} language={language} />
        <InHand inventory={inventory} language={language} />
      </Place>
    </PlayerPanel>
  )
}

const FirstMark = ({ text }: { text: string }) => (
  <span className="df-first" title={text}>
    <Flag aria-hidden="true" /> <span>{text}</span>
  </span>
)
