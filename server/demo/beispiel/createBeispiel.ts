import { tagOf } from '@platzwart/domain/time/zone'
import { encodeParameter } from '../../platform/database/types.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { BeispielWish } from '../../platform/deps.ts'
import { createRaeume, type Raeume } from '../bestand/raeume.ts'
import type { Table } from '../bestand/table.ts'
import { createBuch } from '../buchungen/belegungsbuch.ts'
import { buchungRow } from '../buchungen/rows.ts'
import { openDays, partOf } from '../buchungen/tage.ts'
import { GAP } from '../fuhrpark/fahrtPlan.ts'
import { FLOTTE } from '../fuhrpark/flotte.ts'
import { fahrzeugTables } from '../fuhrpark/stock.ts'
import { weekOf } from '../mandanten/template.ts'
import { createRandom } from '../random.ts'
import { drawRoom } from './room.ts'
import { WORDS } from './words.ts'

const id = () => uuidv7()

const WEEK = weekOf(['08:00', '20:00'], ['09:00', '14:00'])
/** An electric compact car, an estate car and a van of the demo's fleet. */
const CARS = [0, 5, 11]

/** A small house that can be booked at once: a location, a reading room with its week, three cars, some bookings of whoever asks. */
export function createBeispiel(wish: BeispielWish): Table[] {
  const words = WORDS[wish.sprache]
  const has = (modul: string) => wish.module.includes(modul)
  const raeume = createRaeume(
    {
      standorte: [
        { name: words.standort, abstellplaetze: has('fahrzeugbuchung') ? words.abstellplaetze : [] },
      ],
      plaene: has('leseraum')
        ? [
            {
              entwurf: drawRoom(words),
              standort: words.standort,
              link: null,
              oeffnungszeiten: WEEK,
              sonderoeffnungszeiten: [],
            },
          ]
        : [],
    },
    id,
  )
  return [
    ...raeume.tabellen,
    ['leseraum_buchung', buchungen(wish, raeume)],
    ...(has('fahrzeugbuchung') ? cars(wish, raeume) : []),
  ]
}

/** Three of one's own on the next open days, and a seat that is locked. */
function buchungen(wish: BeispielWish, { orte: [orte = []] }: Raeume) {
  const { now, zone, benutzerId: bucher, sprache } = wish
  const zufall = createRandom(now.epochMilliseconds)
  const buch = createBuch({ zone, now, zufall, proWoche: () => Number.POSITIVE_INFINITY })
  const kalender = { zone, oeffnungszeiten: WEEK, sonderoeffnungszeiten: [] }
  const tage = openDays(tagOf(now, zone), kalender).filter(({ abstand }) => abstand > 0)
  const [first, second, third] = tage
  const one = orte[2]
  const two = orte[11]
  const three = orte[20]
  const four = orte[5]
  if (!(first && second && third && one && two && three && four)) return []
  const informationstext = WORDS[sprache].sperre
  buch.add({ ...partOf(first, 1, 3), ort: one, bucher, status: 'reserviert' })
  buch.add({ ...partOf(second, 2, 3), ort: two, bucher, status: 'reserviert' })
  buch.add({ ...partOf(third, 1, 2), ort: three, bucher, status: 'reserviert' })
  buch.add({ ...partOf(first, 0, 8), ort: four, bucher, status: 'verschlossen', informationstext })
  return buch.buchungen.map((it) => buchungRow(it, new Map()))
}

/** The first plates that no car of the house has. */
function platesFor(vergeben: ReadonlySet<string>): string[] {
  const free = Array.from({ length: vergeben.size + CARS.length }, (_, i) => `BSP ${101 + i}`)
  return free.filter((plate) => !vergeben.has(plate))
}

function cars(wish: BeispielWish, raeume: Raeume): Table[] {
  const words = WORDS[wish.sprache]
  const plates = platesFor(wish.vergeben)
  const autos = CARS.flatMap((place, i) => {
    const auto = FLOTTE[place]
    const kennzeichen = plates[i]
    const abstellplatz = words.abstellplaetze[i]
    if (!auto || kennzeichen === undefined || abstellplatz === undefined) return []
    return [
      {
        ...auto,
        id: id(),
        kennzeichen,
        standort: words.standort,
        abstellplatz,
        hinweis: '',
        schluesselHinweis: '',
        schluesselCode: '',
      },
    ]
  })
  const tables = fahrzeugTables(autos, new Map(), raeume, wish.now, id)
  return [...tables, ['fahrzeug_buchung', autos.slice(-1).map(({ id }) => workshop(wish, id))]]
}

/** The last car is in the workshop tomorrow. */
function workshop({ now, zone, benutzerId, sprache }: BeispielWish, fahrzeugId: string) {
  const von = tagOf(now, zone)
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: zone, plainTime: '10:00' })
    .toInstant()
  const bis = von.add({ hours: 3 })
  return {
    id: id(),
    fahrzeug_id: fahrzeugId,
    zeitraum: encodeParameter({ von, bis }),
    sperrzeitraum: encodeParameter({ von, bis: bis.add({ milliseconds: GAP }) }),
    status: 'verschlossen',
    typ: 'SERVICE',
    benutzer_id: benutzerId,
    informationstext: WORDS[sprache].werkstatt,
    erstellt: now.toString(),
  }
}
