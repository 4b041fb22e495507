import { APART } from '@platzwart/contract/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Document, Schema } from '../../testing/openapi.ts'
import { app, hausSuite } from '../../testing/suites/haus.ts'

hausSuite()

/** Method and path, and what it takes. */
type Operation = readonly [string, ...string[]]

/**
 * The calls of the specification (section 7), each with the operation that it is here and what it takes. The older backend was asked by
 * tables and columns; what has another name here than there, or needs no call any more, says so.
 */
const CALLS: readonly (readonly [call: string, ...operations: Operation[]])[] = [
  // Houses. A house is deleted whole, with its domains, behind its typed name.
  ['tenant: insert {name}', ['POST /api/mandanten', 'name']],
  ['tenant: update {name} by id', ['PATCH /api/mandanten/{id}', 'name']],
  ['tenant: select all', ['GET /api/mandanten', 'cursor', 'limit']],
  ['tenant: delete (domains first)', ['POST /api/mandanten/{id}/loeschung', 'name']],
  ['legacy mapping: select by tenant', ['GET /api/mandant'], ['GET /api/mandanten/{id}']],
  ['tenant domain: select by tenant id', ['GET /api/mandanten/{id}']],
  ['tenant domain: insert {domain, tenant id}', ['POST /api/mandanten/{id}/domains', 'domain']],
  ['tenant domain: delete by domain and tenant id', ['DELETE /api/mandanten/{id}/domains/{domain}']],

  // People. The status is changed by an act of its own, because it ends sessions and bookings.
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

  // Seats. Who books is who asks; a status is the outcome of a verb, and no column that is written.
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
  // With the plan that they are of, and of all plans at once where they are kept.
  ['opening times: select by floor plan', ['GET /api/grundrisse/{id}'], ['GET /api/oeffnungszeiten']],
  [
    'opening times: replace, weekly and deviating',
    ['PUT /api/grundrisse/{id}/oeffnungszeiten'],
    ['PUT /api/grundrisse/{id}/sonderoeffnungszeiten'],
  ],
  ['floor plan: select all with location', ['GET /api/grundrisse']],
  ['floor plan: upsert returning one row', ['PUT /api/grundrisse/{id}', 'bezeichnung', 'standortId']],
  ['location: select all with parking spaces', ['GET /api/standorte']],

  // Settings. One's own favourite floor plan is a value like any other.
  ['feature: select with options and layers', ['GET /api/einstellungen'], ['GET /api/einstellung-werte']],
  ['customizing: insert', ['POST /api/einstellung-werte', 'wert', 'name', 'benutzerId', 'gruppeId']],
  [
    'customizing: update or delete by id',
    ['PUT /api/einstellung-werte/{id}', 'wert'],
    ['DELETE /api/einstellung-werte/{id}'],
  ],
  ['customizing: delete the favourite floor plan', ['DELETE /api/einstellungen/{name}']],

  // Vehicles, their drivers and their trips.
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
  // Who is to decide has a row already, and decides on it: the booking is not named a second time.
  [
    'approval: insert, update by booking ids and user',
    ['POST /api/freigaben/{id}/entscheidung', 'freigegeben'],
  ],
  ['approval: select', ['GET /api/freigaben', 'buchung', 'entschieden']],

  // One stream for whatever changes; reading goes on from where it stopped.
  ['live: room bookings and vehicle bookings', ['GET /api/live']],
  ['POST /api/mail with {buchung, typ, buchungAlt}', ['POST /api/mail', 'buchung', 'typ', 'buchungAlt']],
  [
    'storage: upload, download, list, remove; the house is that of the session',
    ['PUT /api/dateien/{bucket}/{dateiname}'],
    ['GET /api/dateien/{bucket}/{dateiname}'],
    ['GET /api/dateien/{bucket}'],
    ['DELETE /api/dateien/{bucket}/{dateiname}'],
  ],
  // A session is a cookie that scripts cannot read: it is set and emptied by these, and there is no token to refresh.
  ['auth: password', ['POST /api/auth/sign-in/email', 'email', 'password']],
  ['auth: session', ['GET /api/auth/get-session']],
  ['auth: sign out', ['POST /api/auth/sign-out']],
  [
    'auth: recovery and multi-factor',
    ['POST /api/auth/request-password-reset', 'email'],
    ['POST /api/auth/reset-password', 'token', 'newPassword'],
    ['POST /api/auth/sign-in/second'],
  ],
  // Paths and payloads of these are not shown there.
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
  document = (await app.request(APART.openapi)).json as unknown as Document
})

/** Of a request's body, wherever the document keeps it. */
function fieldsOf(schema: Schema | undefined): readonly string[] {
  const name = schema?.$ref?.split('/').at(-1)
  if (name !== undefined) return fieldsOf(document.components.schemas[name])
  return [...Object.keys(schema?.properties ?? {}), ...(schema?.anyOf ?? []).flatMap(fieldsOf)]
}

function operationAt(call: string) {
  const [method = '', path = ''] = call.split(' ')
  return document.paths[path]?.[method.toLowerCase()]
}

/** What an operation can be told: its query and its body. */
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

  it('declare what they refuse', () => {
    const calls = [...new Set(CALLS.flatMap(([, ...operations]) => operations.map(([call]) => call)))]
    const silent = calls.filter((call) => {
      const { responses } = operationAt(call) as unknown as Answers
      return !Object.keys(responses).some((status) => Number(status) >= 400 || status === 'default')
    })
    expect(silent).toEqual([])
    expect(calls.length).toBeGreaterThan(55)
  })
})
