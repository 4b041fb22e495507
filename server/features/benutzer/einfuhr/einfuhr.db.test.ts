import { MAX_EINFUHR_BYTES } from '@platzwart/contract/einfuhrBytes'
import { address } from '@platzwart/contract/operation'
import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { cookieOf } from '../../../testing/app.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { valuesFor } from '../../../testing/rows/valuesFor.ts'
import { einfuhrDriver } from '../../../testing/suites/einfuhr.ts'
import { app, fremd, haus, hausSuite, leseraeume } from '../../../testing/suites/haus.ts'
import { as, gruppe, one, person, rolle, shown } from '../../../testing/suites/people.ts'
import { deleteEinfuhr } from '../../einfuhr/checkEinfuhr.ts'
import { PERSONEN_RULES } from './judgeLines.ts'

hausSuite(undefined, { fremd: true })

const art = 'personen' as const
const HEAD = 'Vorname;Nachname;E-Mail;Personalnummer;Sprache;Gruppen;Rollen'
const table = (...lines: string[]) => [HEAD, ...lines].join('\r\n')

const people = einfuhrDriver(art, PERSONEN_RULES, () => undefined)
const { lines, judge, show } = people

const send = (content: Parameters<typeof people.send>[0], who = haus.leitung) => people.send(content, { who })

/** Judged in this process, unless a test wants it otherwise. */
const brought = people.brought

const apply = (id: string, who = haus.leitung, einladen = false) =>
  people.apply(id, { who, body: { einladen } })

interface Found {
  readonly id: string
  readonly personalnummer: string | null
  readonly einladung: string
  readonly gruppen: readonly { id: string }[]
}

async function find(email: string): Promise<readonly Found[]> {
  const path = `${benutzer.listBenutzer.path}?status=alle&suche=${encodeURIComponent(email)}`
  return ((await as(haus.leitung, path)).json as never as { items: Found[] }).items
}

let nr = 0
const fresh = () => `neu${nr++}@datei.example`

