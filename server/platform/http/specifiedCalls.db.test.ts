import { ENDPOINTS } from '@platzwart/contract/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Document, Schema } from '../../testing/openapi.ts'
import { app, hausSuite } from '../../testing/suites/haus.ts'

hausSuite()

/** Method and path, then the inputs. */
type Operation = readonly [string, ...string[]]

/**
 * The calls of the specification (section 7), each with our operation and its inputs. The older backend was
 * called by tables and columns; comments note what has another name here or needs no call.
 */
const CALLS: readonly (readonly [call: string, ...operations: Operation[]])[] = [
  // Houses. A house is deleted as a whole, with its domains, after typing its name.
  ['tenant: insert {name}', ['POST /api/mandanten', 'name']],
  ['tenant: update {name} by id', ['PATCH /api/mandanten/{id}', 'name']],
  ['tenant: select all', ['GET /api/mandanten', 'cursor', 'limit']],
  ['tenant: delete (domains first)', ['POST /api/mandanten/{id}/loeschung', 'name']],
  ['legacy mapping: select by tenant', ['GET /api/mandant'], ['GET /api/mandanten/{id}']],
  ['tenant domain: select by tenant id', ['GET /api/mandanten/{id}']],
  ['tenant domain: insert {domain, tenant id}', ['POST /api/mandanten/{id}/domains', 'domain']],
  ['tenant domain: delete by domain and tenant id', ['DELETE /api/mandanten/{id}/domains/{domain}']],

  // People. Changing the status is an operation of its own, because it ends sessions and bookings.
  ['user: select active ordered by email', ['GET /api/benutzer', 'status', 'sortierung', 'richtung']],
  ['user: by id, ids or email', ['GET /api/benutzer/{id}'], ['GET /api/benutzer', 'suche']],
  [
    'user: update {id, vorname, nachname, email}',
    ['PATCH /api/benutzer/{id}', 'vorname', 'nachname', 'email'],
  ],
  [
    'user: update {status}',
    ['POST /api/benutzer/{id}/aktivierung'],
    ['POST /api/benutzer/{id}/deaktivierung'],
  ],
  [
    'role link: upsert and delete',
    ['PUT /api/benutzer/{id}/rollen/{rolleId}'],
    ['DELETE /api/benutzer/{id}/rollen/{rolleId}'],
  ],
  [
    'group link: upsert and delete',
    ['PUT /api/benutzer/{id}/gruppen/{gruppeId}'],
    ['DELETE /api/benutzer/{id}/gruppen/{gruppeId}'],
  ],

  // Seats. The booker is the caller; a status results from a verb and cannot be written.
  [
    'reading-room booking: insert',
    ['POST /api/leseraum-buchungen', 'leseraumId', 'von', 'bis', 'zweitePerson', 'gruppengroesse'],
  ],
  [
    'reading-room booking: update',
    ['PATCH /api/leseraum-buchungen/{id}', 'leseraumId', 'von', 'bis', 'zweitePerson', 'gruppengroesse'],
  ],
  [
    'reading-room booking: update {status}',
    ['POST /api/leseraum-buchungen/{id}/confirm'],
    ['POST /api/leseraum-buchungen/{id}/check-in'],
    ['POST /api/leseraum-buchungen/{id}/check-out'],
    ['POST /api/leseraum-buchungen/{id}/cancel'],
  ],
  [
    'reading-room booking: select by room, id, day and room, room list and time window, status and either mail',
    ['GET /api/leseraum-buchungen/{id}'],
    ['GET /api/leseraum-buchungen', 'leseraumId', 'leseraumIds', 'tag', 'von', 'bis', 'status', 'email'],
  ],
  [
    'reading room: upsert, with equipment {ausstattung_id, anzahl}',
    [
      'PUT /api/leseraeume/{id}',
      'aktiv',
      'kapazitaet',
      'bezeichnung',
      'x',
      'y',
      'grundrissId',
      'beschreibung',
      'bedingungen',
      'ausstattung',
    ],
  ],
  [
    'reading room: select by id or floor plan',
    ['GET /api/leseraeume/{id}'],
    ['GET /api/grundrisse/{id}/leseraeume'],
  ],
  // With their plan, and for all plans at once where they are maintained.
  ['opening times: select by floor plan', ['GET /api/grundrisse/{id}'], ['GET /api/oeffnungszeiten']],
  [
    'opening times: replace, weekly and deviating',
    ['PUT /api/grundrisse/{id}/oeffnungszeiten'],
    ['PUT /api/grundrisse/{id}/sonderoeffnungszeiten'],
  ],
  ['floor plan: select all with location', ['GET /api/grundrisse']],
  ['floor plan: upsert returning one row', ['PUT /api/grundrisse/{id}', 'bezeichnung', 'standortId']],
  ['location: select all with parking spaces', ['GET /api/standorte']],

  // Settings. A favourite floor plan is an ordinary value.
  ['feature: select with options and layers', ['GET /api/einstellungen'], ['GET /api/einstellung-werte']],
  ['customizing: insert', ['POST /api/einstellung-werte', 'wert', 'name', 'benutzerId', 'gruppeId']],
  [
    'customizing: update or delete by id',
    ['PUT /api/einstellung-werte/{id}', 'wert'],
    ['DELETE /api/einstellung-werte/{id}'],
  ],
  ['customizing: delete the favourite floor plan', ['DELETE /api/einstellungen/{name}']],

  // Vehicles, drivers and trips.
  [
    'licence: upsert of fields and class flags',
    ['PUT /api/fuehrerscheine/{benutzerId}', 'nummer', 'gueltigBis', 'klassen'],
  ],
  ['vehicle: select all non-deactivated', ['GET /api/fahrzeuge', 'deaktivierte']],
  ['vehicle: by id', ['GET /api/fahrzeuge/{id}']],
  ['vehicle: insert', ['POST /api/fahrzeuge', 'kennzeichen']],
  ['vehicle: update', ['PUT /api/fahrzeuge/{id}', 'kennzeichen']],
  ['vehicle: deactivate', ['POST /api/fahrzeuge/{id}/deactivate']],
  [
    'vehicle opening times: insert or update',
    ['PUT /api/fahrzeuge/{id}/buchungszeiten', 'gueltigVon', 'gueltigBis', 'buchungAusserhalbMoeglich'],
  ],
  ['vehicle booking: insert', ['POST /api/fahrzeug-buchungen', 'fahrzeugId', 'von', 'bis']],
  ['vehicle booking: update', ['PATCH /api/fahrzeug-buchungen/{id}', 'fahrzeugId', 'von', 'bis']],
  [
    'vehicle booking: select by status list, by user or driver',
    ['GET /api/fahrzeug-buchungen', 'status', 'benutzerId', 'fahrerId'],
  ],
  ['vehicle booking: bulk status update', ['POST /api/fahrzeug-stornos', 'ids', 'fahrzeugIds', 'von', 'bis']],
  // Approvers have a row and decide on it, so the booking is not named again.
  [
    'approval: insert, update by booking ids and user',
    ['POST /api/freigaben/{id}/entscheidung', 'freigegeben'],
  ],
  ['approval: select', ['GET /api/freigaben', 'buchung', 'entschieden']],

  // One stream for all changes, which can be resumed.
  ['live: room bookings and vehicle bookings', ['GET /api/live']],
  ['POST /api/mail with {buchung, typ, buchungAlt}', ['POST /api/mail', 'buchung', 'typ', 'buchungAlt']],
  [
    'storage: upload, download, list, remove; the house is that of the session',
    ['PUT /api/dateien/{bucket}/{dateiname}'],
    ['GET /api/dateien/{bucket}/{dateiname}'],
    ['GET /api/dateien/{bucket}'],
    ['DELETE /api/dateien/{bucket}/{dateiname}'],
  ],
  // A session is an HttpOnly cookie that these calls set and delete; there is no refresh token.
  ['auth: password', ['POST /api/auth/sign-in/email', 'email', 'password']],
  ['auth: session', ['GET /api/auth/get-session']],
  ['auth: sign out', ['POST /api/auth/sign-out']],
  [
    'auth: recovery and multi-factor',
    ['POST /api/auth/request-password-reset', 'email'],
    ['POST /api/auth/reset-password', 'token', 'newPassword'],
    ['POST /api/auth/sign-in/second'],
  ],
  // The specification does not give their paths and payloads.
  ['vehicle cancellation', ['POST /api/fahrzeug-buchungen/{id}/cancel']],
  [
    'further booking calls',
    ['POST /api/fahrzeug-buchungen/{id}/check-in'],
    ['POST /api/fahrzeug-buchungen/{id}/check-out'],
    ['POST /api/fahrzeug-sperren'],
  ],
]

