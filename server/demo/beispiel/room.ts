import { type Entwurf, furnish, type Platz } from '../grundriss/entwurf.ts'
import { door, plant, rect, roundRect } from '../grundriss/form.ts'
import { row, table } from '../grundriss/row.ts'
import { wall } from '../grundriss/wall.ts'

/** What is written in and about the sample's room. */
export interface RoomWords {
  readonly raum: string
  readonly beschreibung: string
  readonly fenster: string
  readonly tische: string
  readonly gruppe: string
}

/** A reading room of 16 m by 11 m: eight seats at the windows, two tables of twelve, a room for six. */
export function drawRoom(words: RoomWords): Entwurf {
  const plain = { beschreibung: '', ausstattung: () => ({}) }
  const zonen = [
    furnish(
      { ...plain, kuerzel: 'F', zone: words.fenster },
      row({ x: 150, y: 100, anzahl: 8, platz: { breite: 100, tiefe: 100 } }, 'nord'),
    ),
    furnish(
      { ...plain, kuerzel: 'T', zone: words.tische },
      ...[380, 700].map((y) =>
        table({ x: 200, y, anzahl: 6, platz: { breite: 106, tiefe: 100 } }, 'quer', 10),
      ),
    ),
  ]
  return {
    bezeichnung: words.raum,
    beschreibung: words.beschreibung,
    breite: 1600,
    hoehe: 1100,
    zeichnung: [
      rect('boden', 80, 80, 1440, 940),
      roundRect('zone', 120, 90, 860, 160, 16),
      roundRect('zone', 150, 340, 730, 640, 16),
      rect('zone', 1100, 660, 420, 360),
      ...wall('quer', 40, 40, 1520, 40, [
        ...[110, 420, 730, 1040].map((bei) => ({ bei, weite: 240, fenster: true })),
      ]),
      ...wall('hoch', 40, 80, 940, 40),
      ...wall('hoch', 1520, 80, 940, 40, [{ bei: 160, weite: 300, fenster: true }]),
      ...wall('quer', 40, 1020, 1520, 40, [{ bei: 880, weite: 120 }]),
      door(920, 1020, 120, 'nord'),
      ...wall('quer', 1080, 640, 440, 20),
      ...wall('hoch', 1080, 660, 360, 20, [{ bei: 30, weite: 100 }]),
      door(1080, 690, 100, 'west'),
      plant(1440, 170, 60),
      ...zonen.flatMap((it) => it.formen),
    ],
    plaetze: [...zonen.flatMap((it) => it.plaetze), group(words.gruppe)],
  }
}

function group(bezeichnung: string): Platz {
  return {
    bezeichnung,
    art: 'gruppenraum',
    zone: '',
    kapazitaet: 6,
    beschreibung: '',
    bedingungen: '',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: {},
    x: 1310,
    y: 840,
    breite: 340,
    hoehe: 280,
    drehung: 0,
  }
}
