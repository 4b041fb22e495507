import { SEARCHED_DAYS } from '@platzwart/domain/leseraum/freieZeiten'
import { tagOf } from '@platzwart/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useRegelnQuery } from '../../leseraum/model/bereich/useRegelnQuery.ts'
import { useSuche } from '../../leseraum/model/useSuche.ts'
import { freieZeitenOptions } from '../api/freieZeiten.ts'
import { dauernOf, dauerOf, wishOf } from './freieZeiten.ts'

const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (Temporal.PlainDate.compare(a, b) < 0 ? b : a)

/** The search of the address: its day, its stay, and the filter shared with map and list. */
export function useFreieZeiten() {
  const suche = useSuche()
  const { search } = suche
  const zone = useZone()
  const heute = tagOf(useMinute(), zone)
  const { bereich, settings, einstellungen } = useRegelnQuery()
  const dauern = useMemo(() => (einstellungen ? dauernOf(einstellungen) : []), [einstellungen])
  const dauer = dauerOf(search.dauer, dauern)
  const ab = search.tag === undefined ? heute : later(Temporal.PlainDate.from(search.tag), heute)
  const favoriten = einstellungen?.['leseraum.favoritPlaetze'].value.map(String) ?? []
  const zeiten = useQuery({
    ...freieZeitenOptions({ ab: ab.toString(), dauer, bereich, ...wishOf(search, favoriten) }),
    enabled: einstellungen !== undefined,
  })
  const failed = [settings, zeiten].find((query) => query.isError && query.data === undefined)
  return {
    ...suche,
    zone,
    heute,
    ab,
    bis: ab.add({ days: SEARCHED_DAYS - 1 }),
    dauer,
    dauern,
    zeiten: zeiten.data,
    failed,
  }
}
