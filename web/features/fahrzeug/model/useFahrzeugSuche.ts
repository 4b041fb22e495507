import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { wallOfInstant } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Stand, useAddress } from '../../../platform/address/useAddress.ts'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { einstellungenOptions } from '../../einstellung/api/einstellungen.ts'
import { effectiveOf } from '../../einstellung/model/effective.ts'
import { ownFahrtenOptions } from '../../fahrt/api/fahrten.ts'
import { FAHRZEUG_ADDRESS, type FahrzeugSearch } from '../../flotte/model/address.ts'
import { type Lage, type Window, windowOf, zeitraumOfSearch } from '../../flotte/model/window.ts'

export type Adresse = Stand<FahrzeugSearch>

/** The address is the vehicle pages' only state. */
function useAdresse(): Adresse {
  return useAddress(FAHRZEUG_ADDRESS)
}

/** The window and the house's rules at this minute. */
export interface Suche extends Adresse, Lage {
  readonly einstellungen: Effective
  readonly fenster: Window
  readonly zeitraum: Zeitraum
  readonly favoriten: ReadonlySet<string>
}

export type SucheStand =
  | { readonly art: 'laedt' }
  | { readonly art: 'fehler'; readonly failure: unknown; readonly retry: () => void }
  | { readonly art: 'bereit'; readonly suche: Suche }

export function useFahrzeugSuche(): SucheStand {
  const adresse = useAdresse()
  const { von, bis } = adresse.search
  const zone = useZone()
  const jetzt = useMinute()
  const settings = useQuery({ ...einstellungenOptions, throwOnError: false })
  const einstellungen = useMemo(() => settings.data && effectiveOf(settings.data), [settings.data])
  const trips = useOwn(zone)
  const window = useMemo(() => {
    if (einstellungen === undefined || trips === null) return null
    const fenster = windowOf({ von, bis }, { jetzt, zone, einstellungen }, trips)
    return { fenster, zeitraum: zeitraumOfSearch({ von, bis }, fenster, zone) }
  }, [von, bis, jetzt, zone, einstellungen, trips])
  const list = einstellungen?.['fahrzeug.favoriten'].value
  const favoriten = useMemo(() => new Set((list ?? []).map(String)), [list])

  if (einstellungen === undefined || window === null) {
    if (!settings.isError) return { art: 'laedt' }
    return { art: 'fehler', failure: settings.error, retry: () => void settings.refetch() }
  }
  return { art: 'bereit', suche: { ...adresse, jetzt, zone, einstellungen, favoriten, ...window } }
}

/**
 * The person's own trips ahead; null while loading. Without them the first suggested window may collide, and
 * the page then says so.
 */
function useOwn(zone: string): readonly Window[] | null {
  const { data, isError } = useQuery({ ...ownFahrtenOptions, throwOnError: false })
  return useMemo(() => {
    if (data === undefined) return isError ? [] : null
    const wall = (instant: string) => wallOfInstant(Temporal.Instant.from(instant), zone)
    const ahead = data.filter(({ status, rolle }) => status !== 'storniert' && rolle === 'fahrer')
    return ahead.map((fahrt) => ({ von: wall(fahrt.von), bis: wall(fahrt.bis) }))
  }, [data, isError, zone])
}
