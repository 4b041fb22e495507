import { tagOf } from '@platzwart/domain/time/zone'
import type { Menschen } from '../bestand/menschen.ts'
import type { Raeume } from '../bestand/raeume.ts'
import { LINDENAU, loginOf, NORDHAFEN } from '../logins.ts'
import { kalenderOf, type Vorlage, ZONE } from '../mandanten/vorlage.ts'
import type { Zufall } from '../zufall.ts'
import { createBuch, type DemoBuchung } from './belegungsbuch.ts'
import { bookLindenau } from './lindenau.ts'
import { bookNordhafen } from './nordhafen.ts'
import { openDays } from './tage.ts'

/** The bookings of a demo Mandant around `now`, in the rhythm of its house. */
export function createBuchungen(
  vorlage: Vorlage,
  bestand: Pick<Menschen, 'personen'> & Pick<Raeume, 'orte'>,
  zufall: Zufall,
  now: Temporal.Instant,
): readonly DemoBuchung[] {
  const plaene = vorlage.plaene.map((plan, i) => ({
    kalender: kalenderOf(plan),
    orte: bestand.orte[i] ?? [],
  }))
  const [first] = plaene
  if (!first) return []
  const buch = createBuch({ zone: ZONE, now, zufall, proWoche: weeklyLimits(vorlage, bestand) })
  const tage = openDays(tagOf(now, ZONE), first.kalender)
  const id = (rolle: Parameters<typeof loginOf>[0]) => {
    const mandant = rolle === 'leitung' ? vorlage.name : undefined
    return bestand.personen.get(loginOf(rolle, mandant).email) ?? ''
  }
  const leute = vorlage.personen
    .filter((it) => it.rollen.length === 0)
    .map((it) => bestand.personen.get(it.email) ?? '')
  const house = { buch, zufall, now, tage, leitung: id('leitung') }
  if (vorlage.name === LINDENAU) {
    const [leserin, leser] = [id('leserin'), id('leser')]
    bookLindenau({
      ...house,
      plaene,
      leserin,
      leser,
      leute: leute.filter((it) => it !== leserin && it !== leser),
    })
  }
  if (vorlage.name === NORDHAFEN) {
    const person = id('person')
    bookNordhafen({ ...house, orte: first.orte, person, leute: leute.filter((it) => it !== person) })
  }
  return buch.buchungen
}

/** The limits that the Mandant's own settings give: nobody of the demo has booked more than the rules allow. */
function weeklyLimits(vorlage: Vorlage, { personen }: Pick<Menschen, 'personen'>): (id: string) => number {
  const values = vorlage.einstellungen.filter((it) => it.name === 'leseraum.maxBuchungenProWoche')
  const limitOf = (gruppen: readonly string[]) => {
    const own = values.filter((it) => it.gruppe !== undefined && gruppen.includes(it.gruppe))
    const layer = own.length > 0 ? own : values.filter((it) => it.gruppe === undefined)
    return Math.max(0, ...layer.map((it) => Number(it.wert)))
  }
  const limits = new Map(vorlage.personen.map((it) => [personen.get(it.email) ?? '', limitOf(it.gruppen)]))
  return (id) => limits.get(id) || Number.POSITIVE_INFINITY
}
