import type { Ausstattung, Platz } from './entwurf.ts'
import { HALLE, PARTITION, RAEUME } from './lesesaalWalls.ts'

interface Gruppenraum {
  readonly name: string
  readonly kapazitaet: number
  readonly ausstattung: Ausstattung
  readonly bedingungen?: string
  readonly zweitePersonNoetig?: boolean
}

/** From north to south, as the rooms of the plan lie. */
const GRUPPENRAEUME: readonly Gruppenraum[] = [
  {
    name: 'Ahorn',
    kapazitaet: 8,
    ausstattung: { Steckdose: 8, Whiteboard: 1, Beamer: 1, Videokonferenz: 1, Barrierefrei: 1 },
    bedingungen: 'Nur für Gruppen: Eine zweite Person bestätigt die Buchung.',
    zweitePersonNoetig: true,
  },
  { name: 'Birke', kapazitaet: 6, ausstattung: { Steckdose: 6, Whiteboard: 1, Monitor: 1 } },
  { name: 'Buche', kapazitaet: 4, ausstattung: { Steckdose: 4, Whiteboard: 1 } },
  { name: 'Eibe', kapazitaet: 4, ausstattung: { Steckdose: 4, Monitor: 1 } },
  { name: 'Eiche', kapazitaet: 6, ausstattung: { Steckdose: 6, Whiteboard: 1, Monitor: 1, Barrierefrei: 1 } },
  {
    name: 'Erle',
    kapazitaet: 4,
    ausstattung: { Steckdose: 4, Scanner: 1, Monitor: 2 },
    bedingungen: 'Für die Arbeit mit dem Großformatscanner; eine zweite Person bestätigt die Buchung.',
    zweitePersonNoetig: true,
  },
  { name: 'Linde', kapazitaet: 6, ausstattung: { Steckdose: 6, Whiteboard: 1, Beamer: 1 } },
  {
    name: 'Weide',
    kapazitaet: 8,
    ausstattung: { Steckdose: 8, Whiteboard: 2, Beamer: 1, Videokonferenz: 1, Barrierefrei: 1 },
    bedingungen: 'Bitte Tische nach der Nutzung zurückstellen.',
  },
]

/** Free of the room's walls all around, so that they stay visible. */
const GAP = 12

export function groupRooms(): Platz[] {
  const links = PARTITION + 14 + GAP
  const breite = HALLE.rechts - GAP - links
  return GRUPPENRAEUME.map((raum, i) => {
    const { oben, hoehe } = RAEUME[i] ?? { oben: 0, hoehe: 0 }
    return {
      bezeichnung: `G-0${i + 1} ${raum.name}`,
      art: 'gruppenraum',
      zone: 'Gruppenräume',
      kapazitaet: raum.kapazitaet,
      beschreibung: `Gruppenraum ${raum.name} für ${raum.kapazitaet} Personen, verglast, mit Tür zum Saal.`,
      bedingungen: raum.bedingungen ?? '',
      zweitePersonNoetig: raum.zweitePersonNoetig ?? false,
      aktiv: true,
      ausstattung: raum.ausstattung,
      x: links + breite / 2,
      y: oben + hoehe / 2,
      breite,
      hoehe: hoehe - 2 * GAP,
      drehung: 0,
    }
  })
}
