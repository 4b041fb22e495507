import { loginOf } from '../logins.ts'
import type { DayCourse, DemoFahrer, DemoFahrt } from './fahrtPlan.ts'
import { PLATES } from './flotte.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const QUARTER = 15 * MINUTE

type Auto = DemoFahrt['fahrzeug']

interface Heute extends DayCourse {
  readonly autos: ReadonlyMap<string, Auto>
  readonly personen: ReadonlyMap<string, string>
}

function auto({ autos }: Heute, kennzeichen: string): Auto {
  const found = autos.get(kennzeichen)
  if (!found) throw new RangeError(`the demo has no ${kennzeichen}`)
  return found
}

function driver(
  { fahrer, personen }: Heute,
  rolle: 'fahrerin' | 'fahrer' | 'person' | 'fuhrpark',
): DemoFahrer {
  const id = personen.get(loginOf(rolle).email)
  const found = fahrer.find((it) => it.id === id)
  if (!found) throw new RangeError(`the demo has no licence of ${rolle}`)
  return found
}

const STANDARD = {
  personen: 1,
  fahrtart: 'dienstlich',
  gruende: [],
  informationstext: '',
  zielperson: '',
} as const

/** What a visitor finds around now: a trip to check in, one under way, one that is late, approvals that wait, cars in the workshop. */
export function placeAroundNow(heute: Heute): void {
  const { now } = heute
  const next = Math.ceil(now / QUARTER) * QUARTER
  const add = (fahrt: Omit<DemoFahrt, keyof typeof STANDARD> & Partial<DemoFahrt>) => {
    if (!heute.plan.add({ ...STANDARD, ...fahrt })) throw new RangeError('the demo is double-booked')
  }
  placeTrips(heute, next, add)
  placeApprovals(heute, next, add)
  placeBlocks(heute, next, add)
}

type Add = (fahrt: Omit<DemoFahrt, keyof typeof STANDARD> & Partial<DemoFahrt>) => void

function placeTrips(heute: Heute, next: number, add: Add): void {
  const fahrerin = driver(heute, 'fahrerin')
  const fahrer = driver(heute, 'fahrer')
  const person = driver(heute, 'person')
  const others = heute.fahrer.filter(
    (it) => ![fahrerin, fahrer, person].includes(it) && it.klassen.includes('B'),
  )
  const [first = person, second = person] = others
  add({
    fahrzeug: auto(heute, PLATES.naechste),
    von: next,
    bis: next + 3 * HOUR,
    fahrer: fahrerin,
    status: 'reserviert',
    zielort: 'Wilhelmshaven',
    fahrtgrund: 'Kundentermin',
    zielperson: 'Marinearsenal',
    km: 64,
    personen: 2,
  })
  add({
    fahrzeug: auto(heute, PLATES.naechste),
    von: next + 4 * HOUR,
    bis: next + 6 * HOUR,
    fahrer,
    status: 'reserviert',
    zielort: 'Lager Nordtor',
    fahrtgrund: 'Materialtransport',
    km: 19,
  })
  add({
    fahrzeug: auto(heute, PLATES.unterwegs),
    von: next - 2 * HOUR,
    bis: next + 2 * HOUR,
    fahrer: first,
    status: 'aktiv',
    zielort: 'Bremen',
    fahrtgrund: 'Besprechung vor Ort',
    zielperson: 'Kunde Weserstahl',
    km: 101,
    personen: 3,
  })
  add({
    fahrzeug: auto(heute, PLATES.ueberfaellig),
    von: next - 5 * HOUR,
    bis: next - HOUR,
    fahrer: second,
    status: 'aktiv',
    zielort: 'Oldenburg',
    fahrtgrund: 'Schulung',
    zielperson: 'Berufsgenossenschaft',
    km: 88,
  })
  add({
    fahrzeug: auto(heute, PLATES.ueberfaellig),
    von: next + HOUR,
    bis: next + 3 * HOUR,
    fahrer: person,
    status: 'reserviert',
    zielort: 'Hafenamt Nordhafen',
    fahrtgrund: 'Behördentermin',
    km: 15,
  })
}

function placeApprovals(heute: Heute, next: number, add: Add): void {
  const morning = (days: number) => next - (next % DAY) + days * DAY + 7 * HOUR
  add({
    fahrzeug: auto(heute, 'NH-WN 110'),
    von: morning(6),
    bis: morning(6) + 34 * HOUR,
    fahrer: driver(heute, 'fahrerin'),
    status: 'vorgemerkt',
    zielort: 'Groningen',
    fahrtgrund: 'Abnahme',
    zielperson: 'Scheepswerf De Haan',
    km: 410,
    ausland: true,
    personen: 2,
    gruende: ['dauer', 'ausland'],
  })
  add({
    fahrzeug: auto(heute, 'NH-WN 109'),
    von: morning(9),
    bis: morning(9) + 11 * HOUR,
    fahrer: driver(heute, 'fahrer'),
    status: 'vorgemerkt',
    zielort: 'Berlin',
    fahrtgrund: 'Messebesuch',
    km: 940,
    gruende: ['entfernung'],
  })
  add({
    fahrzeug: auto(heute, 'NH-WN 114'),
    von: morning(12),
    bis: morning(12) + 58 * HOUR,
    fahrer: driver(heute, 'person'),
    status: 'vorgemerkt',
    zielort: 'Rostock',
    fahrtgrund: 'Betriebsausflug der Werft',
    km: 720,
    personen: 9,
    gruende: ['dauer', 'entfernung'],
  })
}

function placeBlocks(heute: Heute, next: number, add: Add): void {
  add({
    fahrzeug: auto(heute, PLATES.defekt),
    von: next - 26 * HOUR,
    bis: next + 46 * HOUR,
    fahrer: null,
    status: 'verschlossen',
    typ: 'DEFEKT',
    zielort: '',
    fahrtgrund: '',
    km: 0,
    informationstext: 'Schiebetür schließt nicht.',
  })
  add({
    fahrzeug: auto(heute, 'NH-WN 107'),
    von: next + 5 * DAY,
    bis: next + 5 * DAY + 8 * HOUR,
    fahrer: null,
    status: 'verschlossen',
    typ: 'SERVICE',
    zielort: '',
    fahrtgrund: '',
    km: 0,
    informationstext: 'Inspektion und Winterreifen.',
  })
}
