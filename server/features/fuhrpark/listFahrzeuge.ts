import type { fahrzeugQuerySchema } from '@platzwart/contract/fahrzeug'
import { isUuid } from '@platzwart/domain/id'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import { findFahrzeuge, parseAusstattung } from '../flotte/findFahrzeuge.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { readZustaende } from '../flotte/queries.ts'
import { presentFahrzeug } from '../flotte/showFahrzeug.ts'

export type FahrzeugQuery = z.output<typeof fahrzeugQuerySchema>

const formatCursor = (id: string) => Buffer.from(id).toString('base64url')

/** The id of the last car of the page before; null for a text that is none of ours. */
function parseCursor(text: string): string | null {
  const id = Buffer.from(text, 'base64url').toString('utf8')
  return isUuid(id) ? id : null
}

function refuseField(field: string) {
  const issues: CodedIssue[] = [{ code: 'feld.format', field, data: {} }]
  return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}

/** The cars of the fleet by location and plate, page by page; the deactivated ones for those who maintain them. */
export async function listFahrzeuge(call: Call, query: FahrzeugQuery) {
  const { tx, person, konfiguration } = call
  if (parseAusstattung(query.ausstattung) === null) return refuseField('ausstattung')
  const after = query.cursor === undefined ? null : parseCursor(query.cursor)
  if (query.cursor !== undefined && after === null) return refuseField('cursor')
  const flotte = await flotteOf({ tx, konfiguration })
  const all = [...flotte.byId.values()]
  const start = after === null ? 0 : all.findIndex((car) => car.id === after) + 1
  if (after !== null && start === 0) return refuseField('cursor')
  const gone = query.deaktivierte === true && person.berechtigungen.has('fahrzeug_pflege')
  const found = findFahrzeuge(all.slice(start), query).filter((car) => gone || !car.deaktiviert)
  const page = found.slice(0, query.limit)
  const zustaende = await readZustaende(
    tx,
    page.map((car) => car.id),
  )
  const last = page.at(-1)
  return {
    status: 200,
    body: {
      items: page.map((car) => presentFahrzeug(car, zustaende.get(car.id))),
      cursor: found.length > page.length && last ? formatCursor(last.id) : null,
    },
  } as const
}
