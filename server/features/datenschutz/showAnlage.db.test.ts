import * as wire from '@platzwart/contract/operations/datenschutz'
import { BERECHTIGUNGEN } from '@platzwart/domain/berechtigung/names'
import { REPORT_NAMES, reportOf } from '@platzwart/domain/datenschutz/reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { POLICIES } from '../../platform/http/policy.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { type Document, readDocument } from '../../testing/openapi.ts'
import { setModule } from '../../testing/suites/arbeitswelt.ts'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'
import { as, gruppe, person, rolle } from '../../testing/suites/people.ts'

hausSuite(undefined, { fremd: true })

type Said = wire.Anlage

const shown = async (who: TestPerson) => (await as(who, wire.showAnlage.path)).json as never as Said
const inGroup = (benutzer: string, id: string) =>
  haus.scoped((tx) =>
    tx.raw('insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)', [
      haus.id,
      benutzer,
      id,
    ]),
  )
const inRole = (benutzer: string, id: string) =>
  haus.scoped((tx) =>
    tx.raw('insert into benutzer_rolle (mandant_id, benutzer_id, rolle_id) values ($1, $2, $3)', [
      haus.id,
      benutzer,
      id,
    ]),
  )
const set = (option: string, wert: string) =>
  haus.scoped((tx) =>
    tx.raw(
      'insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, gen_random_uuid(), $2, $3)',
      [haus.id, option, wert],
    ),
  )

describe('the annex on privacy', () => {
  it('counts each person once for a right, whichever way they hold it, and only while they are there', async () => {
    const checks = await rolle('fahrzeug_fuehrerscheinpruefung')
    const all = await gruppe(checks)
    const both = await person('fahrzeug_fuehrerscheinpruefung')
    const grouped = await person()
    const gone = await person()
    await Promise.all([
      inGroup(both.id, all),
      inRole(both.id, checks),
      inGroup(grouped.id, all),
      inRole(gone.id, checks),
    ])
    await haus.scoped((tx) =>
      tx.raw(`update benutzer set status = 'inaktiv' where mandant_id = $1 and id = $2`, [haus.id, gone.id]),
    )
    const { rechte, personen } = await shown(haus.leitung)
    expect(rechte.map(({ berechtigung }) => berechtigung)).toEqual([...BERECHTIGUNGEN])
    const right = rechte.find(({ berechtigung }) => berechtigung === 'fahrzeug_fuehrerscheinpruefung')
    // Who may do everything, who holds it three times, and who is in the group.
    expect(right).toEqual({
      berechtigung: 'fahrzeug_fuehrerscheinpruefung',
      personen: 3,
      rollen: [{ name: expect.stringMatching(/^rolle/), personen: 2 }],
    })
    expect(personen).toEqual({ aktiv: 5, inaktiv: 1 })
  })

  it('says what holds now: times, settings about people, holds, and whether operators may have the data', async () => {
    const before = await shown(haus.leitung)
    expect(before.fristen).toContainEqual({ art: 'protokoll', monate: 0 })
    expect([before.sperren, before.zugriffBis]).toEqual([0, null])
    await set('aufbewahrung.protokoll', '24')
    await set('leseraum.zweitePersonNennen', 'true')
    await haus.scoped((tx) =>
      tx.raw(
        `insert into loeschsperre (mandant_id, id, benutzer_id, grund, erstellt_von) values ($1, gen_random_uuid(), $2, 'Streit', $3)`,
        [haus.id, haus.anna.id, haus.leitung.id],
      ),
    )
    await haus.scoped((tx) =>
      tx.raw(`update mandant set zugriff_bis = '2026-11-24T08:00:00Z', stand = stand + 1 where id = $1`, [
        haus.id,
      ]),
    )
    const after = await shown(haus.leitung)
    expect(after.fristen).toContainEqual({ art: 'protokoll', monate: 24 })
    expect(after.einstellungen).toContainEqual(
      expect.objectContaining({ name: 'leseraum.zweitePersonNennen', wert: true }),
    )
    expect(after.einstellungen.map(({ name }) => name)).not.toContain('leseraum.zeitschritt')
    expect([after.sperren, after.zugriffBis]).toEqual([1, '2026-11-24T08:00:00Z'])
  })

  it('says what holds also where the house has no page for it', async () => {
    const { einstellungen } = await shown(haus.leitung)
    await setModule('leseraum')
    expect((await shown(haus.leitung)).einstellungen).toEqual(einstellungen)
    await setModule('systemeinstellungen', 'einstellungen', 'leseraum')
  })

  it('names nobody, and is another one in another house', async () => {
    const { text } = await as(haus.leitung, wire.showAnlage.path)
    for (const { id, email } of [haus.anna, haus.ben, haus.leitung]) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(email)
    }
    const there = await app.request(wire.showAnlage.path, { as: fremd.leitung.token, host: fremd.host })
    expect((there.json as never as Said).personen).toEqual({ aktiv: 3, inaktiv: 0 })
    expect((await as(await person('benutzer_pflegen'), wire.showAnlage.path)).status).toBe(403)
  })
})

describe('the list of what goes out', () => {
  let document: Document
  beforeAll(async () => {
    ;({ document } = await readDocument(app))
  })

  /** What is no file about people, pictures aside: documents of things, an empty table, the stream of changes, which names nobody. */
  const THINGS = [
    'readDatei',
    'readTemplate',
    'live',
    'liveAnzeigegeraet',
    'exportAuslastung',
    'exportAuslastungPdf',
    'exportAuswertung',
    'exportAuswertungPdf',
    'exportLeseraeume',
    'exportFahrzeuge',
  ]

  it('has every operation that gives a file, for whom its policy opens it', () => {
    const paths = document.paths as never as Record<
      string,
      Record<string, { operationId: string; responses: Record<string, { content?: object }> }>
    >
    const files = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) =>
        Object.keys(responses[200]?.content ?? {}).some(
          (type) => type !== 'application/json' && !type.startsWith('image/'),
        ),
      )
      .map(({ operationId }) => operationId)
    const reported = REPORT_NAMES.flatMap((name) => reportOf(name).operation ?? [])
    expect(files.toSorted()).toEqual([...reported, ...THINGS].toSorted())
    for (const name of REPORT_NAMES) {
      const { operation, leser } = reportOf(name)
      const policy = POLICIES.get(operation ?? '')
      if (policy?.anyOf) expect([name, leser]).toEqual([name, policy.anyOf])
    }
  })
})
