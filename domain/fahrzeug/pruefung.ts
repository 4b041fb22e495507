const { compare } = Temporal.PlainDate

/** A recurring inspection or service, by day or by kilometres, whichever comes first. */
export interface Pruefung {
  /** The last day on which the previous one is valid. */
  readonly faelligAm: Temporal.PlainDate | null
  readonly faelligKm: number | null
  readonly intervallMonate: number | null
  readonly intervallKm: number | null
}

export type PruefungStand = 'gut' | 'baldFaellig' | 'faellig'

/** How long before the due date or mileage the notice is sent. */
export interface Vorlauf {
  readonly tage: number
  readonly km: number
}

/** Due after its last day or at its mileage; soon due within the notice before either. */
export function pruefungStand(
  { faelligAm, faelligKm }: Pick<Pruefung, 'faelligAm' | 'faelligKm'>,
  heute: Temporal.PlainDate,
  kilometerstand: number,
  vorlauf: Vorlauf,
): PruefungStand {
  const overDay = faelligAm !== null && compare(heute, faelligAm) > 0
  if (overDay || (faelligKm !== null && kilometerstand >= faelligKm)) return 'faellig'
  const nearDay = faelligAm !== null && compare(heute, faelligAm.subtract({ days: vorlauf.tage })) >= 0
  const nearKm = faelligKm !== null && kilometerstand >= faelligKm - vorlauf.km
  return nearDay || nearKm ? 'baldFaellig' : 'gut'
}

/**
 * The largest values that a car's record can hold: a day of a four-digit year, an odometer of seven digits.
 */
const LAST_DAY = Temporal.PlainDate.from('9999-12-31')
const LARGEST_KM = 9_999_999

/** An inspection done, as recorded in the service booklet; the mileage is null if unknown. */
export interface Done {
  readonly am: Temporal.PlainDate
  readonly km: number | null
}

type Due = Pick<Pruefung, 'faelligAm' | 'faelligKm'>

const laterDay = (a: Temporal.PlainDate | null, b: Temporal.PlainDate) =>
  a === null || compare(a, b) < 0 ? b : a
const largerKm = (a: number | null, b: number) => (a === null || a < b ? b : a)

/** The latest due day and mileage, computed from each entry and the intervals; null if there is none. */
function nextOf({ intervallMonate, intervallKm }: Pruefung, erledigt: readonly Done[]): Due {
  let faelligAm: Temporal.PlainDate | null = null
  let faelligKm: number | null = null
  for (const { am, km } of erledigt) {
    if (intervallMonate !== null)
      faelligAm = laterDay(faelligAm, notAfter(am.add({ months: intervallMonate }), LAST_DAY))
    if (intervallKm !== null && km !== null)
      faelligKm = largerKm(faelligKm, Math.min(km + intervallKm, LARGEST_KM))
  }
  return { faelligAm, faelligKm }
}

/**
 * When an inspection is due: computed from the manually set values and all later entries of the booklet,
 * whichever is latest, in any order of entry, so that an older entry moves nothing back. Null if it was done
 * and has no interval: it does not recur.
 * @param gesetzt day and mileage as set by hand, with the intervals
 */
export function duePruefung(gesetzt: Pruefung, erledigt: readonly Done[]): Due | null {
  const { faelligAm, faelligKm, intervallMonate, intervallKm } = gesetzt
  if (erledigt.length === 0) return { faelligAm, faelligKm }
  if (intervallMonate === null && intervallKm === null) return null
  const next = nextOf(gesetzt, erledigt)
  const onByDay = next.faelligAm !== null && (faelligAm === null || compare(next.faelligAm, faelligAm) > 0)
  const onByKm = next.faelligKm !== null && (faelligKm === null || next.faelligKm > faelligKm)
  // A manually set value without an interval expires once the inspection has been done.
  const day = intervallMonate === null && onByKm ? null : faelligAm
  const km = intervallKm === null && onByDay ? null : faelligKm
  return { faelligAm: onByDay ? next.faelligAm : day, faelligKm: onByKm ? next.faelligKm : km }
}

function notAfter(tag: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate {
  return compare(tag, last) > 0 ? last : tag
}
