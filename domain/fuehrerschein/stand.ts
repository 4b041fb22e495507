import type { Fuehrerschein } from '../fahrzeug/types.ts'

/** How a person's licence stands today, the gravest first. */
export const STAENDE = ['fehlt', 'unvollstaendig', 'gesperrt', 'ueberfaellig', 'baldFaellig', 'gut'] as const
export type Stand = (typeof STAENDE)[number]

type Dates = Pick<Fuehrerschein, 'ausgestelltAm' | 'gueltigBis' | 'naechstePruefung' | 'fahrverbot'>

const compare = Temporal.PlainDate.compare

/**
 * The first day on which the licence no longer lets drive: the day of the next check, or the one after the card's last, whichever comes
 * first. Null when it was never checked, or nobody wrote down when it was issued, and so it never did.
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

/** Whether a ban holds on a day; an end that is not given is until further notice. */
function banned({ fahrverbot }: Dates, tag: Temporal.PlainDate): boolean {
  if (fahrverbot === null) return false
  const begun = fahrverbot.von === null || compare(fahrverbot.von, tag) <= 0
  return begun && (fahrverbot.bis === null || compare(tag, fahrverbot.bis) <= 0)
}

/**
 * @param fuehrerschein null when none was recorded
 * @param heute today in the Mandant's zone
 * @param vorlaufTage setting fahrzeug.fuehrerscheinVorlaufTage: days before the next check at which it counts as due soon
 */
export function standOf(fuehrerschein: Dates | null, heute: Temporal.PlainDate, vorlaufTage: number): Stand {
  if (fuehrerschein === null || fuehrerschein.naechstePruefung === null) return 'fehlt'
  const faellig = dueOn(fuehrerschein)
  if (faellig === null) return 'unvollstaendig'
  if (banned(fuehrerschein, heute)) return 'gesperrt'
  if (compare(faellig, heute) <= 0) return 'ueberfaellig'
  return compare(faellig, heute.add({ days: vorlaufTage })) <= 0 ? 'baldFaellig' : 'gut'
}
