import { Button, Select } from '@alea/board'
import type { Seat } from '@alea/engine'
import { useState } from 'react'
import type { ClockSetup, ProposalKind, Table } from '../connection/types.ts'
import { clockLabel } from '../language/clockLabel.ts'
import { useWords } from '../language/useWords.ts'
import { CLOCKS } from '../screens/clockChoices.ts'
import type { MatchClient } from './matchClient.ts'

interface Props {
  readonly client: MatchClient
  readonly table: Table
  readonly seat: Seat
  onDone(): void
}

/** What a player may ask of the others; where nobody else plays, it happens at once. */
export function ProposeMenu({ client, table, seat, onDone }: Props) {
  const { proposals: words, app, clocks } = useWords()
  const { player } = table.seats[seat]!
  const isLive = client.connection.kind === 'live'
  const others = table.seats.some((one) => one.kind === 'player' && one.player !== player && !one.resigned)
  const labels = others ? words.buttons : words.alone
  const isOpen = table.proposals?.some(({ by }) => by === seat) ?? false
  const choices = CLOCKS.filter((clock) => JSON.stringify(clock) !== JSON.stringify(table.clock))
  const [picked, setPicked] = useState(0)
  const ask = (kind: ProposalKind, clock?: ClockSetup | null) => {
    client.propose(kind, clock)
    onDone()
  }
  return (
    <fieldset className="stack propose">
      <legend>{others ? words.title : app.options}</legend>
      <Button disabled={isOpen} onClick={() => ask('undo')}>
        {labels.undo}
      </Button>
      <p className="quiet">{words.undoHelp}</p>
      {isLive && !table.paused && (
        <Button disabled={isOpen} onClick={() => ask('pause')}>
          {labels.pause}
        </Button>
      )}
      {isLive && table.openHands === undefined && (
        <Button disabled={isOpen} onClick={() => ask('open-hands')}>
          {labels['open-hands']}
        </Button>
      )}
      {isLive && table.absence?.rule !== 'wait' && (
        <>
          <Select
            label={words.newClock}
            value={String(picked)}
            onChange={(choice) => setPicked(Number(choice))}
            options={choices.map((clock, i) => ({
              value: String(i),
              label: clock ? clockLabel(clocks, clock) : app.clockNone,
            }))}
          />
          <Button disabled={isOpen} onClick={() => ask('clock', choices[picked] ?? null)}>
            {labels.clock}
          </Button>
        </>
      )}
    </fieldset>
  )
}