describe('a file of people', () => {
  it('says what each line would come to, and does nothing yet', async () => {
    const ida = await person()
    const udo = await person()
    const email = fresh()
    const einfuhr = await brought(
      table(
        `Nele;Neumann;${email.toUpperCase()};N-1;deutsch;;`,
        `Ida;Ideler;${ida.email};;;;`,
        `${(await shownName(udo)).join(';')};${udo.email};;;;`,
      ),
    )
    expect(einfuhr).toMatchObject({
      status: 'bereit',
      kodierung: 'utf-8',
      trennzeichen: ';',
      gesamt: 3,
      erledigt: 3,
      anzahl: { neu: 1, geaendert: 1, unveraendert: 1, abgelehnt: 0 },
    })
    expect((await lines(einfuhr.id)).map(({ zeile, urteil, zusatz }) => [zeile, urteil, zusatz])).toEqual([
      [2, 'neu', email],
      [3, 'geaendert', ida.email],
      [4, 'unveraendert', udo.email],
    ])
    expect((await lines(einfuhr.id, '?urteil=geaendert'))[0]?.aenderungen).toContainEqual({
      spalte: 'Nachname',
      vorher: 'Muster',
      nachher: 'Ideler',
    })
    expect(await find(email)).toEqual([])
  })

  it('is done whole, once, however often it is asked for, and is on record', async () => {
    const ida = await person()
    const gruppeId = await gruppe()
    const rolleId = await rolle('fahrzeug_buchen')
    const names = await leseraeume.rows(
      'select (select name from gruppe where id = $1) as gruppe, (select name from rolle where id = $2) as rolle',
      [gruppeId, rolleId],
    )
    const email = fresh()
    const given = `${String(names[0]?.gruppe).toUpperCase()};${names[0]?.rolle}`
    const einfuhr = await brought(
      table(`Nele;Neumann;${email};N-2;en;${given}`, `Ida;Ideler;${ida.email};;;;`),
    )
    const first = await apply(einfuhr.id)
    const again = await apply(einfuhr.id)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.json).toEqual(first.json)
    expect(first.json).toMatchObject({ status: 'uebernommen' })
    const [nele, ...more] = await find(email)
    expect(more).toEqual([])
    expect(nele).toMatchObject({
      personalnummer: 'N-2',
      einladung: 'abgelaufen',
      gruppen: [{ id: gruppeId }],
    })
    expect(await shown(haus.leitung, nele?.id ?? '')).toMatchObject({
      sprache: 'en',
      wirksam: [{ berechtigung: 'fahrzeug_buchen' }],
    })
    expect(await shown(haus.leitung, ida.id)).toMatchObject({ nachname: 'Ideler', version: 2 })
    const trail = await leseraeume.rows(
      "select objekt_id, vorher, nachher from protokoll where aktion = 'importBenutzer' and objekt_id = any($1)",
      [[nele?.id, ida.id]],
    )
    expect(trail).toHaveLength(2)
    expect(trail.find(({ objekt_id }) => objekt_id === ida.id)).toMatchObject({
      vorher: { nachname: 'Muster' },
      nachher: { nachname: 'Ideler' },
    })
  })

  it('tells what would be different by now, and then does nothing', async () => {
    const ida = await person()
    const email = fresh()
    const einfuhr = await brought(table(`Nele;Neumann;${email};;;;`, `Ida;Ideler;${ida.email};;;;`))
    await as(haus.leitung, one(benutzer.updateBenutzer, ida.id), {
      method: 'PATCH',
      body: { nachname: 'Andere' },
      version: 1,
    })
    const refused = await apply(einfuhr.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'einfuhr.veraltet'])
    expect(refused.json.detail).toContain('3')
    expect(await find(email)).toEqual([])
    const renewed = await as(haus.leitung, address(wire.renewEinfuhr, { art, id: einfuhr.id }), {
      method: 'POST',
    })
    expect(renewed.json).toMatchObject({ status: 'wartend' })
    expect((await apply(einfuhr.id)).json.code).toBe('einfuhr.nichtBereit')
    await people.work(einfuhr.id)
    expect((await lines(einfuhr.id))[1]?.aenderungen).toContainEqual({
      spalte: 'Nachname',
      vorher: 'Andere',
      nachher: 'Ideler',
    })
    expect((await apply(einfuhr.id)).status).toBe(200)
    expect(await find(email)).toHaveLength(1)
  })

  it('invites by mail who is new, where that is asked for and there are mails', async () => {
    const email = fresh()
    const einfuhr = await brought(table(`Nele;Neumann;${email};;;;`))
    expect(einfuhr.mails).toBe(app.deps.transport.send !== null)
    expect((await apply(einfuhr.id, haus.leitung, true)).status).toBe(200)
    const [nele] = await find(email)
    expect(nele?.einladung).toBe(einfuhr.mails ? 'offen' : 'abgelaufen')
  })

  it('belongs to who brought it, and is gone after a day', async () => {
    const pfleger = await person('benutzer_pflegen')
    const einfuhr = await brought(table(`Nele;Neumann;${fresh()};;;;`))
    for (const other of [pfleger, haus.anna]) {
      const path = address(wire.showEinfuhr, { art, id: einfuhr.id })
      expect((await as(other, path)).status).toBe(other === pfleger ? 404 : 403)
    }
    expect((await apply(einfuhr.id, pfleger)).status).toBe(404)
    expect((await as(haus.leitung, address(wire.showEinfuhr, { art, id: uuidv7() }))).status).toBe(404)
    await deleteEinfuhr({ pool: app.jobs.pool }, { mandantId: haus.id, einfuhrId: einfuhr.id })
    expect((await as(haus.leitung, address(wire.showEinfuhr, { art, id: einfuhr.id }))).status).toBe(404)
    const left = await leseraeume.rows('select 1 from einfuhr_zeile where einfuhr_id = $1', [einfuhr.id])
    expect(left).toEqual([])
  })
})

const shownName = async ({ id }: TestPerson) => {
  const known = (await shown(haus.leitung, id)) as never as { vorname: string; nachname: string }
  return [known.vorname, known.nachname]
}

