import type { MailPreview, MailtextView } from '@platzwart/contract/benachrichtigung'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/benachrichtigung'
import { MAILTEXT_TYPES, type MailtextTyp } from '@platzwart/domain/mailtext/arten'
import { describe, expect, it } from 'vitest'
import { build } from '../../../platform/database/sql.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, fremd, haus, hausSuite } from '../../../testing/suites/haus.ts'

hausSuite(undefined, { fremd: true, anew: true })

const DE = { betreff: 'Schade: {platz}', einleitung: 'Hallo {vorname},\nschade!', schluss: 'Eure {haus}' }
const EN = { betreff: 'Pity: {platz}', einleitung: 'Hi {vorname},', schluss: 'Yours, {haus}' }

const FAHRT = { ...EN, betreff: 'Ohne Fahrt: {kennzeichen}' }

interface Asked {
  readonly typ?: string
  readonly body?: object
  readonly version?: number | null
  readonly as?: TestPerson | null
}

const sent = (method: string, path: string, { body, version = null, as = haus.leitung }: Asked) =>
  app.request(path, {
    host: haus.host,
    method,
    ...(as && { as: as.token }),
    ...(body && { body }),
    ...(version !== null && { headers: { 'if-match': `"${version}"` } }),
  })

const pathOf = (operation: typeof wire.saveMailtext | typeof wire.renderMailtext, { typ }: Asked) =>
  address(operation, { typ: (typ ?? 'useMailStorno') as MailtextTyp })

const save = (asked: Asked = {}) =>
  sent('PUT', pathOf(wire.saveMailtext, asked), { body: { de: DE, en: EN }, ...asked })
const reset = (asked: Asked) => sent('DELETE', pathOf(wire.saveMailtext, asked), asked)
const preview = (asked: Asked = {}) =>
  sent('POST', pathOf(wire.renderMailtext, asked), { body: { de: DE, en: EN }, ...asked })

async function list(as: TestPerson = haus.leitung) {
  const { json } = await sent('GET', wire.listMailtexte.path, { as })
  return json as unknown as MailtextView[]
}

const one = async (typ: MailtextTyp) => (await list()).find((mail) => mail.typ === typ)

const trail = () =>
  haus.scoped((tx) =>
    tx.all(
      build
        .selectFrom('protokoll')
        .where('mandant_id', '=', haus.id)
        .where('objekt', '=', 'mailtext')
        .select(['aktion', 'akteur_id', 'vorher', 'nachher'])
        .orderBy('id'),
    ),
  )

const issuesOf = ({ json }: Awaited<ReturnType<typeof save>>) =>
  (json as unknown as { issues: { field: string; code: string; detail: string }[] }).issues

