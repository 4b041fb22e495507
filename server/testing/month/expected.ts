import { dayOf, type Kind, type Month, stepsOf, type Trip } from './plan.ts'

/** What the people of a trip get, by kind of mail; `fuhrpark` and `freigeber` are everybody of theirs. */
interface Told {
  readonly fahrer: readonly string[]
  /** If somebody else booked. */
  readonly bucher?: readonly string[]
  readonly freigeber?: readonly string[]
  readonly fuhrpark?: readonly string[]
}

const DRIVEN = [
  'fahrtGebucht',
  'fahrtErinnerung',
  'fahrtCheckIn',
  'fahrtHinweisCheckOut',
  'fahrtCheckOut',
] as const

/** Every kind of trip and who hears of it, written by hand: what the servers did is held against this. */
const TABLE: Readonly<Record<Kind, Told>> = {
  normal: { fahrer: DRIVEN },
  fremd: { fahrer: DRIVEN, bucher: ['fahrtGebucht', 'fahrtCheckIn', 'fahrtCheckOut'] },
  nichtErschienen: { fahrer: ['fahrtGebucht', 'fahrtErinnerung', 'fahrtOhneCheckInStorno'] },
  storniert: { fahrer: ['fahrtGebucht', 'fahrtStorno'] },
  zurueckgenommen: { fahrer: DRIVEN },
  geaendert: { fahrer: [...DRIVEN, 'fahrtGeaendert'] },
  freigegeben: { fahrer: [...DRIVEN, 'fahrtFreigegeben'], freigeber: ['fahrtFreigabeNoetig'] },
  abgelehnt: { fahrer: ['fahrtGebucht', 'fahrtAbgelehnt'], freigeber: ['fahrtFreigabeNoetig'] },
  unbeantwortet: {
    fahrer: ['fahrtGebucht', 'fahrtErinnerung', 'fahrtOhneCheckInStorno'],
    freigeber: ['fahrtFreigabeNoetig'],
  },
  spaet: {
    fahrer: [...DRIVEN, 'fahrtCheckOutFehlt', 'fahrtCheckOutFehlt'],
    fuhrpark: ['fahrtCheckOutFehlt', 'fahrtCheckOutFehlt'],
  },
  ueberzogen: { fahrer: DRIVEN },
  wartet: { fahrer: [...DRIVEN, 'fahrtUeberzogen'], fuhrpark: ['fahrtUeberzogen'] },
  schaden: { fahrer: DRIVEN, fuhrpark: ['fahrzeugSchaden'] },
  verschmutzt: { fahrer: DRIVEN, fuhrpark: ['fahrzeugVerschmutzt'] },
  wartung: { fahrer: ['fahrtGebucht', 'fahrtSystemStorno'] },
}

export interface People {
  readonly fahrer: readonly string[]
  readonly fuhrpark: readonly string[]
  readonly freigeber: readonly string[]
  readonly pruefer: readonly string[]
  /** Addresses of the report. */
  readonly adressen: readonly string[]
}

/** Licences and inspections that fall due in the month: by what they are of, the day. */
export interface Due {
  /** E-mail of the holder, and the day of the next check. */
  readonly licences: readonly { readonly email: string; readonly tag: Temporal.PlainDate }[]
  /** Number of the car, and the last valid day. */
  readonly inspections: readonly { readonly car: number; readonly tag: Temporal.PlainDate }[]
}

