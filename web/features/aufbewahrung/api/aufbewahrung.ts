import type { Fristen, LoeschsperreView } from '@platzwart/contract/aufbewahrung'
import * as wire from '@platzwart/contract/operations/aufbewahrung'
import { saveHausEinstellungen } from '@platzwart/contract/operations/einstellung'
import { optionFor } from '@platzwart/domain/datenschutz/aufbewahrung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export type Frist = Fristen[number]

/** The queries to invalidate after a retention period or a hold was changed. */
export const FRISTEN_KEYS = [['fristen'], ['loeschsperren'], ['einstellungen']] as const

export const fristenOptions = queryOptions({
  queryKey: ['fristen'],
  queryFn: ({ signal }) => ask(wire.listFristen, { signal }),
})

/** How much another retention period would delete. */
export const previewOptions = (art: Frist['art'], monate: number) =>
  queryOptions({
    queryKey: ['fristen', art, monate],
    queryFn: async ({ signal }) => {
      const fristen = await ask(wire.listFristen, { query: { art, monate }, signal })
      const found = fristen.find((one) => one.art === art)
      if (found === undefined) throw new Error(`nothing was said of ${art}`)
      return found
    },
  })

export function saveFrist(art: Frist['art'], monate: number, bisher: number, idempotencyKey: string) {
  const aenderungen = [{ name: optionFor(art), wert: monate, bisher }]
  return ask(saveHausEinstellungen, { draft: { aenderungen }, idempotencyKey })
}

export const sperrenOptions = queryOptions({
  queryKey: ['loeschsperren'],
  queryFn: ({ signal }) => ask(wire.listLoeschsperren, { signal }),
})

export type Sperre = LoeschsperreView