describe('a file with faults', () => {
  it('names line, column and rule of 20 bad lines in 1,000, and takes the others', async () => {
    const domain = `${nr++}.tausend.example`
    const { id, refused } = await people.broughtThousand(
      HEAD,
      (nr) => `Gut;Person${nr};gut${nr}@${domain};;;;`,
      (nr) => `;Ohne${nr};keine-adresse-${nr};;;;`,
    )
    expect(refused[0]?.verstoesse.map(({ spalte, wert }) => [spalte, wert])).toEqual([
      ['E-Mail', 'keine-adresse-0'],
      ['Vorname', ''],
    ])
    expect((await apply(id)).status).toBe(200)
    const [{ n } = { n: 0 }] = await leseraeume.rows(
      'select count(*)::int as n from benutzer where mandant_id = $1 and email like $2',
      [haus.id, `%@${domain}`],
    )
    expect(n).toBe(980)
  })

  it('refuses numbers that a spreadsheet has shortened, what stands there twice, numbers of others, and names of nothing', async () => {
    const ida = await person()
    const email = fresh()
    await as(haus.leitung, one(benutzer.updateBenutzer, ida.id), {
      method: 'PATCH',
      body: { personalnummer: 'IDA-1' },
      version: 1,
    })
    const einfuhr = await brought(
      table(
        `Nele;Neumann;${fresh()};1,23457E+11;;;`,
        `Nele;Neumann;${email};N-9;;;`,
        `Nele;Zweimal;${email};;;;`,
        `Otto;Nummer;${fresh()};N-9;;;`,
        `Otto;Nummer;${fresh()};IDA-1;;;`,
        `Otto;Gruppe;${fresh()};;;Gibt es nicht;`,
        `Otto;Rolle;${fresh()};;;;Gibt es nicht`,
        `Otto;Sprache;${fresh()};;fr;;`,
        `${'x'.repeat(101)};Lang;${fresh()};;;;`,
      ),
    )
    const refused = await lines(einfuhr.id, '?urteil=abgelehnt')
    expect(refused.map(({ zeile, verstoesse }) => [zeile, verstoesse[0]?.spalte])).toEqual([
      [2, 'Personalnummer'],
      [4, 'E-Mail'],
      [5, 'Personalnummer'],
      [6, 'Personalnummer'],
      [7, 'Gruppen'],
      [8, 'Rollen'],
      [9, 'Sprache'],
      [10, 'Vorname'],
    ])
    expect(refused.map(({ verstoesse }) => verstoesse[0]?.detail)).toEqual(
      ['gekürzt', 'Zeile 3', 'Zeile 3', 'Muster', 'Gibt es nicht', 'Gibt es nicht', 'Auswahl', '100'].map(
        (word) => expect.stringContaining(word),
      ),
    )
  })

  it('grants nothing that who brings it does not hold, and changes nobody who may more', async () => {
    const pfleger = await person('benutzer_pflegen')
    const vergeber = await person('benutzer_pflegen', 'berechtigungs_pflege')
    const rolleId = await rolle('fahrzeug_buchen')
    const [{ name } = { name: '' }] = await leseraeume.rows('select name from rolle where id = $1', [rolleId])
    const text = table(`Nele;Neumann;${fresh()};;;;${name}`, `Neue;Leitung;${haus.leitung.email};;;;`)
    const reasons = async (who: TestPerson) =>
      (await lines((await brought(text, who)).id, '?urteil=abgelehnt', who)).map(
        ({ verstoesse }) => verstoesse[0]?.detail,
      )
    expect(await reasons(pfleger)).toEqual([
      expect.stringContaining('vergibt nur'),
      expect.stringContaining('darf mehr'),
    ])
    expect(await reasons(vergeber)).toEqual([
      expect.stringContaining('Fahrzeuge buchen'),
      expect.stringContaining('darf mehr'),
    ])
  })

  it.each([
    ['einfuhr.keineTabelle', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), 'keine CSV-Datei'],
    ['einfuhr.leer', HEAD, 'keine Zeilen'],
    ['einfuhr.spaltenFehlen', 'Vorname;Telefon\nNele;1', 'Nachname, E-Mail'],
    ['einfuhr.anfuehrung', table('Nele;Neumann;a@b.example;;;;', '"Udo;Unruh;u@b.example;;;;'), 'Ab Zeile 3'],
  ])('that is no table of people is told: %s', async (_, bytes, words) => {
    const einfuhr = await brought(bytes)
    expect([einfuhr.status, einfuhr.fehler]).toEqual(['fehlgeschlagen', expect.stringContaining(words)])
    expect((await apply(einfuhr.id)).json.code).toBe('einfuhr.nichtBereit')
  })

  it('is read in whichever encoding, and with whichever separator', async () => {
    const domain = `${nr++}.kodierung.example`
    const text = (separator: string, who: string) =>
      ['First name,Last name,E-mail', `Jörg,Müller,${who}@${domain}`].join('\n').replaceAll(',', separator)
    const latin = Uint8Array.from(text(',', 'b'), (sign) => sign.charCodeAt(0))
    const files = [text(';', 'a'), `\ufeff${text('\t', 'c')}`, latin]
    const read = []
    for (const file of files) {
      const einfuhr = await brought(file)
      read.push([einfuhr.kodierung, einfuhr.trennzeichen, (await lines(einfuhr.id))[0]?.titel])
    }
    expect(read).toEqual([
      ['utf-8', ';', 'Jörg Müller'],
      ['utf-8', '\t', 'Jörg Müller'],
      ['windows-1252', ',', 'Jörg Müller'],
    ])
  })

  const MAC: Readonly<Record<string, number>> = { ü: 0x9f, ö: 0x9a, ß: 0xa7, '’': 0xd5 }
  const mac = (text: string) => Uint8Array.from(text, (sign) => MAC[sign] ?? sign.charCodeAt(0))

  it('of a Mac changes nobody who is known into signs', async () => {
    const email = `${nr++}@mac.example`
    const first = await brought(table(`Jürgen;Größmann;${email};;;;`))
    expect((await apply(first.id)).status).toBe(200)
    const again = await brought(mac(table(`Jürgen;Größmann;${email};;;;`).replaceAll('\n', '\r')))
    expect(again).toMatchObject({
      kodierung: 'macintosh',
      kodierungUnklar: false,
      anzahl: { unveraendert: 1, geaendert: 0, neu: 0 },
    })
  })

  it('that can mean two texts is taken over when somebody has said which', async () => {
    const file = mac(table(`Pim;O’Brien;${nr++}@mac.example;;;;`))
    const asked = await brought(file)
    expect([asked.kodierungUnklar, asked.lesarten.map(({ kodierung }) => kodierung)]).toEqual([
      true,
      expect.arrayContaining(['macintosh', 'windows-1252']),
    ])
    expect((await apply(asked.id)).json.code).toBe('einfuhr.kodierungUnklar')
    const renewed = await as(
      haus.leitung,
      `${address(wire.renewEinfuhr, { art, id: asked.id })}?kodierung=macintosh`,
      { method: 'POST' },
    )
    expect(renewed.status).toBe(200)
    await judge(asked.id)
    expect(await show(asked.id)).toMatchObject({ kodierung: 'macintosh', kodierungUnklar: false })
    expect((await lines(asked.id))[0]?.titel).toBe('Pim O’Brien')
    expect((await apply(asked.id)).status).toBe(200)
  })

  it('with one line in another encoding keeps the others, and refuses that one by name', async () => {
    const domain = `${nr++}.fremd.example`
    const latin = Buffer.from(`Zoë;Ünlü-Ärmel;zoe@${domain};;;;\r\n`, 'latin1')
    const file = Buffer.concat([Buffer.from(`${table(`Jürgen;Größmann;j@${domain};;;;`)}\r\n`), latin])
    const einfuhr = await brought(Uint8Array.from(file))
    expect(
      (await lines(einfuhr.id)).map(({ titel, urteil, verstoesse }) => [
        titel,
        urteil,
        verstoesse[0]?.detail,
      ]),
    ).toEqual([
      ['Jürgen Größmann', 'neu', undefined],
      ['Zoë Ünlü-Ärmel', 'abgelehnt', expect.stringContaining('anders gespeichert')],
    ])
  })

  it('of 100 MB is refused before it is read, and so is an empty one', async () => {
    const huge = await app.request(`${address(wire.uploadEinfuhr, { art })}?dateiname=gross.csv`, {
      as: haus.leitung.token,
      host: haus.host,
      bytes: new Uint8Array(MAX_EINFUHR_BYTES + 1),
      headers: { 'content-type': 'text/csv' },
    })
    expect([huge.status, huge.json.code]).toEqual([413, 'einfuhr.zuGross'])
    expect((await send('')).status).toBe(422)
    expect((await send(table('x'), haus.anna)).status).toBe(403)
    expect((await send(table('x'), fremd.leitung)).status).toBe(401)
  })
})

