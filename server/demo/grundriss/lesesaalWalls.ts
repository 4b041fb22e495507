import type { Form } from '@platzwart/contract/leseraum'
import { caption, door, doubleDoor, form, plant, rect, roundRect, stack, stairs } from './form.ts'
import { wall, windows } from './wall.ts'

/** Inside of the reading hall: 41 m by 27.6 m. */
export const HALLE = { links: 100, oben: 100, rechts: 4180, unten: 2860 } as const
/** Outer size of the drawing. */
export const SHEET = { breite: 4280, hoehe: 2980 } as const
/** Axis of entrance, long tables and windows. */
export const AXIS = 1780
/** West face of the partition in front of the group rooms. */
export const PARTITION = 3726

const THICKNESS = 40
const INSIDE = 14

/** Group rooms from north to south: inner height of each; the walls between them are 14 thick. */
const ROOM_HEIGHTS = [440, 330, 280, 280, 330, 280, 330, 392] as const

export interface Room {
  readonly oben: number
  readonly hoehe: number
}

export const RAEUME: readonly Room[] = ROOM_HEIGHTS.map((hoehe, i) => ({
  hoehe,
  oben: HALLE.oben + ROOM_HEIGHTS.slice(0, i).reduce<number>((sum, it) => sum + it + INSIDE, 0),
}))

const DOOR = 90

export function lesesaalWalls(): Form[] {
  return [...floor(), ...outerWalls(), ...rooms(), ...entrance(), ...stacks(), ...plants(), ...captions()]
}

function floor(): Form[] {
  const { links, oben, rechts, unten } = HALLE
  const zone = (x: number, y: number, bis: number, deep: number) =>
    roundRect('zone', x, y, bis - x, deep - y, 18)
  return [
    rect(
      'boden',
      links - THICKNESS,
      oben - THICKNESS,
      rechts - links + 2 * THICKNESS,
      unten - oben + 2 * THICKNESS,
    ),
    zone(links + 8, oben + 8, PARTITION - 8, 306),
    zone(links + 8, 330, 880, 2000),
    zone(1010, 330, 2550, 2000),
    zone(2700, 330, 3500, 2000),
    zone(links + 8, 2170, 1010, unten - 8),
    zone(2740, 2170, 3500, unten - 8),
    rect('zone', PARTITION + INSIDE, oben, rechts - PARTITION - INSIDE, unten - oben),
  ]
}

function outerWalls(): Form[] {
  const { links, oben, rechts, unten } = HALLE
  const breite = rechts - links
  const hoehe = unten - oben
  const northBays = Array.from({ length: 6 }, (_, i) => ({ bei: 100 + i * 600, weite: 440, fenster: true }))
  const south = [180, 560, 960, 2700, 3090].map((bei) => ({
    bei: bei + THICKNESS,
    weite: 280,
    fenster: true,
  }))
  const roomWindows = RAEUME.map((raum) => ({
    bei: raum.oben - oben + THICKNESS + 50,
    weite: raum.hoehe - 100,
    fenster: true,
  }))
  return [
    ...wall('quer', links - THICKNESS, oben - THICKNESS, breite + 2 * THICKNESS, THICKNESS, northBays),
    ...wall('quer', links - THICKNESS, unten, breite + 2 * THICKNESS, THICKNESS, [
      ...south,
      { bei: AXIS - 110 - links + THICKNESS, weite: 220 },
    ]),
    ...wall('hoch', links - THICKNESS, oben, hoehe, THICKNESS, [
      ...windows(1640, 4, 300).map((it) => ({ ...it, bei: it.bei + 280 })),
      ...windows(620, 2, 230).map((it) => ({ ...it, bei: it.bei + 2090 })),
    ]),
    ...wall(
      'hoch',
      rechts,
      oben,
      hoehe,
      THICKNESS,
      roomWindows.map((it) => ({ ...it, bei: it.bei - THICKNESS })),
    ),
    // Pillars between the northern bays carry the roof.
    ...Array.from({ length: 5 }, (_, i) => rect('wand', links + 590 + i * 600, oben, 40, 40)),
  ]
}

