import type { Form } from '@platzwart/contract/leseraum'
import { type Ausstattung, drawn, type Entwurf, furnish, type Platz } from './entwurf.ts'
import { caption, circle, door, form, plant, rect, roundRect, stack } from './form.ts'
import { row, table } from './row.ts'
import { wall, windows } from './wall.ts'

/** Inside of the office: 25 m by 12.4 m. */
const ROOM = { links: 80, oben: 80, rechts: 2560, unten: 1330 } as const
const OSTWAND = 1960

/** The open-plan office of the harbour works: forty desks and a meeting corner. */
export function grossraum(): Entwurf {
  return drawn(
    {
      bezeichnung: 'Großraumbüro Kai 4',
      beschreibung: 'Zweites Obergeschoss, freie Platzwahl; Besprechungsecke und Teeküche im Osten.',
      breite: 2640,
      hoehe: 1440,
    },
    [...building(), ...furniture()],
    zones(),
    [meetingCorner()],
  )
}

function equipment(index: number): Ausstattung {
  return {
    Steckdose: 4,
    Monitor: index % 3 === 0 ? 2 : 1,
    Dockingstation: 1,
    ...(index % 4 === 0 ? { 'Höhenverstellbarer Tisch': 1 } : {}),
  }
}

function zones() {
  const platz = { breite: 140, tiefe: 140 }
  const blocks = (y: number) =>
    [150, 600, 1050, 1500].map((x) => table({ x, y, anzahl: 2, platz }, 'hoch', 8))
  return [
    furnish(
      {
        kuerzel: 'K',
        zone: 'Hafenblick',
        beschreibung: 'Am Fenster zum Hafenbecken, für ruhiges Arbeiten.',
        ausstattung: (i) => ({
          Steckdose: 2,
          Monitor: 1,
          Dockingstation: 1,
          ...(i === 7 ? { Barrierefrei: 1 } : {}),
        }),
      },
      ...[170, 800, 1430].map((x, i) => row({ x, y: ROOM.oben + 6, anzahl: i === 1 ? 2 : 3, platz }, 'nord')),
    ),
    furnish(
      {
        kuerzel: 'N',
        zone: 'Teamtische Nord',
        beschreibung: 'Disposition und Einkauf.',
        ausstattung: equipment,
      },
      ...blocks(420),
    ),
    furnish(
      {
        kuerzel: 'S',
        zone: 'Teamtische Süd',
        beschreibung: 'Technik und Instandhaltung.',
        ausstattung: equipment,
        inaktiv: [10],
      },
      ...blocks(930),
    ),
  ]
}

function meetingCorner(): Platz {
  return {
    bezeichnung: 'Kajüte',
    art: 'gruppenraum',
    zone: 'Besprechungsecke',
    kapazitaet: 8,
    beschreibung: 'Besprechungsecke mit Bildschirm, zum Büro hin offen.',
    bedingungen: 'Bitte leise sprechen, wenn die Tische nebenan besetzt sind.',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: { Steckdose: 8, Monitor: 1, Whiteboard: 1, Videokonferenz: 1 },
    x: 2290,
    y: 290,
    breite: 440,
    hoehe: 340,
    drehung: 0,
  }
}

function building(): Form[] {
  const { links, oben, rechts, unten } = ROOM
  const breite = rechts - links
  const hoehe = unten - oben
  return [
    rect('boden', links, oben, breite, hoehe),
    roundRect('zone', links + 8, oben + 8, 1830, 200, 16),
    roundRect('zone', links + 8, 350, 1830, 400, 16),
    roundRect('zone', links + 8, 860, 1830, 400, 16),
    rect('zone', OSTWAND + 14, oben, rechts - OSTWAND - 14, 430),
    ...wall('quer', links - 40, oben - 40, breite + 80, 40, windows(breite + 80, 8, 240)),
    ...wall('quer', links - 40, unten, breite + 80, 40, windows(1800, 6, 220)),
    ...wall('hoch', links - 40, oben, hoehe, 40, windows(hoehe, 3, 260)),
    ...wall('hoch', rechts, oben, hoehe, 40, [
      { bei: 60, weite: 300, fenster: true },
      { bei: 530, weite: 180 },
      { bei: 860, weite: 260, fenster: true },
    ]),
    // The core in the east: meeting corner, way in, tea kitchen, telephone box.
    ...wall('hoch', OSTWAND, oben, 430, 14, [
      { bei: 20, weite: 150, fenster: true },
      { bei: 200, weite: 160 },
    ]),
    ...wall('quer', OSTWAND + 14, oben + 430, rechts - OSTWAND - 14, 14, [
      { bei: 40, weite: 320, fenster: true },
    ]),
    ...wall('hoch', OSTWAND, 920, unten - 920, 14, [{ bei: 30, weite: 110 }]),
    ...wall('quer', OSTWAND, 906, rechts - OSTWAND, 14, [{ bei: 450, weite: 90 }]),
    ...wall('hoch', 2360, 920, unten - 920, 14),
    door(OSTWAND, 950, 110, 'west'),
    door(2410, 906, 90, 'nord'),
    door(rechts, 610, 90, 'west'),
    door(rechts, 790, -90, 'west'),
  ]
}

function furniture(): Form[] {
  const { unten } = ROOM
  return [
    ...[420, 930].flatMap((y) => [516, 966, 1416].map((x) => rect('regal', x - 10, y + 40, 36, 200))),
    stack(330, 800, 420, 40),
    stack(1180, 800, 420, 40),
    // Kitchen: a counter along two walls and a standing table.
    form('theke', `M1990 ${unten}V1250H2290V1020H2360V${unten}Z`),
    circle('tisch', 2130, 1080, 52),
    rect('tisch', 2450, 1230, 110, 100),
    ...[2010, 2110, 2210].map((x) => rect('regal', x, 540, 90, 44)),
    plant(130, 800, 40),
    plant(960, 800, 40),
    plant(1790, 800, 40),
    plant(2010, 460, 30),
    plant(2040, 860, 34),
    caption(960, 262, 'Hafenblick', 'Harbour view', true),
    caption(960, 385, 'Teamtische Nord', 'Team desks north', true),
    caption(960, 895, 'Teamtische Süd', 'Team desks south', true),
    caption(2290, 485, 'Besprechungsecke', 'Meeting corner'),
    caption(2180, 960, 'Teeküche', 'Tea kitchen'),
    caption(2460, 1130, 'Telefon', 'Phone booth'),
    caption(2380, 700, 'Eingang', 'Way in'),
  ]
}
