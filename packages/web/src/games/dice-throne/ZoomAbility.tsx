import { sheetOf } from '@alea/dice-throne'
import { Answers } from './Answers.tsx'
import { Keywords } from './Keywords.tsx'
import { keywordsIn } from './keywords.ts'
import type { AbilityPanel, Fighter } from './layout.ts'
import { Needs } from './Needs.tsx'
import { percent, type Speech } from './speech.ts'
import { isShown, type Rolling, tierOdds } from './tierOdds.ts'

interface Props {
  readonly panel: AbilityPanel
  readonly fighter: Fighter
  readonly rolling: Rolling | undefined
  answer(key: string): void
  readonly speech: Speech
}

export function ZoomAbility({ panel, fighter: { board, hero }, rolling, answer, speech }: Props) {
  const { names, words, language } = speech
  const { ability, level, tiers, whole } = panel
  const { parts } = names.board(board).find(({ id }) => id === ability.id)!
  const odds = rolling && tierOdds(board, rolling)
  const about = rolling?.dice ? (rolling.kept ? words.oddsKept : words.oddsBest) : words.oddsPhase
  const upgrades = sheetOf(hero)
    .hero.cards.filter(({ upgrades: one }) => one?.ability.id === ability.id && one.level > level)
    .sort((a, b) => a.upgrades!.level - b.upgrades!.level)
  return (
    <div className="dt-zoom dt-hued">
      <p className="dt-zoom-kind">
        {words.abilityKinds[ability.kind]}
        {level > 1 && ` · ${words.level(level)}`}
      </p>
      {tiers.map(({ place, tier }, i) => {
        const chance = odds?.get(tier.id)
        const ready = rolling?.dice !== undefined && isShown(board, tier.id, rolling.dice)
        return (
          <section key={tier.id} className="dt-zoom-tier" data-ready={ready || undefined}>
            <p className="dt-zoom-need">
              <Needs need={tier.need} /> <span className="dt-zoom-word">{names.need(board, tier.id)}</span>
              {chance !== undefined && (
                <span className="dt-zoom-odds">
                  {ready ? words.ready : `${about} : `}
                  {!ready && <b>{percent(chance, language)}</b>}
                </span>
              )}
            </p>
            <p>{parts.tiers[i]}.</p>
            <Answers place={place} answer={answer} speech={speech} />
          </section>
        )
      })}
      {parts.more.length > 0 && <p>{parts.more.join(' ')}</p>}
      {whole && <Answers place={whole.place} answer={answer} speech={speech} />}
      {whole?.actions.map(({ place, action }, i) => (
        <section key={action.id} className="dt-zoom-tier">
          <p>{parts.actions[i]}</p>
          <Answers place={place} answer={answer} speech={speech} />
        </section>
      ))}
      <Keywords {...keywordsIn(ability, hero)} speech={speech} />
      {upgrades.length > 0 && (
        <section>
          <h3>{words.upgrades}</h3>
          <ul className="dt-zoom-list">
            {upgrades.map(({ id }) => {
              const { cost, text } = names.cardLine(hero, id)
              return (
                <li key={id}>
                  <b>{names.card(id)}</b> <span className="quiet">({words.costs(cost)})</span> — {text}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
