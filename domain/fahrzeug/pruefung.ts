const { compare } = Temporal.PlainDate

/** An inspection or service that comes again, by day or by kilometres, whichever is first. */
export interface Pruefung {
  /** Last day on which the one before is still valid. */
  readonly faelligAm: Temporal.PlainDate | null
  readonly faelligKm: number | null
  readonly intervallMonate: number | null
  readonly intervallKm: number | null
}

export type PruefungStand = 'gut' | 'baldFaellig' | 'faellig'

/** How long before one is told. */
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

/** The largest that a record of a car has room for: a day of four-digit years, an odometer of seven digits. */
const LAST_DAY = Temporal.PlainDate.from('9999-12-31')
const LARGEST_KM = 9_999_999

/** When it is due again after it was done; null when it has no interval and does not come again. */
export function nextPruefung(
  { intervallMonate, intervallKm }: Pick<Pruefung, 'intervallMonate' | 'intervallKm'>,
  doneAm: Temporal.PlainDate,
  kilometerstand: number,
): Pick<Pruefung, 'faelligAm' | 'faelligKm'> | null {
  if (intervallMonate === null && intervallKm === null) return null
  return {
    faelligAm: intervallMonate === null ? null : notAfter(doneAm.add({ months: intervallMonate }), LAST_DAY),
    faelligKm: intervallKm === null ? null : Math.min(kilometerstand + intervallKm, LARGEST_KM),
  }
}

function notAfter(tag: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate {
  return compare(tag, last) > 0 ? last : tag
}
