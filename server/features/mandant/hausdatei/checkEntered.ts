import { benutzerUpdateSchema, berechtigungSchema } from '@platzwart/contract/benutzer'
import { gruppeCreateSchema, rolleCreateSchema } from '@platzwart/contract/berechtigung'
import { dateinameSchema } from '@platzwart/contract/datei'
import {
  fahrzeugCreateSchema,
  schadenCreateSchema,
  serviceheftSaveSchema,
} from '@platzwart/contract/fahrzeug'
import { fuehrerscheinPruefungCreateSchema, fuehrerscheinSaveSchema } from '@platzwart/contract/fuehrerschein'
import { grundrissSaveSchema, leseraumSaveSchema } from '@platzwart/contract/grundriss'
import { logoNameSchema, mandantUpdateSchema } from '@platzwart/contract/mandant'
import { text } from '@platzwart/contract/schema'
import { ausstattungSaveSchema, bundeslandSaveSchema, standortSaveSchema } from '@platzwart/contract/standort'
import { isEinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { readStored } from '@platzwart/domain/einstellung/parseWert'
import { MOST_SITZUNG_STUNDEN } from '@platzwart/domain/mandant/sitzungDauer'
import { z } from 'zod'

/** `bildDeckkraft` of the API is `bild_deckkraft` of the database. */
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What a schema says of its fields, said of the columns that they are kept in; nothing in a column is nothing said. */
function columnsOf(shape: z.ZodRawShape, fields: readonly string[]): Record<string, z.ZodType> {
  return Object.fromEntries(
    fields.map((field) => [columnOf(field), z.union([z.null(), shape[field] as z.ZodType])]),
  )
}

/** Of these columns; the others are judged by their types alone. */
const rowOf = (columns: Record<string, z.ZodType>) => z.looseObject(columns)
const HOUR = /(\d+):(\d\d):(\d\d)/
const UNITS = { year: 24 * 365, mon: 24 * 30, day: 24 } as const

/** Hours of an interval, as PostgreSQL writes one. */
function hoursOf(interval: string): number {
  const [, hours = '0', minutes = '0'] = HOUR.exec(interval) ?? []
  const days = Object.entries(UNITS).map(
    ([unit, each]) => each * Number(new RegExp(`(-?\\d+) ${unit}s?`).exec(interval)?.[1] ?? 0),
  )
  return days.reduce((sum, one) => sum + one, Number(hours) + Number(minutes) / 60)
}

const dauer = z.string().refine((interval) => {
  const hours = hoursOf(interval)
  return hours >= 1 && hours <= MOST_SITZUNG_STUNDEN
})
const logo = logoNameSchema.nullable()

const einstellung = rowOf({ option_name: z.string(), wert: z.string() }).refine(
  ({ option_name: name, wert }) =>
    isEinstellungName(String(name)) && readStored(name as never, String(wert)) !== null,
  { path: ['wert'] },
)

const grant = rowOf({ berechtigung: berechtigungSchema })

const STAMMDATEN = [
  'kategorie',
  'marke',
  'modell',
  'kennzeichen',
  'kraftstoff',
  'leistungKw',
  'getriebe',
  'kofferLiter',
  'sitze',
  'tueren',
  'farbe',
  'fuehrerscheinklasse',
  'fahrtenbuch',
  'hinweis',
  'schluesselHinweis',
  'schluesselCode',
]

/** What people enter, by table, as the operations take it that enter it. */
export const ROW_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  mandant: rowOf({
    ...columnsOf(mandantUpdateSchema.shape, ['zone', 'sprache', 'module', 'akzent']),
    ...columnsOf(mandantUpdateSchema.shape, ['datenschutz', 'datenschutzEn', 'impressum', 'impressumEn']),
    ...columnsOf(mandantUpdateSchema.shape, ['barrierefreiheit', 'barrierefreiheitEn']),
    sitzung_leerlauf: dauer,
    sitzung_gesamt: dauer,
    logo,
    logo_dunkel: logo,
  }),
  mandant_legacy: rowOf(columnsOf(mandantUpdateSchema.shape, ['kundenname'])),
  benutzer: rowOf(
    columnsOf(benutzerUpdateSchema.shape, ['vorname', 'nachname', 'email', 'personalnummer', 'sprache']),
  ),
  rolle: rowOf(columnsOf(rolleCreateSchema.shape, ['name'])),
  gruppe: rowOf(columnsOf(gruppeCreateSchema.shape, ['name'])),
  rolle_berechtigung: grant,
  benutzer_berechtigung: grant,
  einstellung_wert: einstellung,
  standort: rowOf({
    ...columnsOf(standortSaveSchema.shape, ['name', 'adresse']),
    ...columnsOf(bundeslandSaveSchema.shape, ['bundesland']),
  }),
  abstellplatz: rowOf({ name: text(60, 1) }),
  ausstattung: rowOf(columnsOf(ausstattungSaveSchema.shape, ['name'])),
  grundriss: rowOf({
    ...columnsOf(grundrissSaveSchema.shape, ['bezeichnung', 'beschreibung', 'link', 'bereich']),
    ...columnsOf(grundrissSaveSchema.shape, ['breite', 'hoehe', 'zeichnung']),
  }),
  leseraum: rowOf({
    ...columnsOf(leseraumSaveSchema.shape, ['bezeichnung', 'art', 'zone', 'kapazitaet', 'beschreibung']),
    ...columnsOf(leseraumSaveSchema.shape, ['bedingungen', 'x', 'y', 'breite', 'hoehe', 'drehung']),
  }),
  leseraum_ausstattung: rowOf({ anzahl: z.int().min(1).max(1000) }),
  datei: rowOf({ dateiname: dateinameSchema }),
  fahrzeug: rowOf(columnsOf(fahrzeugCreateSchema.shape, STAMMDATEN)),
  fahrzeug_schaden: rowOf(columnsOf(schadenCreateSchema.shape, ['beschreibung', 'ansicht', 'x', 'y'])),
  serviceheft_eintrag: rowOf(columnsOf(serviceheftSaveSchema.shape, ['art', 'beschreibung'])),
  fuehrerschein: rowOf(
    columnsOf(fuehrerscheinSaveSchema.shape, ['nummer', 'beschraenkungen', 'zusatzinfo', 'klassen']),
  ),
  fuehrerschein_pruefung: rowOf(columnsOf(fuehrerscheinPruefungCreateSchema.shape, ['notiz'])),
}
