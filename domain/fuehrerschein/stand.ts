import type { Fuehrerschein } from '../fahrzeug/types.ts'

/** The state of a person's licence today, worst first. */
export const STAENDE = ['fehlt', 'unvollstaendig', 'gesperrt', 'ueberfaellig', 'baldFaellig', 'gut'] as const
export type Stand = (typeof STAENDE)[number]

type Dates = Pick<Fuehrerschein, 'ausgestelltAm' | 'gueltigBis' | 'naechstePruefung' | 'fahrverbot'>

const compare = Temporal.PlainDate.compare

/**
 * The first day on which the licence is no longer valid for driving: the day of the next check, or the day
 * after the card's last, whichever comes first. Null if it was never checked or has no recorded date of
 * issue, and so was never valid.
 */
export function dueOn({
  ausgestelltAm,
  gueltigBis,
  naechstePruefung,
}: Omit<Dates, 'fahrverbot'>): Temporal.PlainDate | null {
  if (ausgestelltAm === null) return null
  if (naechstePruefung === null || gueltigBis === null) return naechstePruefung
  const ends = gueltigBis.add({ days: 1 })
  return compare(ends, naechstePruefung) < 0 ? ends : naechstePruefung
}

/** Whether a ban is in force on a day; without an end it is until further notice. */
function banned({ fahrverbot }: Dates, tag: Temporal.PlainDate): boolean {
  if (fahrverbot === null) return false
  const begun = fahrverbot.von === null || compare(fahrverbot.von, tag) <= 0
  return begun && (fahrverbot.bis === null || compare(tag, fahrverbot.bis) <= 0)
}

/**
 * The state of a licence.
 * @param fuehrerschein null if none was recorded
 * @param heute today in the Mandant's zone
 * @param vorlaufTage setting fahrzeug.fuehrerscheinVorlaufTage: days before the next check from which it
 * counts as due soon
 */
export function standOf(fuehrerschein: Dates | null, heute: Temporal.PlainDate, vorlaufTage: number): Stand {
  if (fuehrerschein === null || fuehrerschein.naechstePruefung === null) return 'fehlt'
  const faellig = dueOn(fuehrerschein)
  if (faellig === null) return 'unvollstaendig'
  if (banned(fuehrerschein, heute)) return 'gesperrt'
  if (compare(faellig, heute) <= 0) return 'ueberfaellig'
  return compare(faellig, heute.add({ days: vorlaufTage })) <= 0 ? 'baldFaellig' : 'gut'
}
