import { tagOf } from '@platzwart/domain/time/zone'
import type { Row } from '../../platform/database/insertRows.ts'
import type { People } from '../bestand/people.ts'
import { known, type Table } from '../bestand/table.ts'
import { loginOf, NORDHAFEN } from '../logins.ts'
import type { Template } from '../mandanten/template.ts'
import { ZONE } from '../mandanten/template.ts'
import type { Random } from '../random.ts'
import { createFahrtenbuch, logbookTables } from './fahrtenbuchRows.ts'
import { driveYear, FahrtPlan } from './fahrtPlan.ts'
import { buchungRow, type DrivenFahrt, drive, freigabeRows, historieRows } from './fahrtRows.ts'
import { FLOTTE, PLATES } from './flotte.ts'
import { placeAroundNow } from './heute.ts'
import { schadenRows, serviceRows } from './pflege.ts'
import { createScheine, isDriver } from './scheine.ts'
import { fahrzeugTables, type Places, scheinTables, type Zustand } from './stock.ts'

const DAY = 24 * 3_600_000
/** Older changes of bookings have left the trail; what the logbook was told stays. */
const TRAIL_DAYS = 14

/** The fleet of a demo Mandant around `now`: cars, licences, a year of trips with their logbook, what is due, damaged and undecided. */
export function createFuhrpark(
  template: Template,
  { personen }: Pick<People, 'personen'>,
  orte: Places,
  zufall: Random,
  now: Temporal.Instant,
): Table[] {
  if (!template.module?.includes('fahrzeugbuchung')) return []
  let born = now.epochMilliseconds - 365 * DAY
  const id = () => zufall.id(born++)
  const autos = FLOTTE.map((auto) => ({ ...auto, id: id() }))
  const scheine = createScheine(template.personen.map((it) => it.email).filter(isDriver), zufall)
  const gefahren = driveAll(template, personen, autos, scheine, zufall, now)
  const zustaende = new Map([...gefahren].map(([auto, fahrten]) => [auto, stateAfter(fahrten, zufall)]))
  const all = [...gefahren.values()].flat()
  const [fuhrpark, freigabe, pruefer] = (['fuhrpark', 'freigabe', 'pruefer'] as const).map((rolle) =>
    known(personen, loginOf(rolle).email),
  ) as [string, string, string]
  const leitung = known(personen, loginOf('leitung', NORDHAFEN).email)
  return [
    ...fahrzeugTables(autos, zustaende, orte, now, id),
    ...scheinTables(scheine, personen, [pruefer, leitung], now, zufall, id),
    ['fahrzeug_buchung', all.map((it) => buchungRow(it, fuhrpark))],
    ['fahrzeug_freigabe', all.flatMap((it) => freigabeRows(it, [freigabe, leitung]))],
    [
      'fahrzeug_historie',
      [...createdRows(autos, fuhrpark, now, id), ...all.flatMap((it) => historieRows(it, zufall))],
    ],
    ['fahrzeug_schaden', schadenRows(autos, known(personen, loginOf('fahrer').email), now, id)],
    ...logbookTables(
      [...gefahren.values()].flatMap((it) => createFahrtenbuch(it, fuhrpark, now, zufall)),
      zufall,
    ),
    ['serviceheft_eintrag', serviceRows(autos, fuhrpark, now, zufall, id)],
    [
      'protokoll',
      all
        .filter((it) => it.erstellt > now.epochMilliseconds - TRAIL_DAYS * DAY)
        .map((it) => trail(it, zufall)),
    ],
  ]
}

function driveAll(
  template: Template,
  personen: ReadonlyMap<string, string>,
  autos: readonly ((typeof FLOTTE)[number] & { readonly id: string })[],
  scheine: ReturnType<typeof createScheine>,
  zufall: Random,
  now: Temporal.Instant,
): ReadonlyMap<string, DrivenFahrt[]> {
  const names = new Map(template.personen.map((it) => [it.email, `${it.vorname} ${it.nachname}`]))
  const fahrer = scheine
    .filter((it) => it.fahrverbot === null && it.naechstePruefung > 14)
    .concat(scheine.filter((it) => it.email === loginOf('fahrer').email && it.naechstePruefung <= 14))
    .map((it) => ({ id: known(personen, it.email), name: names.get(it.email) ?? '', klassen: it.klassen }))
  const plan = new FahrtPlan()
  const lauf = { plan, zufall, now: now.epochMilliseconds, heute: tagOf(now, ZONE), fahrer }
  placeAroundNow({ ...lauf, autos: new Map(autos.map((it) => [it.kennzeichen, it])), personen })
  for (const auto of autos)
    driveYear(lauf, auto, auto.kennzeichen === PLATES.ohneUvv ? lauf.now - 13 * DAY : undefined)
  return new Map(
    autos.map((auto) => [
      auto.id,
      drive(
        plan.fahrten.filter((it) => it.fahrzeug.id === auto.id),
        auto.kmVorEinemJahr,
        lauf.now,
        zufall,
      ),
    ]),
  )
}

function stateAfter(fahrten: readonly DrivenFahrt[], zufall: Random): Zustand {
  const last = fahrten.filter((it) => it.beginn !== null).at(-1)
  return {
    kilometerstand: last?.kmEnde ?? 0,
    tank: zufall.between(30, 100),
    stellplatz: last?.fahrt.fahrzeug.abstellplatz ?? '',
  }
}

function createdRows(
  autos: readonly { readonly id: string }[],
  fuhrpark: string,
  now: Temporal.Instant,
  id: () => string,
): Row[] {
  return autos.map((auto) => ({
    id: id(),
    fahrzeug_id: auto.id,
    zeit: now.subtract({ hours: 24 * 366 }).toString(),
    typ: 'ERSTELLUNG',
    status: null,
    beschreibung: '',
    buchung_id: null,
    kilometerstand: null,
    sauberkeit_aussen: null,
    sauberkeit_innen: null,
    stellplatz: null,
    tank_prozent: null,
    sichtpruefung: null,
    benutzer_id: fuhrpark,
    erstellt: now.subtract({ hours: 24 * 366 }).toString(),
  }))
}

function trail({ id, fahrt, erstellt }: DrivenFahrt, zufall: Random): Row {
  return {
    id: zufall.id(erstellt),
    zeit: Temporal.Instant.fromEpochMilliseconds(erstellt).toString(),
    akteur_id: fahrt.fahrer?.id ?? null,
    aktion: fahrt.fahrer === null ? 'lock' : 'book',
    objekt: 'fahrzeug_buchung',
    objekt_id: id,
    nachher: { fahrzeugId: fahrt.fahrzeug.id, status: fahrt.status },
  }
}