describe('people in a file', () => {
  const fetched = async (query: string, language = 'de') => {
    const answer = await app.request(`${wire.exportBenutzer.path}${query}`, {
      as: haus.leitung.token,
      host: haus.host,
      headers: { 'accept-language': language },
    })
    return { ...answer, lines: answer.text.replace('\ufeff', '').trimEnd().split('\r\n') }
  }

  it('are those of the list as it is filtered, calculated by no program, and on record', async () => {
    const ida = await person()
    await as(haus.leitung, one(benutzer.updateBenutzer, ida.id), {
      method: 'PATCH',
      body: { nachname: '=1+1', personalnummer: 'a;"b' },
      version: 1,
    })
    const answer = await fetched(`?suche=${encodeURIComponent(ida.email)}`)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Personen-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.lines).toEqual([
      'Vorname;Nachname;E-Mail;Personalnummer;Sprache;Gruppen;Rollen;Status',
      expect.stringMatching(new RegExp(`^person\\d+;'=1\\+1;${ida.email};"a;""b";de;;;aktiv$`)),
    ])
    const [row] = await leseraeume.rows(
      "select nachher from protokoll where aktion = 'exportBenutzer' order by id desc limit 1",
      [],
    )
    expect(row).toMatchObject({ nachher: { suche: ida.email, anzahl: 1 } })
  })

  it('come back unchanged, as does the template', async () => {
    const answer = await fetched('?status=alle&sortierung=email')
    const einfuhr = await brought(answer.text)
    expect(einfuhr.anzahl).toMatchObject({ neu: 0, geaendert: 0 })
    expect(einfuhr.uebergangen).toEqual(['Status'])
    const template = await app.request(address(wire.readTemplate, { art }), {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect((await brought(template.text)).anzahl).toMatchObject({ neu: 1, abgelehnt: 0 })
  })

  it('come back also where the names of their groups have the signs that part others', async () => {
    const ida = await person()
    const first = await gruppe()
    const second = await gruppe()
    for (const [id, name] of [
      [first, 'Süd, Magazin'],
      [second, 'Nacht; Wochenende'],
    ]) {
      await leseraeume.rows('update gruppe set name = $2 where id = $1', [id, name])
      await leseraeume.rows(
        'insert into benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) values ($1, $2, $3)',
        [haus.id, ida.id, id],
      )
    }
    const { text } = await fetched(`?suche=${encodeURIComponent(ida.email)}`)
    expect(text).toContain('"Nacht; Wochenende | Süd, Magazin"')
    expect((await brought(text)).anzahl).toMatchObject({ unveraendert: 1, abgelehnt: 0 })
  })

  it('are no business of who does not maintain people, nor of another house', async () => {
    expect((await as(haus.anna, wire.exportBenutzer.path)).status).toBe(403)
    expect((await fetched('?status=alle')).text).not.toContain('@fremd.example')
  })

  it('leave page by page, each read when it is wanted: who loses the right meanwhile gets no more', async () => {
    const many = await person('benutzer_pflegen')
    const values = valuesFor(
      7000,
      (n) => `$1, gen_random_uuid(), 'viele-${n}', 'Viele', '${n}', 'viele${n}@haus.example'`,
    )
    await haus.scoped((tx) =>
      tx.raw(`insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) ${values}`, [
        haus.id,
      ]),
    )
    const fetch = () =>
      app.app.request(`http://localhost:3000${wire.exportBenutzer.path}?suche=viele`, {
        headers: { host: haus.host, cookie: cookieOf(many.token) },
      })
    const whole = await (await fetch()).text()
    expect(new Set(whole.match(/viele\d+@/g)).size).toBe(7000)
    const taken = (await fetch()).body?.getReader()
    await taken?.read()
    await haus.scoped(async (tx) => {
      await tx.raw('delete from benutzer_berechtigung where mandant_id = $1 and benutzer_id = $2', [
        haus.id,
        many.id,
      ])
      await raiseStand(tx)
    })
    const rest = async () => {
      for (let part = await taken?.read(); part?.done === false; ) part = await taken?.read()
    }
    await expect(rest()).rejects.toThrow()
  })
})
