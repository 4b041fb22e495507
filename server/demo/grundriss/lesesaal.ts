import { type Entwurf, furnish, type Zone } from './entwurf.ts'
import { groupRooms } from './lesesaalRaeume.ts'
import { AXIS, HALLE, lesesaalWalls, SHEET } from './lesesaalWalls.ts'
import { around, row, table } from './row.ts'

const TOP = 420

/** The main hall of the city library: 322 seats in six zones, eight group rooms along the east side. */
export function lesesaal(): Entwurf {
  const zonen = [windowDesks(), silentZone(), longTables(), computerDesks(), armchairs(), standingDesks()]
  return {
    bezeichnung: 'Großer Lesesaal',
    beschreibung:
      'Erdgeschoss im Haupthaus: lange Tafeln unter dem Oberlicht, Fensterplätze nach Norden, acht Gruppenräume.',
    ...SHEET,
    zeichnung: [...lesesaalWalls(), ...zonen.flatMap((it) => it.formen)],
    plaetze: [...zonen.flatMap((it) => it.plaetze), ...groupRooms()],
  }
}

/** Six bays of five desks, each bay in front of one window. */
function windowDesks(): Zone {
  const bays = Array.from({ length: 6 }, (_, i) =>
    row(
      { x: HALLE.links + 60 + i * 600, y: HALLE.oben + 6, anzahl: 5, platz: { breite: 100, tiefe: 104 } },
      'nord',
    ),
  )
  return furnish(
    {
      kuerzel: 'A',
      zone: 'Fensterplätze',
      beschreibung: 'Tageslicht von Norden, Blick auf den Marktplatz.',
      ausstattung: (i) => ({
        Steckdose: 2,
        Leselampe: 1,
        ...(i >= 28 ? { Barrierefrei: 1, 'Höhenverstellbarer Tisch': 1 } : {}),
      }),
    },
    ...bays,
  )
}

/** Carrels in four columns: along the west windows, back to back in the middle, and against the stacks. */
function silentZone(): Zone {
  const platz = { breite: 100, tiefe: 100 }
  const blocks = [TOP, 1260].flatMap((y) => [
    row({ x: HALLE.links + 8, y, anzahl: 7, platz }, 'west'),
    table({ x: 356, y, anzahl: 7, platz }, 'hoch', 8),
    row({ x: 718, y, anzahl: 7, platz }, 'ost'),
  ])
  return furnish(
    {
      kuerzel: 'B',
      zone: 'Stille Zone',
      beschreibung: 'Hier wird nicht gesprochen und nicht telefoniert.',
      ausstattung: (i) => ({
        Steckdose: 1,
        Leselampe: 1,
        Sichtschutz: 1,
        ...(i % 14 === 6 ? { Barrierefrei: 1 } : {}),
      }),
      inaktiv: [41],
    },
    ...blocks,
  )
}

/** Five rows of two tables, seven people on each side; the aisle between them leads from the entrance to the windows. */
function longTables(): Zone {
  const platz = { breite: 90, tiefe: 100 }
  const length = 7 * platz.breite
  const rows = Array.from({ length: 5 }, (_, i) => TOP + i * 333).flatMap((y) =>
    [AXIS - 80 - length, AXIS + 80].map((x) => table({ x, y, anzahl: 7, platz }, 'quer', 8)),
  )
  return furnish(
    {
      kuerzel: 'C',
      zone: 'Lange Tafeln',
      beschreibung: 'Eichentische unter dem Oberlicht, grüne Leselampen.',
      ausstattung: (i) => ({ Steckdose: 1, Leselampe: 1, ...(i % 28 === 0 ? { Barrierefrei: 1 } : {}) }),
    },
    ...rows,
  )
}

function computerDesks(): Zone {
  const platz = { breite: 110, tiefe: 110 }
  const blocks = [TOP, 1300].flatMap((y) =>
    [2868, 3246].map((x) => table({ x, y, anzahl: 6, platz }, 'hoch', 8)),
  )
  return furnish(
    {
      kuerzel: 'D',
      zone: 'Rechnerplätze',
      beschreibung: 'Rechner mit Zugang zu Katalog und Datenbanken.',
      ausstattung: (i) => ({
        Steckdose: 2,
        Rechner: 1,
        Monitor: i % 3 === 0 ? 2 : 1,
        ...(i % 6 === 5 ? { Scanner: 1 } : {}),
        ...(i % 12 === 0 ? { 'Höhenverstellbarer Tisch': 1, Barrierefrei: 1 } : {}),
      }),
    },
    ...blocks,
  )
}

/** Six circles of four armchairs; every second circle is turned, so that nobody sits back to back. */
function armchairs(): Zone {
  const circles = [2375, 2680].flatMap((y, r) =>
    [260, 555, 850].map((x, c) => around(x, y, 4, 84, 92, (r + c) % 2 === 0 ? 0 : 45)),
  )
  return furnish(
    {
      kuerzel: 'E',
      zone: 'Sesselgarten',
      beschreibung: 'Sessel zum Lesen; leise Gespräche sind erlaubt.',
      ausstattung: (i) => (i % 2 === 0 ? { Steckdose: 1 } : { Leselampe: 1 }),
    },
    ...circles,
  )
}

function standingDesks(): Zone {
  const platz = { breite: 84, tiefe: 88 }
  const tables = [2290, 2590].flatMap((y) =>
    [2830, 3160].map((x) => table({ x, y, anzahl: 3, platz }, 'quer', 6)),
  )
  return furnish(
    {
      kuerzel: 'F',
      zone: 'Stehpulte',
      beschreibung: 'Hohe Tische für kurze Aufenthalte.',
      ausstattung: (i) => ({ 'Höhenverstellbarer Tisch': 1, ...(i % 3 === 1 ? {} : { Steckdose: 1 }) }),
    },
    ...tables,
  )
}
