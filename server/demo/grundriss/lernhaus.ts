import type { Form } from '@platzwart/contract/leseraum'
import { drawn, type Entwurf, furnish, type Platz, type Zone } from './entwurf.ts'
import { caption, door, doubleDoor, plant, rect, roundRect, stack, stairs } from './form.ts'
import { around, row, table } from './row.ts'
import { wall, windows } from './wall.ts'

/** Inside of each storey: 30 m by 16 m. */
const ROOM = { links: 80, oben: 80, rechts: 3080, unten: 1680 } as const
const SHEET = { breite: 3160, hoehe: 1760 } as const
const ROOMS = { anzahl: 8, breite: 375, tiefe: 400 } as const

/** The second house of the library, a former school: 90 seats at tables, 94 in silence, 40 and eight rooms for groups. */
export function lernhaus(): readonly [Entwurf, Entwurf, Entwurf] {
  return [lernwerkstatt(), stilleEtage(), gruppenetage()]
}

function storey(
  bezeichnung: string,
  beschreibung: string,
  more: readonly Form[],
  zonen: readonly Zone[],
  rooms: readonly Platz[] = [],
): Entwurf {
  return drawn({ bezeichnung, beschreibung, ...SHEET }, [...shell(), ...more], zonen, rooms)
}

function lernwerkstatt(): Entwurf {
  const platz = { breite: 90, tiefe: 100 }
  const tables = [420, 820, 1220].flatMap((y) =>
    [300, 1150, 2000].map((x) => table({ x, y, anzahl: 4, platz }, 'quer', 8)),
  )
  return storey(
    'Lernhaus: Werkstatt',
    'Erdgeschoss des Lernhauses: Werktische mit Rechnern und Platz zum Ausbreiten.',
    [
      ...[380, 780, 1180].map((y) => roundRect('zone', 260, y, 2180, 290, 16)),
      ...stairs(2700, 380, 220, 520),
      roundRect('theke', 2560, 1180, 300, 80, 26),
      ...doubleDoor(1480, ROOM.unten, 200, 'nord'),
      plant(150, 1600, 40),
      plant(2980, 1600, 40),
      caption(1350, 360, 'Werktische', 'Workshop tables', true),
      caption(2710, 1230, 'Auskunft', 'Information'),
      caption(1580, 1740, 'Eingang am Park', 'Entrance by the park'),
    ],
    [windowRow('H', 3), furnish(art('I', 'Werktische', 'Hier darf gesprochen werden.'), ...tables)],
  )
}

function stilleEtage(): Entwurf {
  const platz = { breite: 100, tiefe: 100 }
  const columns = [400, 900, 1400, 1900]
  const north = columns.map((x) => table({ x, y: 330, anzahl: 6, platz }, 'hoch', 8))
  const south = columns.map((x) => table({ x, y: 1040, anzahl: 5, platz }, 'hoch', 8))
  const park = row({ x: ROOM.rechts - 118, y: 500, anzahl: 6, platz }, 'ost')
  const lamp = { Leselampe: 1 }
  return storey(
    'Lernhaus: Stille Etage',
    'Erstes Obergeschoss: Einzelplätze zwischen den Regalen, ohne Gespräche und Telefon.',
    [
      ...[700, 1200, 1700].flatMap((x) => [stack(x, 330, 60, 600), stack(x, 1040, 60, 500)]),
      ...stairs(2500, 380, 220, 520),
      plant(2400, 1580, 40),
      caption(1250, 280, 'Stille Zone', 'Silent area', true),
      caption(2800, 440, 'Parkseite', 'Park side', true),
    ],
    [
      furnish(
        art('J', 'Stille Zone Nord', 'Einzelplatz mit Leselampe und Sichtschutz.', {
          ...lamp,
          Sichtschutz: 1,
        }),
        ...north,
      ),
      furnish(art('K', 'Stille Zone Süd', 'Einzelplatz mit Leselampe.', lamp), ...south),
      furnish(art('O', 'Parkseite', 'Blick in die Kronen der Linden.', lamp), park),
    ],
  )
}

