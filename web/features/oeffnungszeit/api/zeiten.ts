import type { BodyOf } from '@platzwart/contract/operation'
import type * as schliessungWire from '@platzwart/contract/operations/leseraum/schliessung'
import * as wire from '@platzwart/contract/operations/oeffnungszeit'
import { type Bundesland, dueYears } from '@platzwart/domain/oeffnungszeit/bundesland'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { Anlass } from '../../schliessung/api/schliessungen.ts'

/** The times of one plan as they are to be; what is left out stays. */
export type PlanTimes = NonNullable<
  BodyOf<typeof schliessungWire.proposeSchliessung>['zeiten']
>['plaene'][number]

/** Whatever is read anew with a plan is read anew with it. */
export const zeitenOptions = queryOptions({
  queryKey: ['grundriss', 'zeiten'],
  queryFn: ({ signal }) => ask(wire.listOeffnungszeiten, { signal }),
})

/** They change with the laws of the Länder alone. */
export const feiertageOptions = (land: Bundesland, jahr: number) =>
  queryOptions({
    queryKey: ['feiertage', land, 'jahr', String(jahr)],
    queryFn: ({ signal }) => ask(wire.listFeiertage, { query: { land, jahr }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Those that should be there by now: from this day on. */
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
