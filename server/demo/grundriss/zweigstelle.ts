import type { Form } from '@platzwart/contract/leseraum'
import { drawn, type Entwurf, furnish, type Platz } from './entwurf.ts'
import { caption, circle, door, doubleDoor, form, plant, rect, roundRect, stack } from './form.ts'
import { around, row, table } from './row.ts'
import { wall } from './wall.ts'

/** Inside of the branch without its bay: 20 m by 12 m. */
const ROOM = { links: 100, oben: 220, rechts: 2100, unten: 1420 } as const
const AXIS = 1100
const KABINEN = { oben: 1100, links: 1500 } as const

/** The branch library: one room with a bay window, 41 seats and two study rooms. */
export function zweigstelle(): Entwurf {
  return drawn(
    {
      bezeichnung: 'Zweigstelle Mühlviertel',
      beschreibung: 'Ehemaliges Müllerhaus mit Erker; kurze Wege, ein großer Lesetisch, zwei Lernkabinen.',
      breite: 2200,
      hoehe: 1560,
    },
    [...building(), ...furniture()],
    zones(),
    studyRooms(),
  )
}

function zones() {
  const { links, rechts } = ROOM
  return [
    furnish(
      {
        kuerzel: 'W',
        zone: 'Fensterplätze',
        beschreibung: 'Blick auf den Mühlbach.',
        ausstattung: (i) => ({ Steckdose: 1, Leselampe: 1, ...(i === 6 ? { Barrierefrei: 1 } : {}) }),
      },
      row({ x: links + 8, y: 340, anzahl: 7, platz: { breite: 100, tiefe: 104 } }, 'west'),
    ),
    furnish(
      {
        kuerzel: 'L',
        zone: 'Lesetisch',
        beschreibung: 'Großer gemeinsamer Tisch in der Raummitte.',
        ausstattung: (i) => (i % 3 === 0 ? { Leselampe: 1 } : { Leselampe: 1, Steckdose: 1 }),
      },
      ...[520, 840].map((y) =>
        table({ x: AXIS - 270, y, anzahl: 6, platz: { breite: 90, tiefe: 100 } }, 'quer', 8),
      ),
    ),
    furnish(
      {
        kuerzel: 'R',
        zone: 'Rechnerplätze',
        beschreibung: 'Rechner mit Katalog und Druckdienst.',
        ausstattung: (i) => ({ Steckdose: 1, Rechner: 1, Monitor: 1, ...(i === 0 ? { Scanner: 1 } : {}) }),
        inaktiv: [5],
      },
      row({ x: rechts - 118, y: 340, anzahl: 6, platz: { breite: 110, tiefe: 110 } }, 'ost'),
    ),
    furnish(
      {
        kuerzel: 'E',
        zone: 'Erker',
        beschreibung: 'Sessel im Erker.',
        ausstattung: () => ({ Leselampe: 1 }),
      },
      around(AXIS, 268, 4, 84, 92, 45),
    ),
  ]
}

function studyRooms(): Platz[] {
  return [0, 1].map((i) => ({
    bezeichnung: `Kabine ${i + 1}`,
    art: 'gruppenraum',
    zone: 'Lernkabinen',
    kapazitaet: 4,
    beschreibung: 'Verglaste Kabine für Lerngruppen und Videogespräche.',
    bedingungen: i === 0 ? '' : 'Höchstens zwei Stunden am Stück.',
    zweitePersonNoetig: false,
    aktiv: true,
    ausstattung: i === 0 ? { Steckdose: 4, Whiteboard: 1 } : { Steckdose: 4, Monitor: 1, Videokonferenz: 1 },
    x: KABINEN.links + 162 + i * 300,
    y: (KABINEN.oben + 14 + ROOM.unten) / 2,
    breite: 260,
    hoehe: ROOM.unten - KABINEN.oben - 14 - 24,
    drehung: 0,
  }))
}

