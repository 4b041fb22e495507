import type { BodyOf } from '@platzwart/contract/operation'
import type * as schliessungWire from '@platzwart/contract/operations/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { type Bundesland, dueYears } from '@platzwart/domain/oeffnungszeit/bundesland'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { Anlass } from '../../leseraum/schliessung/art.ts'

/** The new times of one plan; missing parts stay unchanged. */
export type PlanTimes = NonNullable<
  BodyOf<typeof schliessungWire.proposeSchliessung>['zeiten']
>['plaene'][number]

/** Reloaded together with the plan. */
export const zeitenOptions = queryOptions({
  queryKey: ['grundriss', 'zeiten'],
  queryFn: ({ signal }) => ask(wire.listOeffnungszeiten, { signal }),
})

/** They change only with the laws of the Länder. */
export const feiertageOptions = (land: Bundesland, jahr: number) =>
  queryOptions({
    queryKey: ['feiertage', land, 'jahr', String(jahr)],
    queryFn: ({ signal }) => ask(wire.listFeiertage, { query: { land, jahr }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The holidays that should be entered by now, from this day on. */
export const dueFeiertageOptions = (land: Bundesland, heute: Temporal.PlainDate) =>
  queryOptions({
    queryKey: ['feiertage', land, 'ab', heute.toString()],
    queryFn: async ({ signal }) => {
      const years = await Promise.all(
        dueYears(heute).map((jahr) => ask(wire.listFeiertage, { query: { land, jahr }, signal })),
      )
      return years.flat().filter(({ tag }) => tag >= heute.toString())
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const zeitenAnlass = (plaene: readonly PlanTimes[]): Anlass => ({
  anlass: 'zeiten',
  draft: { zeiten: { plaene } },
  version: undefined,
})
