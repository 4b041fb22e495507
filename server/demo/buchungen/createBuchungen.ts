import { tagOf } from '@platzwart/domain/time/zone'
import type { People } from '../bestand/people.ts'
import type { Raeume } from '../bestand/raeume.ts'
import { LINDENAU, loginOf, NORDHAFEN } from '../logins.ts'
import { kalenderOf, type Template, ZONE } from '../mandanten/template.ts'
import type { Random } from '../random.ts'
import { createBuch, type DemoBuchung } from './belegungsbuch.ts'
import { bookLindenau } from './lindenau.ts'
import { bookNordhafen } from './nordhafen.ts'
import { openDays } from './tage.ts'

/** The bookings of a demo Mandant around `now`, in the rhythm of its house. */
export function createBuchungen(
  template: Template,
  stock: Pick<People, 'personen'> & Pick<Raeume, 'orte'>,
  zufall: Random,
  now: Temporal.Instant,
): readonly DemoBuchung[] {
  const plaene = template.plaene.map((plan, i) => ({
    kalender: kalenderOf(plan),
    orte: stock.orte[i] ?? [],
  }))
  const [first] = plaene
  if (!first) return []
  const buch = createBuch({ zone: ZONE, now, zufall, proWoche: weeklyLimits(template, stock) })
  const tage = openDays(tagOf(now, ZONE), first.kalender)
  const id = (rolle: Parameters<typeof loginOf>[0]) => {
    const mandant = rolle === 'leitung' ? template.name : undefined
    return stock.personen.get(loginOf(rolle, mandant).email) ?? ''
  }
  const leute = template.personen
    .filter((it) => it.rollen.length === 0)
    .map((it) => stock.personen.get(it.email) ?? '')
  const house = { buch, zufall, now, tage, leitung: id('leitung') }
  if (template.name === LINDENAU) {
    const leserin = id('leserin')
    const leser = id('leser')
    bookLindenau({
      ...house,
      plaene,
      leserin,
      leser,
      leute: leute.filter((it) => it !== leserin && it !== leser),
    })
  }
  if (template.name === NORDHAFEN) {
    const person = id('person')
    bookNordhafen({ ...house, orte: first.orte, person, leute: leute.filter((it) => it !== person) })
  }
  return buch.buchungen
}

/** The limits that the Mandant's own settings give: nobody of the demo has booked more than the rules allow. */
function weeklyLimits(template: Template, { personen }: Pick<People, 'personen'>): (id: string) => number {
  const values = template.einstellungen.filter((it) => it.name.endsWith('.maxBuchungenProWoche'))
  const limitOf = (gruppen: readonly string[]) => {
    const own = values.filter((it) => it.gruppe !== undefined && gruppen.includes(it.gruppe))
    const layer = own.length > 0 ? own : values.filter((it) => it.gruppe === undefined)
    return Math.max(0, ...layer.map((it) => Number(it.wert)))
  }
  const limits = new Map(template.personen.map((it) => [personen.get(it.email) ?? '', limitOf(it.gruppen)]))
  return (id) => limits.get(id) || Number.POSITIVE_INFINITY
}
