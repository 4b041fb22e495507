import type { fahrzeugExportQuerySchema } from '@platzwart/contract/fahrzeug'
import { FAHRZEUGE_COLUMNS, type FahrzeugColumn } from '@platzwart/domain/fahrzeug/einfuhr/columns'
import type { z } from 'zod'
import type { Call } from '../../../platform/http/endpoint.ts'
import { type CsvFile, fileNameOf, headLine, tableLine } from '../../einfuhr/writeTable.ts'
import { findFahrzeuge } from '../../flotte/findFahrzeuge.ts'
import { type FlottenFahrzeug, flotteOf } from '../../flotte/flotte.ts'
import { readZustaende } from '../../flotte/queries.ts'
import { FAHRZEUGE } from './art.ts'

type Values = Readonly<Record<FahrzeugColumn, string | number | boolean | null>>

const valuesOf = ({ stammdaten }: FlottenFahrzeug, kilometerstand: number): Values => ({
  ...stammdaten,
  standort: stammdaten.standort.name,
  abstellplatz: stammdaten.abstellplatz?.name ?? null,
  kilometerstand,
})

/** The vehicles of the fleet, as the list is filtered, as a table that can be brought back; those out of use are in none. */
export async function exportFahrzeuge(
  call: Call,
  query: z.output<typeof fahrzeugExportQuerySchema>,
): Promise<CsvFile> {
  const { tx, konfiguration } = call
  const { list } = await flotteOf({ tx, konfiguration })
  const cars = findFahrzeuge(list, query)
  const zustaende = await readZustaende(
    tx,
    cars.map(({ id }) => id),
  )
  const { spalten } = FAHRZEUGE_COLUMNS
  const lines = cars.map((car) => {
    const values = valuesOf(car, zustaende.get(car.id)?.kilometerstand ?? 0)
    return tableLine(
      call,
      FAHRZEUGE,
      spalten.map((spalte) => [spalte, String(values[spalte] ?? '')]),
    )
  })
  return {
    parts: [headLine(call, { art: 'fahrzeuge', spalten }), ...lines],
    dateiname: fileNameOf(call, 'fahrzeuge'),
  }
}
