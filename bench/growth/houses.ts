import { BENCH } from '../database/fill.ts'

/** Of each house: what a house has that was in use for some months. Nothing of it is due now. */
const EACH = { seats: 10, pastDays: 40, aheadDays: 30, cars: 2, trips: 4, licences: 5 } as const

const uuid = (prefix: string, expression: string) =>
  `('${prefix}-0000-7000-8000-' || lpad(to_hex(${expression}), 12, '0'))::uuid`

const person = (k: string, n: string) => uuid('01990021', `${k}::bigint * 1000000 + ${n}`)
const seat = (k: string, s: string) => uuid('01990022', `${k}::bigint * 1000 + ${s}`)
const car = (k: string, c: string) => uuid('01990023', `${k}::bigint * 1000 + ${c}`)
const picture = (k: string, c: string) => uuid('01990024', `${k}::bigint * 1000 + ${c}`)

/** Houses by number with so many people each; `k` numbers a house, `n` its people. */
export function housesOf(first: number, last: number, people: number): string[] {
  const houses = `generate_series(${first}, ${last}) k`
  return [...peopleOf(houses, people), ...readingRoomsOf(houses), ...fleetsOf(houses)]
}

function peopleOf(houses: string, people: number): string[] {
  const folk = `${houses}, generate_series(1, ${people}) n`
  const house = uuid('01990020', 'k')
  return [
    `insert into mandant (id, name, module) select ${house}, 'Haus ' || k, array['fahrzeugbuchung'] || (select module from mandant where id = '${BENCH.mandantId}') from ${houses}`,
    `insert into auth.mandant_domain select 'haus' || k || '.localhost', ${house} from ${houses}`,
    `insert into standort (mandant_id, id, name) select ${house}, ${house}, 'Haus' from ${houses}`,
    `insert into auth."user" (id, name, email) select 'haus-' || k || '-' || n, 'Person ' || n, 'p' || n || '@haus' || k || '.example' from ${folk}`,
    `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       select ${house}, ${person('k', 'n')}, 'haus-' || k || '-' || n, 'Person', n::text, 'p' || n || '@haus' || k || '.example' from ${folk}`,
    `insert into auth.session (id, "expiresAt", token, "userId")
       select 'haus-' || k || '-' || n, now() + interval '300 days', 'token-haus-' || k || '-' || n, 'haus-' || k || '-' || n from ${folk}`,
  ]
}

/** One plan, each seat booked every other day. */
function readingRoomsOf(houses: string): string[] {
  const house = uuid('01990020', 'k')
  const days = `generate_series(-${EACH.pastDays}, ${EACH.aheadDays}, 2) d`
  return [
    `insert into grundriss (mandant_id, id, standort_id, bezeichnung, breite, hoehe) select ${house}, ${house}, ${house}, 'Saal', 4000, 3000 from ${houses}`,
    `insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, x, y, breite, hoehe)
       select ${house}, ${seat('k', 's')}, ${house}, 'P' || s, s * 150, 100, 100, 60 from ${houses}, generate_series(1, ${EACH.seats}) s`,
    `insert into oeffnungszeit (mandant_id, id, grundriss_id, wochentag, von, bis)
       select ${house}, gen_random_uuid(), ${house}, w, '06:00', '22:00' from ${houses}, generate_series(0, 6) w`,
    `insert into leseraum_buchung (mandant_id, id, leseraum_id, grundriss_id, tag, zeitraum, status, benutzer1_id)
       select ${house}, gen_random_uuid(), ${seat('k', 's')}, ${house}, current_date + d,
         tstzrange(current_date + d + time '09:00', current_date + d + time '13:00'),
         case when d < 2 then 'durchgeführt' else 'reserviert' end, ${person('k', 's')}
       from ${houses}, generate_series(1, ${EACH.seats}) s, ${days}`,
  ]
}

/** Cars with a picture, trips that were driven and told by a sealed logbook, and trips of the weeks to come. */
function fleetsOf(houses: string): string[] {
  const house = uuid('01990020', 'k')
  const cars = `${houses}, generate_series(1, ${EACH.cars}) c`
  const zeros = `repeat('0', 64)`
  return [
    `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256, erstellt)
       select ${house}, ${picture('k', 'c')}, 'fahrzeuge', 'auto' || c || '.png', ${house} || '/fahrzeuge/' || ${picture('k', 'c')} || '.png',
         'image/png', 1000, ${zeros}, now() - interval '200 days' from ${cars}`,
    `insert into fahrzeug (mandant_id, id, standort_id, kategorie, marke, modell, kennzeichen, kraftstoff, leistung_kw, getriebe,
        sitze, tueren, farbe, fuehrerscheinklasse, gueltig_von, bild_id)
       select ${house}, ${car('k', 'c')}, ${house}, 'kombi', 'VW', 'Passat', 'HH-' || c, 'diesel', 85, 'schaltung', 5, 5, 'grau', 'B',
         current_date - 400, ${picture('k', 'c')} from ${cars}`,
    `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am)
       select ${house}, gen_random_uuid(), ${car('k', 'c')}, 'UVV', current_date + 500 from ${cars}`,
    `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id, fahrtgrund)
       select ${house}, gen_random_uuid(), ${car('k', 'c')}, tstzrange(von, von + interval '3 hours'), tstzrange(von, von + interval '195 minutes'),
         case when d < 0 then 'durchgeführt' else 'reserviert' end, ${person('k', 'c')}, ${person('k', 'c')}, 'Termin'
       from ${cars}, lateral (select d, current_date + d * 5 + time '09:00' as von
         from generate_series(-${EACH.trips}, ${EACH.trips}) d where d <> 0) slots`,
    `insert into fahrtenbuch_eintrag (mandant_id, id, fahrzeug_id, nummer, art, fahrtart, abfahrt, ankunft, km_start, km_ende, fahrer_id,
        fahrer_name, erfasst, vorgaenger_hash, hash)
       select ${house}, gen_random_uuid(), ${car('k', 'c')}, nr, 'fahrt', 'dienstlich', von, von + interval '3 hours', 100 * nr, 100 * nr + 100,
         ${person('k', 'c')}, 'Person', von + interval '3 hours', ${zeros}, ${zeros}
       from ${cars}, lateral (select nr, current_date - (${EACH.trips} - nr + 1) * 5 + time '09:00' as von
         from generate_series(1, ${EACH.trips}) nr) fahrten`,
    `insert into fahrtenbuch_siegel (mandant_id, fahrzeug_id, tag, nummer, hash)
       select ${house}, ${car('k', 'c')}, current_date - 4, ${EACH.trips}, ${zeros} from ${cars}`,
    `insert into fuehrerschein (mandant_id, benutzer_id, ausgestellt_am, letzte_pruefung, naechste_pruefung, klassen)
       select ${house}, ${person('k', 'n')}, current_date - 4000, current_date - 30, current_date + 1000, '{AM,B,L}'
       from ${houses}, generate_series(1, ${EACH.licences}) n`,
  ]
}
