import { address } from '@platzwart/contract/operation'
import * as benutzer from '@platzwart/contract/operations/benutzer'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { describe, expect, it } from 'vitest'
import { einfuhrDriver } from '../../../testing/suites/einfuhr.ts'
import { app, haus, hausSuite, leseraeume } from '../../../testing/suites/haus.ts'
import { as, one, person, rolle } from '../../../testing/suites/people.ts'
import { PERSONEN_RULES } from './judgeLines.ts'

hausSuite()

const art = 'personen' as const
const NOBODY = { connectionString: 'postgres://niemand:falsch@127.0.0.1:1/nichts' }

const people = einfuhrDriver(art, PERSONEN_RULES, () => undefined)
const { apply, idOf, judge, send, show, work } = people

const fileOf = (...lines: string[]) => ['Vorname;Nachname;E-Mail;Personalnummer;Rollen', ...lines].join('\n')

const judged = async (who = haus.leitung, ...lines: string[]) =>
  (await people.brought(fileOf(...lines), who)).id

const countOf = async (email: string) => {
  const rows = await leseraeume.rows('select 1 from benutzer where mandant_id = $1 and email = $2', [
    haus.id,
    email,
  ])
  return rows.length
}

describe('a file that waits for its turn', () => {
  it('is kept once for one key, and is another one under another name', async () => {
    const bytes = fileOf('Nele;Neumann;n1@reihe.example;;')
    const first = await send(bytes, { key: 'datei-1' })
    const again = await send(bytes, { key: 'datei-1' })
    expect([first.status, idOf(again)]).toEqual([201, idOf(first)])
    const other = await send(fileOf('Udo;Unruh;u1@reihe.example;;'), { key: 'datei-1' })
    expect(other.json.code).toBe('anfrage.schluesselVerbraucht')
    await judge(idOf(first))
  })

  it('is one of three at most, of each person', async () => {
    const pfleger = await person('benutzer_pflegen')
    const sent = []
    for (let nr = 0; nr < 4; nr++)
      sent.push(await send(fileOf(`N;N;n${nr}@viele.example;;`), { who: pfleger }))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    expect(sent[3]?.headers.get('retry-after')).toBe('10')
    const others = await send(fileOf('N;N;n5@viele.example;;'))
    expect(others.status).toBe(201)
    await judge(idOf(others))
  })

  it('is tried again where it could not be judged, and says so where it could not be at all', async () => {
    const id = idOf(await send(fileOf('Nele;Neumann;n2@reihe.example;;')))
    await expect(work(id, { ...NOBODY, last: false })).rejects.toThrow()
    expect(await show(id)).toMatchObject({ status: 'laeuft', fehler: null })
    await expect(work(id, NOBODY)).rejects.toThrow()
    const failed = await show(id)
    expect([failed.status, failed.fehler]).toEqual(['fehlgeschlagen', expect.stringContaining('noch einmal')])
  })

  it('is judged once: a job that comes late changes nothing', async () => {
    const id = await judged(haus.leitung, 'Nele;Neumann;n3@reihe.example;;')
    await work(id, NOBODY)
    expect(await show(id)).toMatchObject({ status: 'bereit', anzahl: { neu: 1 } })
    expect((await apply(id)).status).toBe(200)
    await judge(id)
    expect(await show(id)).toMatchObject({ status: 'uebernommen', anzahl: { neu: 1 } })
    const renewed = await as(haus.leitung, address(wire.renewEinfuhr, { art, id }), { method: 'POST' })
    expect([renewed.status, renewed.json.code]).toEqual([409, 'einfuhr.nichtBereit'])
  })
})

describe('two who take people over at the same moment', () => {
  it('take one file over once', async () => {
    const id = await judged(haus.leitung, 'Nele;Neumann;n4@reihe.example;;')
    const answers = await Promise.all([apply(id), apply(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countOf('n4@reihe.example')).toBe(1)
  })

  it('from two files with the same person do it one after the other, and the second is told', async () => {
    const pfleger = await person('benutzer_pflegen')
    const line = 'Nele;Neumann;n5@reihe.example;R-5;'
    const a = await judged(haus.leitung, line)
    const b = await judged(pfleger, line)
    const answers = await Promise.all([apply(a), apply(b, { who: pfleger })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ json }) => json.code)).toContain('einfuhr.veraltet')
    expect(await countOf('n5@reihe.example')).toBe(1)
  })
})

