import { fahrzeugCreateSchema } from '@platzwart/contract/fahrzeug'
import type { Cells } from '@platzwart/domain/einfuhr/columns'
import {
  FAHRZEUGE_COLUMNS,
  type FahrzeugColumn,
  readFahrzeugCell,
} from '@platzwart/domain/fahrzeug/einfuhr/columns'
import type { FahrzeugLine } from '@platzwart/domain/fahrzeug/einfuhr/urteil'
import { kennzeichenOf } from '@platzwart/domain/fahrzeug/kennzeichen'
import { z } from 'zod'
import { shapesLines } from '../../einfuhr/readCells.ts'

const { shape } = fahrzeugCreateSchema

/** What a line may say, within the bounds of a vehicle's own form; what it does not say has no default here. */
const lineSchema = z
  .object({
    kennzeichen: shape.kennzeichen,
    standort: z.string().optional(),
    abstellplatz: z.string().optional(),
    marke: shape.marke.optional(),
    modell: shape.modell.optional(),
    kategorie: shape.kategorie.optional(),
    farbe: shape.farbe.unwrap().optional(),
    kraftstoff: shape.kraftstoff.optional(),
    leistungKw: shape.leistungKw.unwrap().optional(),
    getriebe: shape.getriebe.optional(),
    sitze: shape.sitze.optional(),
    tueren: shape.tueren.optional(),
    kofferLiter: shape.kofferLiter.unwrap().optional(),
    fuehrerscheinklasse: shape.fuehrerscheinklasse.optional(),
    klimaanlage: shape.klimaanlage.unwrap().optional(),
    navigation: shape.navigation.unwrap().optional(),
    tempomat: shape.tempomat.unwrap().optional(),
    sitzheizung: shape.sitzheizung.unwrap().optional(),
    fahrtenbuch: shape.fahrtenbuch.unwrap().optional(),
    gueltigVon: shape.gueltigVon.unwrap().optional(),
    gueltigBis: shape.gueltigBis.unwrap().optional(),
    kilometerstand: shape.kilometerstand.unwrap().optional(),
    hinweis: shape.hinweis.unwrap().optional(),
    schluesselHinweis: shape.schluesselHinweis.unwrap().optional(),
  })
  .strict()

const shapeLine = shapesLines({ tabelle: FAHRZEUGE_COLUMNS, schema: lineSchema, read: readFahrzeugCell })

/** A line as the rules take it, or what is wrong with its shape. Empty cells say nothing. */
export function shapeOf(zeile: number, gelesen: Cells<FahrzeugColumn>) {
  const { data, faults } = shapeLine(gelesen)
  const line: FahrzeugLine | null = data && { zeile, ...data, kennzeichen: kennzeichenOf(data.kennzeichen) }
  return { line, faults }
}