interface Answers {
  readonly responses: Readonly<Record<string, unknown>>
}

let document: Document

beforeAll(async () => {
  document = (await app.request(ENDPOINTS.openapi)).json as unknown as Document
})

/** Field names of a request body, inline or referenced. */
function fieldsOf(schema: Schema | undefined): readonly string[] {
  const name = schema?.$ref?.split('/').at(-1)
  if (name !== undefined) return fieldsOf(document.components.schemas[name])
  return [...Object.keys(schema?.properties ?? {}), ...(schema?.anyOf ?? []).flatMap(fieldsOf)]
}

function operationAt(call: string) {
  const [method = '', path = ''] = call.split(' ')
  return document.paths[path]?.[method.toLowerCase()]
}

/** Inputs of an operation: query and body. */
function takenBy(call: string): readonly string[] {
  const operation = operationAt(call)
  const query = (operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
  const bodies = Object.values(operation?.requestBody?.content ?? {})
  return [...query, ...bodies.flatMap(({ schema }) => fieldsOf(schema))]
}

describe('the calls of the specification', () => {
  it.each(CALLS.map(([call, ...operations]) => ({ call, operations })))('$call', ({ operations }) => {
    for (const [call, ...takes] of operations) {
      expect(operationAt(call), call).toBeDefined()
      expect(takenBy(call), call).toEqual(expect.arrayContaining([...takes]))
    }
  })

  it('declare their refusals', () => {
    const calls = [...new Set(CALLS.flatMap(([, ...operations]) => operations.map(([call]) => call)))]
    const silent = calls.filter((call) => {
      const { responses } = operationAt(call) as unknown as Answers
      return !Object.keys(responses).some((status) => Number(status) >= 400 || status === 'default')
    })
    expect(silent).toEqual([])
    expect(calls.length).toBeGreaterThan(55)
  })
})
