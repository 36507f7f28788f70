import { classes, Place, Tooltip } from '@alea/board'
import { type Ability, hookedEffects, type TierInPlay } from '@alea/dice-throne'
import { useMemo } from 'react'
import type { ActionSpot, FighterLayout } from './layout.ts'
import { Needs } from './Needs.tsx'
import { Pictures } from './Pictures.tsx'
import { pictures } from './pictures.ts'
import { percent, type Speech } from './speech.ts'
import { isShown, type Rolling, tierOdds } from './tierOdds.ts'
import './abilities.css'

interface Props {
  readonly layout: FighterLayout
  /** Their offensive roll, now or to come: lights and odds. */
  readonly rolling: Rolling | undefined
  /** The tier or defence in use. */
  readonly used: string | undefined
  readonly speech: Speech
}

/** Three rows of three; upgrades may add some. */
const PRINTED = 9

/** The abilities of a hero as panels: lit when the dice allow them, with their odds when not yet. */
export function Abilities({ layout: { fighter, abilities }, rolling, used, speech }: Props) {
  const { names } = speech
  const { board } = fighter
  const odds = useMemo(() => (rolling ? tierOdds(board, rolling) : undefined), [board, rolling])
  const printed = names.board(board)
  return (
    <ul className="dt-abilities" data-many={abilities.length > PRINTED || undefined}>
      {abilities.map(({ ability, level, tiers, whole }, i) => (
        <li key={ability.id} className={classes('dt-ability', `dt-${ability.kind}`)} data-level={level}>
          <Tooltip tip={printed[i]!.text} names>
            <div className="dt-ability-panel">
              <div className="dt-ability-name">
                <span>{names.ability(ability.id)}</span>
                <Level level={level} />
              </div>
              <span className="visually-hidden">{printed[i]!.text}</span>
              <div className="dt-tiers">
                {tiers.map(({ place, tier }) => (
                  <Tier
                    key={tier.id}
                    tier={tier}
                    place={place}
                    board={board}
                    rolling={rolling}
                    chance={odds?.get(tier.id)}
                    used={used === tier.id}
                    speech={speech}
                  />
                ))}
                {whole && <Whole ability={ability} {...whole} used={used === ability.id} speech={speech} />}
              </div>
            </div>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

interface TierProps {
  readonly tier: TierInPlay
  readonly place: string
  readonly board: string
  readonly rolling: Rolling | undefined
  readonly chance: number | undefined
  readonly used: boolean
  readonly speech: Speech
}

function Tier({ tier, place, board, rolling, chance, used, speech }: TierProps) {
  const { names, words, language } = speech
  const tiers = tier.ability.tiers!
  const { effects, after = [] } = tiers[tier.tier]!
  const isNarrow = tiers.length > 2
  const ready = rolling?.dice !== undefined && isShown(board, tier.id, rolling.dice)
  const said = rolling?.dice ? (rolling.kept ? words.oddsKept : words.oddsBest) : words.oddsPhase
  return (
    <Place
      id={place}
      label={`${names.ability(tier.ability.id)}, ${names.need(board, tier.id)}`}
      className={classes('dt-tier', ready && 'dt-ready', used && 'dt-used')}
    >
      <Needs need={tier.need} />
      <Pictures of={pictures([...effects, ...after], isNarrow ? 3 : 4)} />
      {chance !== undefined && (
        <span className="dt-odds" style={{ '--chance': chance } as React.CSSProperties}>
          <span className="visually-hidden">{ready ? words.ready : `${names.need(board, tier.id)}, ${said}`} </span>
          {ready ? <span aria-hidden="true">✓</span> : percent(chance, language)}
        </span>
      )}
    </Place>
  )
}

interface WholeProps {
  readonly ability: Ability
  readonly place: string
  readonly actions: readonly ActionSpot[]
  readonly used: boolean
  readonly speech: Speech
}

/** Defences and passive abilities: no dice to wait for. */
function Whole({ ability, place, actions, used, speech }: WholeProps) {
  const { names, words } = speech
  const shown = pictures(hookedEffects(ability), 6)
  return (
    <>
      <Place id={place} label={names.ability(ability.id)} className={classes('dt-tier', 'dt-whole', used && 'dt-used')}>
        <span className="dt-whole-kind">
          {ability.dice ? words.rollDice(ability.dice) : words.abilityKinds[ability.kind]}
        </span>
        <Pictures of={shown} />
      </Place>
      {actions.map(({ place: spot, action: { id, cost, effects } }) => (
        <Place key={id} id={spot} label={names.ability(id)} className="dt-tier dt-action">
          <span className="dt-whole-kind">{cost > 0 && `${cost} ${words.cpShort}`}</span>
          <Pictures of={pictures(effects, 2)} />
        </Place>
      ))}
    </>
  )
}

function Level({ level }: { readonly level: number }) {
  return level > 1 ? <span className="dt-level">{'I'.repeat(level)}</span> : undefined
}
