import { classes, Place } from '@alea/board'
import { type Action, hookedEffects, type PrintedAbility, type TierInPlay } from '@alea/dice-throne'
import type { Seat } from '@alea/engine'
import type { MouseEvent } from 'react'
import type { AbilityPanel as Panel, Subject } from './layout.ts'
import { Needs } from './Needs.tsx'
import { Pictures } from './Pictures.tsx'
import { pictures } from './pictures.ts'
import { percent, type Speech } from './speech.ts'
import { isShown, type Rolling } from './tierOdds.ts'
import { useZoom } from './zooming.ts'

interface Props {
  readonly panel: Panel
  readonly seat: Seat
  readonly board: string
  readonly printed: PrintedAbility
  readonly rolling: Rolling | undefined
  readonly odds: ReadonlyMap<string, number> | undefined
  readonly used: string | undefined
  readonly speech: Speech
}

/** One ability in words; where there is no room for them `useFit` asks for small pictures. A press opens it unless it answers a question. */
export function AbilityPanel({ panel, seat, board, printed, rolling, odds, used, speech }: Props) {
  const { words } = speech
  const { ability, level, tiers, whole } = panel
  const zoom = useZoom()
  const subject: Subject = { is: 'ability', seat, panel }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('button, a, .place-live')) zoom(subject)
  }
  const more = printed.parts.more.join(' ')
  const shown = pictures(hookedEffects(ability), MOST)
  return (
    <li className={classes('dt-ability', `dt-${ability.kind}`)} data-level={level} data-fit>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the name */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="dt-ability-panel" onClick={press}>
        <button type="button" className="dt-ability-name" onClick={() => zoom(subject)}>
          <span>{printed.name}</span>
          {level > 1 && <span className="dt-level">{'I'.repeat(level)}</span>}
          {ability.kind !== 'offensive' && (
            <span className="dt-kind">
              {ability.dice ? words.rollDice(ability.dice) : words.abilityKinds[ability.kind]}
            </span>
          )}
        </button>
        {tiers.length > 0 && (
          <div className="dt-tiers">
            {tiers.map(({ place, tier }, i) => (
              <Tier
                key={tier.id}
                tier={tier}
                says={printed.parts.tiers[i] ?? ''}
                place={place}
                board={board}
                rolling={rolling}
                chance={odds?.get(tier.id)}
                used={used === tier.id}
                speech={speech}
              />
            ))}
          </div>
        )}
        {whole ? (
          <>
            <Place
              id={whole.place}
              label={printed.name}
              className={classes('dt-tier', 'dt-whole', used === ability.id && 'dt-used')}
            >
              <span className="dt-says">{more}</span>
              <Pictures of={shown} />
            </Place>
            {whole.actions.map(({ place, action }, i) => (
              <ActionRow
                key={action.id}
                place={place}
                action={action}
                says={printed.parts.actions[i] ?? ''}
                speech={speech}
              />
            ))}
          </>
        ) : (
          more !== '' && (
            <p className="dt-more">
              <span className="dt-says">{more}</span>
              <Pictures of={shown} />
            </p>
          )
        )}
      </div>
    </li>
  )
}

/** Every effect has its picture: they may take two lines. */
const MOST = 12

interface TierProps {
  readonly tier: TierInPlay
  readonly says: string
  readonly place: string
  readonly board: string
  readonly rolling: Rolling | undefined
  readonly chance: number | undefined
  readonly used: boolean
  readonly speech: Speech
}

function Tier({ tier, says, place, board, rolling, chance, used, speech }: TierProps) {
  const { names, words, language } = speech
  const { effects, after = [] } = tier.ability.tiers![tier.tier]!
  const ready = rolling?.dice !== undefined && isShown(board, tier.id, rolling.dice)
  const about = rolling?.dice ? (rolling.kept ? words.oddsKept : words.oddsBest) : words.oddsPhase
  return (
    <Place
      id={place}
      label={`${names.ability(tier.ability.id)}, ${names.need(board, tier.id)}`}
      className={classes('dt-tier', ready && 'dt-ready', used && 'dt-used')}
    >
      {chance !== undefined && (
        <span className="dt-odds" style={{ '--chance': chance } as React.CSSProperties}>
          <span className="visually-hidden">{ready ? words.ready : about} </span>
          {ready ? <span aria-hidden="true">✓</span> : percent(chance, language)}
        </span>
      )}
      <Needs need={tier.need} word={names.need(board, tier.id)} />
      <span className="visually-hidden">{names.need(board, tier.id)}. </span>
      <span className="dt-says">{says}</span>
      <Pictures of={pictures([...effects, ...after], MOST)} />
    </Place>
  )
}

interface ActionProps {
  readonly place: string
  readonly action: Action
  readonly says: string
  readonly speech: Speech
}

const ActionRow = ({ place, action: { id, cost, effects }, says, speech: { names, words } }: ActionProps) => (
  <Place id={place} label={names.ability(id)} className="dt-tier dt-action">
    <span className="dt-says">{says}</span>
    {cost > 0 && <span className="dt-price">{words.costs(cost)}</span>}
    <Pictures of={pictures(effects, MOST)} />
  </Place>
)
