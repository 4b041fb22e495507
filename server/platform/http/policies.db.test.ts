import * as healthWire from '@platzwart/contract/operations/health'
import * as liveWire from '@platzwart/contract/operations/live'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { describe, expect, it } from 'vitest'
import { isOfSignIn } from '../../testing/openapi.ts'
import { flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'
import { POLICIES } from './policy.ts'

flotteSuite()

interface Operation {
  readonly operationId: string
  readonly responses: Record<string, unknown>
}

interface Route {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

async function documented(): Promise<Route[]> {
  const { paths } = (await app.request(ENDPOINTS.openapi)).json as unknown as {
    paths: Record<string, Record<string, Operation>>
  }
  const own = Object.entries(paths).filter(([path]) => !isOfSignIn(path))
  return own.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

const concrete = (path: string) =>
  path
    .replace('{tag}', '2026-11-23')
    .replace('{bucket}', 'fahrzeuge')
    .replace(/(logos?)\/{dateiname}/, '$1/logo-0123456789abcdef.png')
    .replace('{dateiname}', 'golf.png')
    .replace('{art}', 'personen')
    .replace('{anlass}', 'sonder')
    .replace('{untergrund}', 'hell')
    .replace('{name}', 'leseraum.zeitschritt')
    .replace('{schritt}', 'rechte')
    .replace('{typ}', 'erinnerung')
    .replace('{berechtigung}', 'fahrzeug_buchen')
    .replaceAll(/\{\w+\}/g, '01980000-0000-7000-8000-000000000000')

const WORDS = { betreff: 'X', einleitung: 'X', schluss: 'X' }

/** Required query parameters. */
const QUERIES: Record<string, string> = {
  listFeiertage: '?land=NW&jahr=2027',
  explainEinstellungen: '?benutzerId=01980000-0000-7000-8000-000000000001',
  listHistory: '?option=leseraum.tageImVoraus',
  countTouched: '?option=leseraum.tageImVoraus&wert=20',
  uploadEinfuhr: '?dateiname=personen.csv',
  importMandant: '?name=Neu',
  listFahrzeugBetroffene: '?aenderung=standort',
  listFuehrerscheinBetroffene: '?aenderung=pruefung',
  listSchliessungBetroffene: '?gueltigVon=2026-11-24&gueltigBis=2026-11-25&von=08:00&bis=12:00&status=offen',
}

const SERVICE = {
  name: 'X',
  aussteller: 'https://id.example',
  clientId: 'x',
  geheimnis: 'x',
  bereiche: 'openid',
  gruppenAngabe: null,
}

/** Endpoints without declaration: better-auth's paths, the documents, metrics, and browser reports. */
const UNDECLARED = ['/api/auth/*', ENDPOINTS.openapi, ENDPOINTS.docs, ENDPOINTS.metrics, ENDPOINTS.cspReports]

describe('every route', () => {
  it('is declared with policy and statuses, or is on the short list', async () => {
    const declared = new Set(
      (await documented()).map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )
    const served = app.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    const stray = served.filter(
      ({ method, path }) => !declared.has(`${method} ${path}`) && !UNDECLARED.includes(path as never),
    )
    expect(served.length).toBeGreaterThan(20)
    expect(stray.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('has one policy per operation in the document', async () => {
    const routes = await documented()
    expect(routes.length).toBe(POLICIES.size)
    for (const { operation } of routes)
      expect([operation.operationId, POLICIES.has(operation.operationId)]).toEqual([
        operation.operationId,
        true,
      ])
    for (const { operation } of routes) {
      expect([operation.operationId, Object.keys(operation.responses)]).toEqual([
        operation.operationId,
        expect.arrayContaining(['401', '403', '404', '422', '500']),
      ])
    }
  })

  it('writes exactly where its policy says so, and never by GET', async () => {
    for (const { method, operation } of await documented()) {
      expect([operation.operationId, method !== 'GET']).toEqual([
        operation.operationId,
        POLICIES.get(operation.operationId)?.writes,
      ])
    }
  })

  it('answers a guest with 401 unless it is open', async () => {
    for (const { method, path, operation } of await documented()) {
      if (path === liveWire.live.path) continue
      const open = POLICIES.get(operation.operationId)?.who === 'offen'
      const answer = await app.request(concrete(path), {
        method,
        ...(method === 'GET' ? {} : { body: {} }),
        host: haus.host,
      })
      // Input is validated first, which reveals nothing beyond the document. The named record may be missing.
      const named = open && path.includes('{') ? [404] : []
      const shaped = open && method !== 'GET' ? [422] : []
      expect([operation.operationId, open ? [200, ...named, ...shaped] : [401, 422]]).toEqual([
        operation.operationId,
        expect.arrayContaining([answer.status]),
      ])
    }
  })

  it('answers a reader with 403 where it requires a permission', async () => {
    const fahrzeug = {
      standortId: haus.standortId,
      kategorie: 'kombi',
      marke: 'X',
      modell: 'X',
      kennzeichen: 'X',
      kraftstoff: 'diesel',
      leistungKw: 1,
      getriebe: 'automatik',
      sitze: 1,
      tueren: 1,
      farbe: 'X',
      fuehrerscheinklasse: 'B',
    }
    const bodies: Record<string, unknown> = {
      applyEinfuhr: { einladen: false },
      correctFahrt: { grund: 'x', stand: 1 },
      explainLuecke: { kmVon: 1, kmBis: 2, fahrtart: 'privat', grund: 'x' },
      requestAusfuhr: { format: 'pdf', von: '2026-11-01', bis: '2026-11-30' },
      lockLeseraeume: {
        grundrissId: haus.grundrissId,
        von: '2026-12-01T08:00:00Z',
        bis: '2026-12-01T09:00:00Z',
      },
      bookFahrt: {
        fahrzeugId: haus.grundrissId,
        von: '2026-12-01T08:00:00Z',
        bis: '2026-12-01T09:00:00Z',
        fahrtgrund: 'X',
      },
      closeFahrzeug: {
        fahrzeugId: haus.grundrissId,
        typ: 'DEFEKT',
        von: '2026-12-01T08:00:00Z',
        bis: '2026-12-01T09:00:00Z',
      },
      cancelFahrten: { ids: [], informationstext: 'X' },
      cancelLeseraumBuchungen: { ids: [haus.grundrissId], informationstext: 'X' },
      replaceOeffnungszeiten: [],
      replaceSonderoeffnungszeiten: [],
      applySchliessung: { stand: 'x', alle: 'belassen' },
      createMandant: { name: 'X', domains: [], admin: { email: 'a@b.example', vorname: 'A', nachname: 'B' } },
      changeMandant: {},
      grantZugriff: { tage: 1 },
      changePersonalratsmodus: { an: false, mindestgruppe: 5 },
      changeEinrichtung: { abgelegt: true },
      createLoeschsperre: { kennung: 'a@b.example', grund: 'g' },
      changeStep: { unnoetig: true },
      changeZweitfaktor: { noetig: true },
      deleteBeispiel: { buchungen: 0, fahrten: 0 },
      updateMandant: {},
      addDomain: { domain: 'x.localhost' },
      addMailDomain: { domain: 'x.example' },
      deleteMandant: { name: 'X' },
      inviteAdmin: { email: 'x@x.example', vorname: 'X', nachname: 'Y' },
      saveFuehrerschein: { ausgestelltAm: null, klassen: [] },
      checkFuehrerschein: { inOrdnung: true },
      decideFreigabe: { freigegeben: true },
      createFahrzeug: fahrzeug,
      updateFahrzeug: fahrzeug,
      deactivateFahrzeug: {},
      saveBuchungszeiten: { wochentage: [1] },
      setFahrzeugBild: { bildId: null },
      createSchaden: { beschreibung: 'X', ansicht: 'links', x: 1, y: 1 },
      mendSchaden: { behoben: true },
      createServiceheft: { art: 'HU', von: '2026-11-20', bis: '2026-11-20' },
      updateServiceheft: { art: 'HU', von: '2026-11-20', bis: '2026-11-20' },
      savePruefungen: [],
      saveHausEinstellungen: { aenderungen: [{ name: 'fahrzeug.zeitschritt', wert: 30, bisher: 15 }] },
      createWert: { name: 'leseraum.tageImVoraus', wert: 20 },
      updateWert: { wert: 20 },
      saveStandort: { name: 'X' },
      setBundesland: { bundesland: 'NW' },
      inviteBenutzer: { personen: [{ email: 'x@x.example', vorname: 'X', nachname: 'X' }] },
      updateBenutzer: {},
      changeRechte: { gruppenIds: [], rollenIds: [], berechtigungen: [] },
      anonymiseBenutzer: { name: 'x' },
      mergeBenutzer: {},
      deactivateBenutzer: {},
      pairAnzeigegeraet: { code: 'BCDF-GHJK' },
      createAnmeldedienst: SERVICE,
      updateAnmeldedienst: Object.assign(
        { zutritt: 'alle', zutrittGruppe: null, zuordnung: [], aktiv: false, pflicht: false },
        SERVICE,
      ),
      startAnmeldung: {},
      completeAnmeldung: { email: 'x@x.example' },
      changeAnzeigegeraet: { name: 'X' },
      createRolle: { name: 'X', berechtigungen: [] },
      saveMailtext: { de: WORDS, en: WORDS },
      renderMailtext: { de: WORDS, en: WORDS },
      updateRolle: {},
      createGruppe: { name: 'X' },
      updateGruppe: {},
      saveAusstattung: { name: 'X' },
      saveGrundriss: { bezeichnung: 'X', standortId: haus.standortId, breite: 1000, hoehe: 1000 },
      setBild: { bild: null },
      importGrundriss: {
        standortId: haus.standortId,
        datei: {
          format: 'platzwart-grundriss',
          version: 1,
          leseraeume: [],
          grundriss: { bezeichnung: 'X', breite: 500, hoehe: 400 },
        },
      },
      createLeseraeume: { leseraeume: [{ bezeichnung: 'X', x: 1, y: 1, breite: 80, hoehe: 60 }] },
      moveLeseraeume: { leseraeume: [{ id: haus.seats[0], x: 1, y: 1, drehung: 0 }] },
      deleteLeseraeume: { leseraeume: [{ id: haus.seats[0], version: 1 }] },
      changeLeseraeume: { leseraeume: [{ id: haus.seats[0], version: 1, zone: 'X' }] },
      tellFahrt: {
        fahrer: 'X',
        fahrtart: 'privat',
        abfahrt: '2026-11-16T10:15:00Z',
        ankunft: '2026-11-16T10:45:00Z',
        kmStart: 1,
        kmEnde: 2,
        grund: 'X',
      },
      replaceTacho: { zeit: '2026-11-16T10:15:00Z', kmStart: 2, kmEnde: 1, grund: 'X' },
      setNachzueglerAside: { buchungId: haus.seats[0], grund: 'X' },
      saveLeseraum: { grundrissId: haus.grundrissId, bezeichnung: 'X', x: 1, y: 1, breite: 80, hoehe: 60 },
    }
    const guarded = (await documented()).filter(({ operation }) => {
      const policy = POLICIES.get(operation.operationId)
      return policy?.anyOf !== undefined || policy?.who === 'betreiber'
    })
    expect(guarded.length).toBeGreaterThan(3)
    for (const { method, path, operation } of guarded) {
      const body = bodies[operation.operationId]
      const query = QUERIES[operation.operationId] ?? ''
      const answer = await app.request(`${concrete(path)}${query}`, {
        as: haus.anna.token,
        host: haus.host,
        method,
        ...(body === undefined ? {} : { body }),
      })
      expect([operation.operationId, answer.status]).toEqual([operation.operationId, 403])
    }
  })
})

describe('every answer', () => {
  it('has the security headers and its request id, whatever its status', async () => {
    for (const path of [
      benutzerWire.start.path,
      healthWire.liveness.path,
      '/api/nothing',
      '/nothing',
      ENDPOINTS.openapi,
      ENDPOINTS.docs,
      '/api/grundrisse',
    ]) {
      const { headers, status } = await app.request(path, {
        headers: { 'x-request-id': 'given-by-the-proxy' },
      })
      expect([path, status, headers.get('content-security-policy')]).toEqual([
        path,
        status,
        expect.stringContaining("object-src 'none'; base-uri 'none'"),
      ])
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-request-id')).toBe('given-by-the-proxy')
    }
  })

  it('within a session is never cached, even when unchanged; signing out clears the browser’s cache', async () => {
    const person = { as: haus.ben.token, host: haus.host }
    const reads = (await documented()).filter(
      ({ method, path, operation }) =>
        method === 'GET' &&
        !path.includes('{') &&
        path !== liveWire.live.path &&
        POLICIES.get(operation.operationId)?.who !== 'offen',
    )
    expect(reads.length).toBeGreaterThan(10)
    for (const { path } of reads) {
      const { headers } = await app.request(path, person)
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
      const tag = headers.get('etag')
      if (tag === null) continue
      const again = await app.request(path, { ...person, headers: { 'if-none-match': tag } })
      expect([path, again.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
    const out = await app.request(ENDPOINTS.signOut, {
      ...person,
      body: {},
      headers: { origin: `http://${haus.host}` },
    })
    expect(out.status).toBe(200)
    expect(out.headers.get('clear-site-data')).toBe('"cache"')
  })

  it('refuses writes from other sites', async () => {
    const body = { sprache: 'en' }
    const put = (headers: Record<string, string>) =>
      app.request(benutzerWire.changeSprache.path, {
        as: haus.anna.token,
        host: haus.host,
        method: 'PUT',
        body,
        headers,
      })
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://evil.haus.localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect([headers, (await put(headers)).json.code]).toEqual([headers, 'anfrage.herkunft'])
    }
    expect((await put({ origin: `http://${haus.host}` })).status).toBe(204)
  })

  it('clearly refuses bodies that are not JSON, not declared as such, or too large', async () => {
    const raw = (type: string, body: string) =>
      app.app.request(`http://localhost:3000${benutzerWire.changeSprache.path}`, {
        method: 'PUT',
        headers: { host: haus.host, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
        body,
      })
    expect((await raw('application/json', '{"sprache":')).status).toBe(400)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json\tx',
      ' multipart/form-data',
      'application/jsonx',
    ]) {
      expect([type, (await raw(type, '{}')).status]).toEqual([type, 415])
    }
    expect((await raw('application/json', JSON.stringify('x'.repeat(300_000)))).status).toBe(413)
    expect((await raw('application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)).status).toBeLessThan(
      500,
    )
  })
})
