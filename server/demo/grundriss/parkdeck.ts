import { drawn, type Entwurf, type Platz } from './entwurf.ts'
import { caption, door, plant, rect } from './form.ts'
import { wall } from './wall.ts'

/** Inside of the deck: 20 m by 16 m. */
const DECK = { links: 80, oben: 80, rechts: 2080, unten: 1680 } as const
const SPACE = { breite: 250, hoehe: 500 } as const

/** The car park of the harbour works: twelve spaces on both sides of a lane, two of them with a charging point. */
export function parkdeck(): Entwurf {
  return drawn(
    {
      bezeichnung: 'Parkdeck Kai 4',
      beschreibung: 'Erdgeschoss, Einfahrt von Westen; der Aufzug führt ins Großraumbüro.',
      breite: 2160,
      hoehe: 1760,
    },
    building(),
    [],
    [...row(1, DECK.oben + 20, 180), ...row(7, DECK.unten - 20 - SPACE.hoehe, 0)],
  )
}

function row(first: number, oben: number, drehung: number): Platz[] {
  return Array.from({ length: 6 }, (_, i) => ({
    bezeichnung: `P ${String(first + i).padStart(2, '0')}`,
    art: 'stellplatz',
    zone: 'Parkdeck',
    kapazitaet: 1,
    zweitePersonNoetig: false,
    aktiv: true,
    bedingungen: '',
    beschreibung: i === 0 ? 'Breiter, gleich neben dem Aufzug.' : 'Für einen Pkw, Einfahrt bis 2 Meter Höhe.',
    ausstattung: i === 5 ? { Ladepunkt: 1 } : i === 0 ? { Barrierefrei: 1 } : {},
    ...SPACE,
    x: 480 + i * 270,
    y: oben + SPACE.hoehe / 2,
    drehung,
  }))
}

function building() {
  const { links, oben, rechts, unten } = DECK
  const breite = rechts - links
  const hoehe = unten - oben
  return [
    rect('boden', links, oben, breite, hoehe),
    rect('zone', links + 260, oben + 8, breite - 280, SPACE.hoehe + 24),
    rect('zone', links + 260, unten - SPACE.hoehe - 32, breite - 280, SPACE.hoehe + 24),
    ...wall('quer', links - 40, oben - 40, breite + 80, 40),
    ...wall('quer', links - 40, unten, breite + 80, 40),
    ...wall('hoch', links - 40, oben, hoehe, 40, [{ bei: 560, weite: 480 }]),
    ...wall('hoch', rechts, oben, hoehe, 40, [{ bei: 750, weite: 100 }]),
    door(rechts, oben + 750, 100, 'west'),
    plant(links + 120, oben + 120, 60),
    caption(links + 190, (oben + unten) / 2, 'Einfahrt', 'Way in'),
    caption(rechts - 190, (oben + unten) / 2, 'Aufzug', 'Lift'),
  ]
}
