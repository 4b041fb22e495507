import type { Form } from '@platzwart/contract/leseraum'
import { type Ausstattung, drawn, type Entwurf, furnish, type Platz } from './entwurf.ts'
import { caption, circle, door, form, plant, rect, roundRect, stack } from './form.ts'
import { table } from './row.ts'
import { wall, windows } from './wall.ts'

/** Inside of the floor: 25 m by 12.5 m, as the one below it. */
const INSIDE = { links: 80, oben: 80, rechts: 2560, unten: 1330 } as const
const OSTWAND = 1960

interface Room {
  readonly name: string
  readonly kapazitaet: number
  readonly oben: number
  readonly unten: number
}

const ROOMS: readonly Room[] = [
  { name: 'Pegel', kapazitaet: 6, oben: 80, unten: 470 },
  { name: 'Lotse', kapazitaet: 4, oben: 484, unten: 874 },
  { name: 'Tide', kapazitaet: 10, oben: 888, unten: 1330 },
]

const SHEET = {
  bezeichnung: 'Projektetage Kai 4',
  beschreibung: 'Drittes Obergeschoss: drei Nachbarschaften für Projekte, im Osten die Besprechungsräume.',
  breite: 2640,
  hoehe: 1440,
} as const

/** The floor of the projects at the harbour works: 48 desks in three neighbourhoods, three meeting rooms. */
export const etage = (): Entwurf =>
  drawn(SHEET, [...building(), ...furniture()], neighbourhoods(), ROOMS.map(meetingRoom))

function equipment(index: number): Ausstattung {
  return {
    Steckdose: 4,
    Dockingstation: 1,
    Monitor: index % 2 === 0 ? 2 : 1,
    ...(index % 6 === 0 ? { 'Höhenverstellbarer Tisch': 1 } : {}),
    ...(index === 11 ? { Barrierefrei: 1 } : {}),
  }
}

function neighbourhoods() {
  const blocks = (y: number, ...columns: number[]) =>
    columns.map((x) => table({ x, y, anzahl: 3, platz: { breite: 140, tiefe: 140 } }, 'hoch', 8))
  const art = (kuerzel: string, zone: string, beschreibung: string) => ({
    kuerzel,
    zone,
    beschreibung,
    ausstattung: equipment,
  })
  return [
    furnish(art('P', 'Nachbarschaft Planung', 'Terminal 2 und Kaimauern.'), ...blocks(190, 160, 620)),
    furnish(art('V', 'Nachbarschaft Vertrieb', 'Kundschaft und Angebote.'), ...blocks(190, 1080, 1540)),
    furnish(
      { ...art('D', 'Nachbarschaft Daten', 'Leitstand, Netze, Auswertung.'), inaktiv: [20] },
      ...blocks(820, 160, 620, 1080, 1540),
    ),
  ]
}

function meetingRoom({ name, kapazitaet, oben, unten }: Room): Platz {
  return {
    bezeichnung: name,
    art: 'gruppenraum',
    zone: 'Besprechungsräume',
    kapazitaet,
    beschreibung: `Besprechungsraum ${name} für ${kapazitaet} Personen, mit Tür.`,
    bedingungen: kapazitaet > 6 ? 'Bitte nach der Besprechung lüften.' : '',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: { Steckdose: kapazitaet, Monitor: 1, Whiteboard: 1, Videokonferenz: 1 },
    x: (OSTWAND + 14 + INSIDE.rechts) / 2,
    y: (oben + unten) / 2,
    breite: INSIDE.rechts - OSTWAND - 14 - 40,
    hoehe: unten - oben - 40,
    drehung: 0,
  }
}

function building(): Form[] {
  const { links, oben, rechts, unten } = INSIDE
  const breite = rechts - links
  const hoehe = unten - oben
  return [
    rect('boden', links, oben, breite, hoehe),
    roundRect('zone', 120, 150, 830, 500, 16),
    roundRect('zone', 1040, 150, 830, 500, 16),
    roundRect('zone', 120, 780, 1750, 500, 16),
    ...wall('quer', links - 40, oben - 40, breite + 80, 40, windows(breite + 80, 8, 240)),
    ...wall('quer', links - 40, unten, breite + 80, 40, windows(breite + 80, 8, 220)),
    ...wall('hoch', links - 40, oben, hoehe, 40, windows(hoehe, 3, 260)),
    ...wall('hoch', rechts, oben, hoehe, 40, windows(hoehe, 3, 260)),
    ...wall(
      'hoch',
      OSTWAND,
      oben,
      hoehe,
      14,
      ROOMS.flatMap((raum) => [
        { bei: raum.oben - oben + 30, weite: 90 },
        { bei: raum.oben - oben + 150, weite: 180, fenster: true },
      ]),
    ),
    ...ROOMS.slice(1).flatMap((raum) =>
      wall('quer', OSTWAND + 14, raum.oben - 14, rechts - OSTWAND - 14, 14),
    ),
    ...ROOMS.map((raum) => door(OSTWAND, raum.oben + 30, 90, 'west')),
  ]
}

function furniture(): Form[] {
  return [
    stack(400, 690, 400, 40),
    stack(1240, 690, 400, 40),
    ...[526, 986, 1446].map((x) => rect('regal', x - 10, 920, 36, 220)),
    ...[526, 1446].map((x) => rect('regal', x - 10, 290, 36, 220)),
    form('theke', 'M1000 130H1020V560H1000Z'),
    circle('tisch', 980, 710, 46),
    plant(140, 710, 40),
    plant(1880, 710, 34),
    caption(535, 140, 'Planung', 'Planning', true),
    caption(1455, 140, 'Vertrieb', 'Sales', true),
    caption(995, 770, 'Daten', 'Data', true),
  ]
}