/** How often each mail is to be there: by kind, thing and receiver. */
export function expectedMails(month: Month, people: People, due: Due): Map<string, number> {
  const mails = new Map<string, number>()
  const add = (typ: string, what: string, receiver: string) => {
    const key = `${typ} ${what} ${receiver}`
    mails.set(key, (mails.get(key) ?? 0) + 1)
  }
  const days = daysOf(month)
  for (const trip of month.trips) addTrip(trip, people, add)
  for (const { email, tag } of due.licences) {
    for (const stage of licenceStages(tag, days)) {
      const typ = stage === 0 ? 'fuehrerscheinUeberfaellig' : 'fuehrerscheinFaellig'
      for (const receiver of [email, ...people.pruefer]) add(typ, `licence ${email}`, receiver)
    }
  }
  for (const { car, tag } of due.inspections) {
    for (const typ of inspectionStages(tag, days))
      for (const receiver of people.fuhrpark) add(typ, `car ${car}`, receiver)
  }
  for (const periode of reportsOf(days))
    for (const adresse of people.adressen) add('fahrzeugBericht', periode, adresse)
  for (const [day, receiver] of seals(month, people)) add('fahrtenbuchSiegel', day, receiver)
  return mails
}

function addTrip(
  trip: Trip,
  people: People,
  add: (typ: string, what: string, receiver: string) => void,
): void {
  const told = TABLE[trip.kind]
  const what = `trip ${trip.nr}`
  for (const typ of told.fahrer) add(typ, what, people.fahrer[trip.driver] ?? '')
  for (const typ of told.bucher ?? []) add(typ, what, people.fuhrpark[0] ?? '')
  for (const typ of told.freigeber ?? []) for (const receiver of people.freigeber) add(typ, what, receiver)
  for (const typ of told.fuhrpark ?? []) for (const receiver of people.fuhrpark) add(typ, what, receiver)
}

export function daysOf(month: Month): Temporal.PlainDate[] {
  const days = new Set(stepsOf(month).map((step) => step.toZonedDateTimeISO('UTC').toPlainDate().toString()))
  return [...days].map((day) => Temporal.PlainDate.from(day))
}

/** Every trip is back before midnight, and its line is sealed in the next morning. */
function seals(month: Month, { fuhrpark, adressen }: People): (readonly [day: string, receiver: string])[] {
  const after = new Set(month.trips.map((trip) => dayOf(trip).add({ days: 1 }).toString()))
  const days = daysOf(month).map(String)
  return days
    .filter((day) => after.has(day))
    .flatMap((day) => [...fuhrpark, ...adressen].map((receiver) => [day, receiver] as const))
}

/** 30, 14 and 3 days before, and 0 when the day has come: each that some day of the month stands in. */
function licenceStages(tag: Temporal.PlainDate, days: readonly Temporal.PlainDate[]): Set<number> {
  const stages = new Set<number>()
  for (const day of days) {
    const left = day.until(tag, { largestUnit: 'days' }).days
    if (left <= 0) stages.add(0)
    else if (left <= 3) stages.add(3)
    else if (left <= 14) stages.add(14)
    else if (left <= 30) stages.add(30)
  }
  return stages
}

function inspectionStages(tag: Temporal.PlainDate, days: readonly Temporal.PlainDate[]): Set<string> {
  const stages = new Set<string>()
  for (const day of days) {
    const left = day.until(tag, { largestUnit: 'days' }).days
    if (left < 0) stages.add('fahrzeugPruefungAbgelaufen')
    else if (left <= 30) stages.add('fahrzeugPruefungFaellig')
  }
  return stages
}

/** The month before each day that lies in the first week of one. */
export function reportsOf(days: readonly Temporal.PlainDate[]): Set<string> {
  return new Set(
    days
      .filter((day) => day.day <= 7)
      .map((day) => day.toPlainYearMonth().subtract({ months: 1 }).toString()),
  )
}

/** What all runs of the deadlines together are to have done. */
export function expectedDeeds(month: Month) {
  const count = (...kinds: readonly Kind[]) => month.trips.filter(({ kind }) => kinds.includes(kind)).length
  const unreminded = count('storniert', 'abgelehnt', 'wartung')
  const undriven = unreminded + count('nichtErschienen', 'unbeantwortet')
  return {
    storniert: count('nichtErschienen', 'unbeantwortet'),
    erinnert: month.trips.length - unreminded,
    hinweise: month.trips.length - undriven,
    checkOutFehlt: 2 * count('spaet'),
    ueberzogen: count('wartet'),
  }
}
