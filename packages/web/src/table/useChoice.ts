import type { Reach } from '@alea/board'
import type { Offer } from '@alea/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from './matchClient.ts'
import type { ClosedOption, PlacedOption, PlacedOptions } from './placedOptions.ts'
import { isCovered } from './topLayer.ts'

/** Several options at one place or in one group, and the element to show their menu at. */
interface AmbiguousPress {
  readonly anchor: HTMLElement
  readonly options: readonly PlacedOption[]
}

/** What the reader has pointed at, pressed and half composed before the answer is sent. It starts afresh with every position. */
export function useChoice(
  client: MatchClient,
  { snapshot, position }: ClientState,
  module: BoardModule,
  offer: Offer | undefined,
  placed: PlacedOptions,
) {
  const words = useWords().table
  const { language, confirm: confirms } = useSettings()
  const view = snapshot?.view
  const [pointed, setPointed] = useState<{ place?: string | undefined; key?: string | undefined }>({})
  const [ambiguous, setAmbiguous] = useState<AmbiguousPress>()
  const [unconfirmed, setUnconfirmed] = useState<{ key: string; label: string; why: string | undefined }>()
  const [note, setNote] = useState<{ text: string; rule?: string | undefined }>()
  const [draft, setDraft] = useState<readonly string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in progress belongs to the previous position
  useEffect(() => {
    setAmbiguous(undefined)
    setUnconfirmed(undefined)
    setDraft([])
    setNote(undefined)
    setPointed({})
  }, [position])
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || isCovered()) return
      // What has been picked stays: a press too many must not undo it.
      if (unconfirmed) setUnconfirmed(undefined)
      else setNote(undefined)
    }
    // Before anything hears the key and closes itself: it lies on top now.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [unconfirmed])

  const choose = useCallback(
    (key: string) => {
      const option = placed.options.find((one) => one.key === key)
      if (!option || !offer) return
      const { label, value } = option
      if (confirms && unconfirmed?.key !== key && module.confirms?.(offer.name, value, view, offer.seat))
        return setUnconfirmed({ key, label, why: module.doubtText?.(offer.name, value, view, language) })
      setUnconfirmed(undefined)
      setAmbiguous(undefined)
      client.answer(key)
    },
    [client, placed, offer, confirms, module, view, unconfirmed, language],
  )

  const explain = useCallback(
    ({ label, rule, why }: ClosedOption) =>
      setNote({ text: why === undefined ? words.notNow(label) : words.notBecause(label, why), rule }),
    [words],
  )

  const reach = useMemo(
    (): Reach => ({
      optionsAt: (place) => placed.optionsAt.get(place) ?? [],
      closedAt: (place) => placed.unavailableAt.get(place) ?? [],
      press: (place, anchor) => {
        const options = placed.optionsAt.get(place) ?? []
        if (options.length === 1) return choose(options[0]!.key)
        if (options.length > 1) return setAmbiguous({ anchor, options })
        const [unavailable] = placed.unavailableAt.get(place) ?? []
        if (unavailable) explain(unavailable)
      },
      point: (place) => setPointed(place === undefined ? {} : { place, key: onlyKey(placed.optionsAt.get(place)) }),
      pointed: pointed.place,
    }),
    [placed, choose, explain, pointed.place],
  )

  return {
    pointed,
    point: (place: string | undefined, key?: string) => setPointed({ place, key }),
    ambiguous,
    ask: setAmbiguous,
    closeMenu: () => setAmbiguous(undefined),
    unconfirmed,
    confirm: (sure: boolean) => (sure && unconfirmed ? choose(unconfirmed.key) : setUnconfirmed(undefined)),
    note,
    closeNote: () => setNote(undefined),
    draft,
    setDraft,
    choose,
    reach,
  }
}

export type Choice = ReturnType<typeof useChoice>

const onlyKey = (options: readonly { readonly key: string }[] | undefined): string | undefined =>
  options?.length === 1 ? options[0]!.key : undefined
