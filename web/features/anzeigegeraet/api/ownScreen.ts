import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { ownBuild } from '../../../platform/version.ts'

const REPORT_MS = 60_000
/** Polling interval while a pairing code is shown: somebody is about to enter it. */
const WAIT_MS = 3_000

/** A screen is unattended: a failed request is repeated, online or offline, visible or hidden. */
const ALONE = {
  networkMode: 'always',
  refetchIntervalInBackground: true,
  throwOnError: false,
  staleTime: 0,
} as const

export const OWN_SCREEN = ['eigenesAnzeigegeraet'] as const

/** This browser's registration as a screen; the request also reports that it is alive, and its version. */
export const ownOptions = queryOptions({
  ...ALONE,
  queryKey: OWN_SCREEN,
  queryFn: ({ signal }) => {
    const fassung = ownBuild()
    return ask(wire.reportAnzeigegeraet, { draft: fassung === '' ? {} : { fassung }, signal })
  },
  refetchInterval: REPORT_MS,
})

export const kopplungOptions = (art: string, ziel: string) =>
  queryOptions({
    ...ALONE,
    queryKey: ['kopplung', art, ziel],
    queryFn: ({ signal }) => ask(wire.startKopplung, { draft: { art, ziel }, signal }),
    // Repeats until there is one.
    refetchInterval: ({ state }) => (state.status === 'error' ? WAIT_MS * 5 : false),
    refetchOnWindowFocus: false,
  })

/** Whether the pairing code was entered. */
export const takenOptions = (code: string | undefined) =>
  queryOptions({
    ...ALONE,
    queryKey: ['abholung', code],
    queryFn: ({ signal }) => ask(wire.takeKopplung, { signal }),
    enabled: code !== undefined,
    refetchInterval: WAIT_MS,
  })