describe('the words of mails', () => {
  it('are listed for every kind that the house sends, and no other', async () => {
    const types = async () => (await list()).map(({ typ }) => typ)
    const without = await types()
    expect(without).toContain('kontoEinladung')
    expect(without.filter((typ) => /^fahr|^fueh/.test(typ))).toEqual([])
    for (const asked of [save, preview, reset])
      expect((await asked({ typ: 'fahrtStorno' })).json.code).toBe('nichtGefunden')
    await haus.scoped((tx) =>
      tx.raw("update mandant set module = module || '{fahrzeugbuchung}', stand = stand + 1 where id = $1", [
        haus.id,
      ]),
    )
    expect(await types()).toEqual(MAILTEXT_TYPES)
    expect((await save({ typ: 'fahrtStorno', body: { de: FAHRT, en: FAHRT } })).status).toBe(200)
  })

  it('are saved, counted, shown and told in the trail with what was before', async () => {
    const first = await save()
    expect([first.status, first.json]).toMatchObject([
      200,
      { typ: 'useMailStorno', version: 1, de: DE, en: EN },
    ])
    const second = await save({ version: 1, body: { de: { ...DE, betreff: 'Weg' }, en: EN } })
    expect(second.json).toMatchObject({ version: 2, de: { betreff: 'Weg' } })
    expect(await one('useMailStorno')).toEqual(second.json)
    expect(await one('useMailVormerkung')).toMatchObject({ version: null })
    const [made, changed] = await trail()
    expect(made).toMatchObject({
      aktion: 'saveMailtext',
      akteur_id: haus.leitung.id,
      vorher: { typ: 'useMailStorno', betreffDe: 'Storniert: {platz} am {tag}, {von} Uhr' },
      nachher: { betreffDe: DE.betreff, schlussEn: EN.schluss },
    })
    expect(changed).toMatchObject({ vorher: { betreffDe: DE.betreff }, nachher: { betreffDe: 'Weg' } })
  })

  it('go the way back to what the product says, which the trail tells, too', async () => {
    await save()
    const back = await reset({ version: 1 })
    expect([back.status, back.json]).toMatchObject([200, { version: 2 }])
    const view = await one('useMailStorno')
    expect(view).toEqual(back.json)
    expect([view?.de, view?.en]).toEqual([view?.eigentlich.de, view?.eigentlich.en])
    const again = await reset({ version: 2 })
    expect([again.status, again.json]).toEqual([200, view])
    expect((await trail()).map(({ aktion }) => aktion)).toEqual(['saveMailtext', 'deleteMailtext'])
    expect((await save({ version: 2 })).json).toMatchObject({ version: 3, de: DE, en: EN })
  })

  it('go nowhere back to where nobody has said anything', async () => {
    const back = await reset({})
    expect([back.status, back.json]).toMatchObject([200, { version: null }])
    expect(await trail()).toEqual([])
  })

  it('of somebody who began anew are not written over by who read what was before', async () => {
    await save()
    const read = await one('useMailStorno')
    expect(read).toMatchObject({ version: 1 })
    expect((await reset({ version: 1 })).status).toBe(200)
    const theirs = { de: { ...DE, betreff: 'Von neuem' }, en: EN }
    expect((await save({ version: 2, body: theirs })).status).toBe(200)
    for (const late of [save, reset]) {
      const answer = await late({ version: 1 })
      expect([answer.status, answer.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
      expect(answer.json.current).toMatchObject({ version: 3, ...theirs })
    }
    expect(await one('useMailStorno')).toMatchObject({ version: 3, ...theirs })
  })

  it('are changed from the version that was read, and from no other', async () => {
    expect((await save({ version: 1 })).json.code).toBe('anfrage.versionVeraltet')
    await save()
    expect((await save()).status).toBe(428)
    const stale = await save({ version: 7, body: { de: EN, en: EN } })
    expect([stale.status, stale.json.code]).toEqual([412, 'anfrage.versionVeraltet'])
    expect(stale.json.current).toMatchObject({ version: 1, de: DE })
    expect((await reset({})).status).toBe(428)
    expect((await reset({ version: 2 })).status).toBe(412)
    expect(await one('useMailStorno')).toMatchObject({ version: 1, de: DE })
  })

  it('are made once by two who are the first', async () => {
    const both = await Promise.all([save(), save({ body: { de: EN, en: EN } })])
    const statuses = both.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([409, 428]).toContain(statuses[1])
    expect(await one('useMailStorno')).toMatchObject({ version: 1 })
  })

  it('belong to those who keep the settings, of this house alone', async () => {
    expect((await save({ as: null })).status).toBe(401)
    expect((await save({ as: haus.anna })).json).toMatchObject({ code: 'recht.fehlt' })
    expect((await preview({ as: haus.anna })).status).toBe(403)
    expect((await save({ as: fremd.leitung })).json.code).toBe('sitzung.ungueltig')
    await save()
    const { json } = await app.request(wire.listMailtexte.path, { host: fremd.host, as: fremd.leitung.token })
    const theirs = (json as unknown as MailtextView[]).find(({ typ }) => typ === 'useMailStorno')
    expect(theirs).toMatchObject({ version: null })
  })

  it.each([
    ['einleitung', 'Hallo {vornahme}', 'mailtext.platzhalter'],
    ['schluss', '<b>Ende</b>', 'mailtext.html'],
    ['betreff', 'Offen {', 'mailtext.klammer'],
    ['betreff', 'zwei\nZeilen', 'feld.format'],
    ['betreff', '   ', 'feld.zuKurz'],
    ['betreff', 'x'.repeat(151), 'feld.zuLang'],
    ['schluss', 'x'.repeat(1001), 'feld.zuLang'],
    ['schluss', 'a\u0000b', 'feld.steuerzeichen'],
    ['einleitung', 'a\ud800b', 'feld.steuerzeichen'],
  ])('refuse in %s %j at the field: %s', async (teil, text, code) => {
    const answers = [
      await save({ body: { de: DE, en: { ...EN, [teil]: text } } }),
      await preview({ body: { de: DE, en: { ...EN, [teil]: text } } }),
    ]
    for (const refused of answers) {
      expect(refused.status).toBe(422)
      expect(issuesOf(refused).map((issue) => [issue.field, issue.code])).toEqual([[`en.${teil}`, code]])
    }
    expect(await one('useMailStorno')).toMatchObject({ version: null })
  })

  it('say in the refusal what may be named', async () => {
    const refused = await save({ body: { de: { ...DE, schluss: '{kennzeichen}' }, en: EN } })
    expect(issuesOf(refused)[0]?.detail).toBe(
      'Diese Mail kennt {kennzeichen} nicht. Möglich sind: {vorname}, {name}, {haus}, {platz}, {grundriss}, {standort}, {tag}, {von}, {bis}.',
    )
  })

  it('refuse a kind that there is not, and a part that is none', async () => {
    expect((await save({ typ: 'kontoPasskeyNeu' })).status).toBe(422)
    expect((await save({ typ: '__proto__' })).status).toBe(422)
    expect((await save({ body: { de: DE } })).status).toBe(422)
    expect((await save({ body: { de: { ...DE, fuss: 'x' }, en: EN } })).status).toBe(422)
  })
})

describe('the preview', () => {
  it('shows the mail in both languages with what was typed, and keeps nothing', async () => {
    const { status, json } = await preview()
    const { de, en } = json as unknown as MailPreview
    expect([status, de.betreff, en.betreff]).toEqual([200, 'Schade: A 12', 'Pity: A 12'])
    expect(de.text).toMatch(/^Hallo Kim,\n\nschade!\n\nDer Platz ist wieder frei\./)
    expect(de.html).toContain('Hallo Kim,')
    expect(en.text).toContain('\n\nYours, ')
    expect(await one('useMailStorno')).toMatchObject({ version: null })
    expect(await trail()).toEqual([])
  })

  it('shows each kind that the house sends', async () => {
    for (const { typ, de, en } of await list()) {
      const { status } = await preview({ typ, body: { de, en } })
      expect([typ, status]).toEqual([typ, 200])
    }
  })
})