function building(): Form[] {
  const { links, oben, rechts, unten } = ROOM
  const bayLeft = AXIS - 300
  const bayRight = AXIS + 300
  return [
    form(
      'boden',
      `M${links} ${oben}H${bayLeft}L900 100H1300L${bayRight} ${oben}H${rechts}V${unten}H${links}Z`,
    ),
    roundRect('zone', links + 8, 330, 190, 720, 16),
    roundRect('zone', AXIS - 330, 420, 660, 650, 16),
    roundRect('zone', rechts - 198, 330, 190, 680, 16),
    rect(
      'zone',
      KABINEN.links + 14,
      KABINEN.oben + 14,
      rechts - KABINEN.links - 14,
      unten - KABINEN.oben - 14,
    ),
    // The bay: two slanting walls with windows, one straight.
    ...wall('quer', links - 40, oben - 40, bayLeft - links + 40, 40, [
      { bei: 180, weite: 360, fenster: true },
    ]),
    ...wall('quer', bayRight, oben - 40, rechts - bayRight + 40, 40, [
      { bei: 160, weite: 360, fenster: true },
    ]),
    form('wand', `M${bayLeft} ${oben}L900 100V60H882L782 180H${bayLeft}Z`),
    form('wand', `M${bayRight} ${oben}L1300 100V60H1318L1418 180H${bayRight}Z`),
    form('fenster', 'M825 190L875 130L844 104L794 164ZM809 177L859 117'),
    form('fenster', 'M1375 190L1325 130L1356 104L1406 164ZM1391 177L1341 117'),
    ...wall('quer', 900, 60, 400, 40, [{ bei: 20, weite: 360, fenster: true }]),
    ...wall(
      'hoch',
      links - 40,
      oben,
      unten - oben + 40,
      40,
      [180, 500, 900].map((bei) => ({ bei, weite: 240, fenster: true })),
    ),
    ...wall(
      'hoch',
      rechts,
      oben,
      unten - oben + 40,
      40,
      [180, 500, 940].map((bei) => ({ bei, weite: 220, fenster: true })),
    ),
    ...wall('quer', links, unten, rechts - links, 40, [
      { bei: 160, weite: 320, fenster: true },
      { bei: AXIS - 100 - links, weite: 200 },
      { bei: 1480, weite: 140, fenster: true },
      { bei: 1780, weite: 140, fenster: true },
    ]),
    ...doubleDoor(AXIS - 100, unten, 200, 'nord'),
    ...wall('hoch', KABINEN.links, KABINEN.oben, unten - KABINEN.oben, 14, [
      { bei: 60, weite: 200, fenster: true },
    ]),
    ...wall('hoch', KABINEN.links + 300, KABINEN.oben, unten - KABINEN.oben, 14),
    ...wall('quer', KABINEN.links + 14, KABINEN.oben, rechts - KABINEN.links - 14, 14, [
      { bei: 20, weite: 90 },
      { bei: 130, weite: 130, fenster: true },
      { bei: 320, weite: 90 },
      { bei: 430, weite: 130, fenster: true },
    ]),
    door(KABINEN.links + 34, KABINEN.oben, 90, 'nord'),
    door(KABINEN.links + 334, KABINEN.oben, 90, 'nord'),
  ]
}

function furniture(): Form[] {
  const { links, unten } = ROOM
  return [
    ...[400, 540].map((x) => stack(x, 340, 50, 700)),
    ...[1560, 1700].map((x) => stack(x, 340, 50, 620)),
    rect('regal', 1420, 220, 620, 36),
    rect('regal', 160, 220, 580, 36),
    // The children's corner: a round rug, a low stack, cushions.
    circle('zone', 330, 1260, 130),
    ...[0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180
      return circle(
        'tisch',
        Math.round(330 + 84 * Math.cos(angle)),
        Math.round(1260 + 84 * Math.sin(angle)),
        22,
      )
    }),
    rect('regal', links, 1130, 36, 250),
    roundRect('theke', 680, 1200, 250, 74, 26),
    rect('regal', 660, unten - 36, 250, 36),
    plant(1420, 1370, 34),
    plant(590, 1370, 34),
    plant(770, 268, 30),
    plant(1400, 310, 30),
    caption(320, 298, 'Fensterplätze', 'Window desks', true),
    caption(AXIS, 470, 'Lesetisch', 'Reading table', true),
    caption(1960, 298, 'Rechner', 'Computers', true),
    caption(330, 1096, 'Kinderecke', "Children's corner"),
    caption(805, 1240, 'Auskunft', 'Information'),
    caption(1730, 1050, 'Lernkabinen', 'Study rooms'),
    caption(AXIS, 1510, 'Eingang Mühlgasse', 'Entrance Mühlgasse'),
  ]
}
