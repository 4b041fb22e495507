import type { FahrzeugView } from '@platzwart/contract/fahrzeug'
import { AUSSTATTUNG, type Ausstattung } from '../../flotte/model/choice.ts'

/** The values of a vehicle's form: every field as its input has it, empty for none. */
export interface Stammdaten {
  readonly kennzeichen: string
  readonly marke: string
  readonly modell: string
  readonly kategorie: string
  readonly farbe: string
  readonly standortId: string
  readonly abstellplatzId: string
  readonly gueltigVon: string
  readonly gueltigBis: string
  readonly kraftstoff: string
  readonly leistungKw: number | null
  readonly getriebe: string
  readonly kofferLiter: number | null
  readonly sitze: number | null
  readonly tueren: number | null
  readonly fuehrerscheinklasse: string
  readonly ausstattung: readonly Ausstattung[]
  readonly fahrtenbuch: string
  readonly hinweis: string
  readonly schluesselHinweis: string
  readonly schluesselCode: string
  /** Only for a new vehicle; later every trip updates it. */
  readonly kilometerstand: number | null
}

export type StammdatenField = keyof Stammdaten

export const EMPTY: Stammdaten = {
  kennzeichen: '',
  marke: '',
  modell: '',
  kategorie: '',
  farbe: '',
  standortId: '',
  abstellplatzId: '',
  gueltigVon: '',
  gueltigBis: '',
  kraftstoff: '',
  leistungKw: null,
  getriebe: '',
  kofferLiter: 0,
  sitze: 5,
  tueren: 5,
  fuehrerscheinklasse: 'B',
  ausstattung: [],
  fahrtenbuch: 'einfach',
  hinweis: '',
  schluesselHinweis: '',
  schluesselCode: '',
  kilometerstand: 0,
}

/** F1: the required fields. */
const REQUIRED = [
  'kennzeichen',
  'marke',
  'modell',
  'kategorie',
  'standortId',
  'kraftstoff',
  'getriebe',
  'sitze',
  'tueren',
  'fuehrerscheinklasse',
] as const satisfies readonly StammdatenField[]

export function isRequired(feld: StammdatenField): boolean {
  return REQUIRED.some((one) => one === feld)
}

export function stammdatenOf(view: FahrzeugView): Stammdaten {
  return {
    kennzeichen: view.kennzeichen,
    marke: view.marke,
    modell: view.modell,
    kategorie: view.kategorie,
    farbe: view.farbe ?? '',
    standortId: view.standort.id,
    abstellplatzId: view.abstellplatz?.id ?? '',
    gueltigVon: view.gueltigVon ?? '',
    gueltigBis: view.gueltigBis ?? '',
    kraftstoff: view.kraftstoff,
    leistungKw: view.leistungKw,
    getriebe: view.getriebe,
    kofferLiter: view.kofferLiter,
    sitze: view.sitze,
    tueren: view.tueren,
    fuehrerscheinklasse: view.fuehrerscheinklasse,
    ausstattung: AUSSTATTUNG.filter((one) => view[one]),
    fahrtenbuch: view.fahrtenbuch,
    hinweis: view.hinweis,
    schluesselHinweis: view.schluesselHinweis,
    schluesselCode: view.schluesselCode ?? '',
    kilometerstand: view.zustand.kilometerstand,
  }
}

const orNull = (text: string) => (text === '' ? null : text)

/** Converts to the API's shape. */
export function bodyOf({ ausstattung, kilometerstand: _, ...daten }: Stammdaten) {
  return {
    ...daten,
    ...Object.fromEntries(AUSSTATTUNG.map((one) => [one, ausstattung.includes(one)])),
    farbe: orNull(daten.farbe.trim()),
    abstellplatzId: orNull(daten.abstellplatzId),
    gueltigVon: orNull(daten.gueltigVon),
    gueltigBis: orNull(daten.gueltigBis),
    kofferLiter: daten.kofferLiter ?? 0,
  }
}

export function newBodyOf(daten: Stammdaten) {
  return { ...bodyOf(daten), kilometerstand: daten.kilometerstand ?? 0 }
}