describe('between preview and taking over', () => {
  it('a right may be lost, and then nothing is given', async () => {
    const vergeber = await person('benutzer_pflegen', 'berechtigungs_pflege', 'fahrzeug_buchen')
    const rolleId = await rolle('fahrzeug_buchen')
    const [row] = await leseraeume.rows('select name from rolle where id = $1', [rolleId])
    const id = await judged(vergeber, `Nele;Neumann;n6@reihe.example;;${row?.name}`)
    const rechte = { gruppenIds: [], rollenIds: [], berechtigungen: ['benutzer_pflegen'] }
    const taken = await as(haus.leitung, one(benutzer.changeRechte, vergeber.id), {
      method: 'PUT',
      body: rechte,
      version: 1,
    })
    expect(taken.status).toBe(200)
    const refused = await apply(id, { who: vergeber })
    expect([refused.status, refused.json.code]).toEqual([409, 'einfuhr.veraltet'])
    expect(await countOf('n6@reihe.example')).toBe(0)
  })

  it('a number may be given to somebody else, and a person may come by another way', async () => {
    const ida = await person()
    const id = await judged(
      haus.leitung,
      'Nele;Neumann;n7@reihe.example;R-7;',
      'Otto;Ohne;n8@reihe.example;;',
      'Udo;Unruh;n9@reihe.example;;',
    )
    await as(haus.leitung, one(benutzer.updateBenutzer, ida.id), {
      method: 'PATCH',
      body: { personalnummer: 'R-7' },
      version: 1,
    })
    const personen = [{ email: 'n8@reihe.example', vorname: 'Otto', nachname: 'Ohne' }]
    expect((await as(haus.leitung, benutzer.inviteBenutzer.path, { body: { personen } })).status).toBe(201)
    const refused = await apply(id)
    expect(refused.json).toMatchObject({ code: 'einfuhr.veraltet' })
    expect(refused.json.detail).toMatch(/2.*3/)
    expect(await countOf('n9@reihe.example')).toBe(0)
  })
})

describe('the people of a house in a file', () => {
  const fetched = async (query: string, language: string) => {
    const answer = await app.request(`${wire.exportBenutzer.path}${query}`, {
      as: haus.leitung.token,
      host: haus.host,
      headers: { 'accept-language': language },
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return answer.text.replace('\ufeff', '').trimEnd().split('\r\n')
  }

  it('stand in the order that was asked for, each once, over as many pages as there are', async () => {
    await leseraeume.rows(
      `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
       select $1, gen_random_uuid(), 'seite' || i, 'V', 'N', 'seite' || i || '@seiten.example' from generate_series(1, 2100) i
       returning id`,
      [haus.id],
    )
    const emails = (await fetched('?status=alle&sortierung=email&suche=%40seiten.example', 'de'))
      .slice(1)
      .map((line) => line.split(';')[2] ?? '')
    expect(new Set(emails).size).toBe(2_100)
    expect(emails).toEqual(emails.toSorted())
    const [first] = (await fetched('?sortierung=email&richtung=ab&suche=%40seiten.example', 'de')).slice(1)
    expect(first).toContain(emails.at(-1))
  })

  it('have the headings and the separator of the reader’s language', async () => {
    const german = await fetched('?suche=leitung', 'de')
    expect(german[0]).toBe('Vorname;Nachname;E-Mail;Personalnummer;Sprache;Gruppen;Rollen;Status')
    expect(german).toHaveLength(2)
  })

  it('are refused where the question has no sense', async () => {
    for (const query of ['?sortierung=geburtstag', '?status=weg', '?gruppeId=1'])
      expect([query, (await as(haus.leitung, `${wire.exportBenutzer.path}${query}`)).status]).toEqual([
        query,
        422,
      ])
  })
})