function rooms(): Form[] {
  const { oben, rechts, unten } = HALLE
  const doors = RAEUME.map((raum) => raum.oben + raum.hoehe - 24 - DOOR)
  return [
    ...wall(
      'hoch',
      PARTITION,
      oben,
      unten - oben,
      INSIDE,
      RAEUME.flatMap((raum, i) => [
        { bei: raum.oben - oben + 24, weite: (doors[i] ?? 0) - raum.oben - 48, fenster: true },
        { bei: (doors[i] ?? 0) - oben, weite: DOOR },
      ]),
    ),
    ...RAEUME.slice(1).map((raum) =>
      rect('wand', PARTITION + INSIDE, raum.oben - INSIDE, rechts - PARTITION - INSIDE, INSIDE),
    ),
    ...doors.map((y) => door(PARTITION, y, DOOR, 'west')),
  ]
}

function entrance(): Form[] {
  const { unten } = HALLE
  const links = AXIS - 190
  const rechts = AXIS + 190
  const oben = unten - 230
  return [
    // Lobby with a second pair of doors against wind and noise.
    ...wall('quer', links, oben, rechts - links, INSIDE, [
      { bei: 24, weite: 56, fenster: true },
      { bei: 80, weite: 220 },
      { bei: 300, weite: 56, fenster: true },
    ]),
    ...wall('hoch', links, oben + INSIDE, 230 - INSIDE, INSIDE, [{ bei: 30, weite: 150, fenster: true }]),
    ...wall('hoch', rechts - INSIDE, oben + INSIDE, 230 - INSIDE, INSIDE, [
      { bei: 30, weite: 150, fenster: true },
    ]),
    ...doubleDoor(AXIS - 110, oben, 220, 'nord'),
    ...doubleDoor(AXIS - 110, unten, 220, 'nord'),
    // The staff's desk looks at the entrance and along the main aisle; their office lies behind it.
    form('theke', 'M2060 2300H2330A60 60 0 0 1 2390 2360V2500H2325V2365H2060A32 32 0 0 1 2060 2300Z'),
    ...wall('quer', 2030, 2600, 384, INSIDE, [
      { bei: 20, weite: 200, fenster: true },
      { bei: 250, weite: DOOR },
    ]),
    ...wall('hoch', 2016, 2600, unten - 2600, INSIDE, [{ bei: 60, weite: 140, fenster: true }]),
    ...wall('hoch', 2414, 2600, unten - 2600, INSIDE),
    door(2280 + DOOR, 2600, -DOOR, 'nord'),
    rect('tisch', 2060, 2700, 180, 80),
    rect('regal', 2270, 2820, 140, 40),
    // Down to cloakroom and lavatories.
    ...wall('hoch', 2640, 2440, unten - 2440, INSIDE),
    ...stairs(2450, 2500, 180, 340),
  ]
}

function stacks(): Form[] {
  return [
    // Sound screens between the zones are double-sided stacks.
    stack(824, 420, 50, 700),
    stack(824, 1260, 50, 700),
    stack(2690, 420, 50, 660),
    stack(2690, 1300, 50, 660),
    ...[1080, 1210, 1340, 1470].map((x) => stack(x, 2240, 50, 540)),
    ...[420, 1300].map((y) => rect('regal', 3520, y, 40, 660)),
  ]
}

function plants(): Form[] {
  const spots: readonly (readonly [number, number, number])[] = [
    [1545, 2812, 34],
    [1960, 2350, 42],
    [407, 2528, 36],
    [703, 2528, 36],
    [962, 2216, 30],
    [2790, 2810, 40],
    [3460, 2810, 40],
    [3460, 2230, 40],
    [850, 1190, 42],
    [2715, 1190, 42],
    [3540, 1190, 44],
    [3540, 2110, 44],
  ]
  return spots.map(([x, y, r]) => plant(x, y, r))
}

function captions(): Form[] {
  return [
    caption(2625, 268, 'Fensterplätze', 'Window desks', true),
    caption(490, 376, 'Stille Zone', 'Silent zone', true),
    caption(AXIS, 376, 'Lange Tafeln', 'Long tables', true),
    caption(3100, 376, 'Rechnerplätze', 'Computer desks', true),
    caption(555, 2216, 'Sesselgarten', 'Armchair garden', true),
    caption(3120, 2216, 'Stehpulte', 'Standing desks', true),
    caption(1300, 2216, 'Freihand', 'Open stacks'),
    caption(2215, 2450, 'Auskunft', 'Information'),
    caption(2200, 2650, 'Team', 'Staff'),
    caption(2540, 2420, 'Garderobe', 'Cloakroom'),
    caption(AXIS, 2925, 'Eingang Marktplatz', 'Entrance market square'),
  ]
}
