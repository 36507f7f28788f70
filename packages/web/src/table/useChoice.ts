import type { Reach } from '@alea/board'
import type { Offer } from '@alea/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { useSettings } from '../settings/settings.ts'
import type { ClientState, MatchClient } from './matchClient.ts'
import type { ClosedOption, PlacedOptions } from './placedOptions.ts'

/** A place with several options, and the element to show their menu at. */
interface AmbiguousPlace {
  readonly anchor: HTMLElement
  readonly place: string
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
  const [ambiguous, setAmbiguous] = useState<AmbiguousPlace>()
  const [unconfirmed, setUnconfirmed] = useState<{ key: string; label: string; why: string | undefined }>()
  const [note, setNote] = useState<{ text: string; rule?: string | undefined }>()
  const [draft, setDraft] = useState<readonly string[]>([])

  const cancel = useCallback(() => {
    setAmbiguous(undefined)
    setUnconfirmed(undefined)
    setDraft([])
    setNote(undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in progress belongs to the previous position
  useEffect(() => {
    cancel()
    setPointed({})
  }, [position])
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [cancel])

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
        if (options.length > 1) return setAmbiguous({ anchor, place })
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
    closeMenu: () => setAmbiguous(undefined),
    unconfirmed,
    confirm: (sure: boolean) => (sure && unconfirmed ? choose(unconfirmed.key) : setUnconfirmed(undefined)),
    note,
    explain,
    draft,
    setDraft,
    choose,
    reach,
  }
}

const onlyKey = (options: readonly { readonly key: string }[] | undefined): string | undefined =>
  options?.length === 1 ? options[0]!.key : undefined