function gruppenetage(): Entwurf {
  const platz = { breite: 90, tiefe: 100 }
  const tables = [300, 1200, 2100].map((x) => table({ x, y: 780, anzahl: 5, platz }, 'quer', 8))
  const chairs = [620, 1580].map((x) => around(x, 1380, 5, 84, 100))
  return storey(
    'Lernhaus: Gruppenetage',
    'Zweites Obergeschoss: acht Räume für Gruppen, davor Tische und Sessel für Pausen.',
    [
      ...roomWalls(),
      ...stairs(2700, 1080, 220, 520),
      plant(150, 1600, 40),
      plant(1100, 1380, 40),
      caption(1580, 745, 'Projekttische', 'Project tables', true),
    ],
    [
      furnish(art('P', 'Projekttische', 'Tisch für die Arbeit zu mehreren.'), ...tables),
      furnish(art('Q', 'Sesselrunde', 'Sessel für Gespräche und Pausen.'), ...chairs),
    ],
    groupRooms(),
  )
}

/** Desks in front of the northern windows, six in each bay. */
function windowRow(kuerzel: string, bays: number): Zone {
  return furnish(
    art(kuerzel, 'Fensterplätze', 'Blick auf den Stadtpark.', { Leselampe: 1 }),
    ...Array.from({ length: bays }, (_, i) =>
      row({ x: 200 + i * 950, y: ROOM.oben + 6, anzahl: 6, platz: { breite: 100, tiefe: 104 } }, 'nord'),
    ),
  )
}

function art(
  kuerzel: string,
  zone: string,
  beschreibung: string,
  mit: Readonly<Record<string, number>> = {},
) {
  return {
    kuerzel,
    zone,
    beschreibung,
    ausstattung: (i: number) => ({
      Steckdose: 1,
      ...mit,
      ...(i % 12 === 0 ? { Barrierefrei: 1, 'Höhenverstellbarer Tisch': 1 } : {}),
    }),
  }
}

function shell(): Form[] {
  const { links, oben, rechts, unten } = ROOM
  const breite = rechts - links
  const hoehe = unten - oben
  return [
    rect('boden', links, oben, breite, hoehe),
    ...wall('quer', links - 40, oben - 40, breite + 80, 40, windows(breite + 80, 10, 220)),
    ...wall('quer', links - 40, unten, breite + 80, 40, [
      ...windows(1300, 4, 220),
      { bei: 1440, weite: 200 },
      ...windows(1300, 4, 220).map((one) => ({ ...one, bei: one.bei + 1760 })),
    ]),
    ...wall('hoch', links - 40, oben, hoehe, 40, windows(hoehe, 4, 240)),
    ...wall('hoch', rechts, oben, hoehe, 40, windows(hoehe, 4, 240)),
  ]
}

const NAMES = ['Amsel', 'Buchfink', 'Drossel', 'Eisvogel', 'Fasan', 'Grasmücke', 'Kleiber', 'Lerche']

function groupRooms(): Platz[] {
  return NAMES.map((name, i) => ({
    bezeichnung: name,
    art: 'gruppenraum',
    zone: 'Gruppenräume',
    kapazitaet: i % 3 === 0 ? 8 : 6,
    beschreibung: `Raum ${name} mit Bildschirm und Tafel.`,
    bedingungen: '',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: { Steckdose: 6, Whiteboard: 1, ...(i % 2 === 0 ? { Monitor: 1, Videokonferenz: 1 } : {}) },
    x: ROOM.links + i * ROOMS.breite + 181,
    y: ROOM.oben + ROOMS.tiefe / 2,
    breite: 336,
    hoehe: ROOMS.tiefe - 30,
    drehung: 0,
  }))
}

function roomWalls(): Form[] {
  const { links, oben, rechts } = ROOM
  const bottom = oben + ROOMS.tiefe
  const starts = Array.from({ length: ROOMS.anzahl }, (_, i) => i * ROOMS.breite)
  return [
    ...starts.slice(1).flatMap((x) => wall('hoch', links + x - 14, oben, ROOMS.tiefe, 14)),
    ...wall(
      'quer',
      links,
      bottom,
      rechts - links,
      14,
      starts.flatMap((x) => [
        { bei: x + 20, weite: 90 },
        { bei: x + 130, weite: 200, fenster: true },
      ]),
    ),
    ...starts.map((x) => door(links + x + 20, bottom + 14, 90, 'sued')),
  ]
}
