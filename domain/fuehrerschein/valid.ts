import type { Fuehrerschein } from '../fahrzeug/types.ts'
import { type Issue, issue } from '../issue.ts'
import { overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod } from '../time/zone.ts'
import { covers } from './covers.ts'
import type { Fuehrerscheinklasse } from './klassen.ts'

const { compare } = Temporal.Instant

type Fahrverbot = NonNullable<Fuehrerschein['fahrverbot']>

/**
 * From the start of its first to the end of its last day; without a first day since ever, without a last one
 * until further notice.
 */
function banned({ von, bis }: Fahrverbot, zeitraum: Zeitraum, zone: string): boolean {
  return overlaps(
    {
      von: von ? dayPeriod(von, zone).von : zeitraum.von,
      bis: bis ? dayPeriod(bis, zone).bis : zeitraum.bis,
    },
    zeitraum,
  )
}

/** Whether the next check is in the future: its day has not begun. A missing one is not. */
export function checkAhead(
  fuehrerschein: Pick<Fuehrerschein, 'naechstePruefung'>,
  moment: Temporal.Instant,
  zone: string,
): boolean {
  const { naechstePruefung } = fuehrerschein
  return naechstePruefung !== null && compare(dayPeriod(naechstePruefung, zone).von, moment) > 0
}

function dateIssues(licence: Fuehrerschein, zeitraum: Zeitraum, zone: string): Issue[] {
  const { ausgestelltAm, gueltigBis, naechstePruefung, fahrverbot } = licence
  const issues: Issue[] = []
  if (!ausgestelltAm) issues.push(issue('fuehrerschein.ausstellungFehlt'))
  else if (compare(dayPeriod(ausgestelltAm, zone).von, zeitraum.von) >= 0) {
    issues.push(issue('fuehrerschein.nochNichtAusgestellt', { tag: ausgestelltAm.toString() }))
  }
  if (gueltigBis && compare(dayPeriod(gueltigBis, zone).bis, zeitraum.bis) < 0) {
    issues.push(issue('fuehrerschein.abgelaufen', { tag: gueltigBis.toString() }))
  }
  if (!naechstePruefung) issues.push(issue('fuehrerschein.fehlt'))
  else if (!checkAhead(licence, zeitraum.bis, zone)) {
    issues.push(issue('fuehrerschein.pruefungFaellig', { tag: naechstePruefung.toString() }))
  }
  if (fahrverbot && banned(fahrverbot, zeitraum, zone)) issues.push(issue('fuehrerschein.fahrverbot'))
  return issues
}

/**
 * Why somebody may not drive a class in a period (B4): no licence or never checked, not this class, issued
 * after the start or at an unknown date, the card or the check running out before the end, a ban within it
 * (SPECIFICATION section 5). Days are those of the Mandant's zone.
 */
export function licenceIssues(
  fuehrerschein: Fuehrerschein | null,
  klasse: Fuehrerscheinklasse,
  zeitraum: Zeitraum,
  zone: string,
): Issue[] {
  if (!fuehrerschein) return [issue('fuehrerschein.fehlt')]
  const held = covers(fuehrerschein.klassen)
  const missing = held.includes(klasse)
    ? []
    : [issue('fuehrerschein.klasseFehlt', { klasse, klassen: [...fuehrerschein.klassen] })]
  return [...missing, ...dateIssues(fuehrerschein, zeitraum, zone)]
}
