import * as wire from '@platzwart/contract/operations/benutzer'
import * as einfuhr from '@platzwart/contract/operations/einfuhr'
import { spellingOf } from '@platzwart/domain/benutzer/aehnlichkeit'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../testing/fahrtenbuch.ts'
import { app, fremd, haus, hausSuite } from '../../testing/suites/haus.ts'

hausSuite(undefined, { fremd: true })

/** First name, last name, address, personnel number, status. */
const PEOPLE = [
  ['Jürgen', 'Groß', 'j.gross@haus.example', null, 'aktiv'],
  ['JUERGEN', 'Gross', 'juergen@privat.example', null, 'inaktiv'],
  ['Jürgen', 'Groß', 'weg@anonym.invalid', null, 'anonym'],
  ['Wanda', 'Weber', 'wanda.weber@haus.example', 'W 1', 'aktiv'],
  ['W.', 'Weber-Wolf', 'wandaweber+buch@privat.example', null, 'aktiv'],
  ['Nora', 'Nummer', 'nora@haus.example', '00-77', 'aktiv'],
  ['Norbert', 'Nummer', 'norbert@haus.example', '77', 'aktiv'],
  ['Otto', 'Einzel', 'info@haus.example', '078', 'aktiv'],
  ['Ида', 'Ångström’s', 'info@privat.example', null, 'aktiv'],
  ['Şükrü', 'Ğ-Yıldız', 'sy@privat.example', '0', 'aktiv'],
] as const

const COLUMNS = '(mandant_id, id, anmeldung_id, vorname, nachname, email, personalnummer, status)'

beforeAll(async () => {
  for (const [at, person] of PEOPLE.entries())
    await asOwner(
      app,
      `insert into benutzer ${COLUMNS} values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7)`,
      [haus.id, `doppelt${at}`, ...person],
    )
  await asOwner(
    app,
    `insert into benutzer ${COLUMNS} values ($1, gen_random_uuid(), 'fremd1', 'Otto', 'Einzel', 'otto@fremd.example', '78', 'aktiv')`,
    [fremd.id],
  )
})

interface Item {
  readonly id: string
  readonly nachname: string
  readonly email: string
  readonly aehnlich: readonly {
    readonly id: string
    readonly email: string
    readonly durch: readonly string[]
  }[]
}

async function list(query: Readonly<Record<string, string>>) {
  const search = new URLSearchParams({ status: 'alle', limit: '50', ...query })
  const answer = await app.request(`${wire.listBenutzer.path}?${search}`, {
    as: haus.leitung.token,
    host: haus.host,
  })
  expect(answer.status).toBe(200)
  return answer.json as never as { readonly items: readonly Item[]; readonly cursor: string | null }
}

const DOUBLES = { doppelt: 'vielleicht' }
const emailsOf = (items: readonly { readonly email: string }[]) => items.map(({ email }) => email)

describe('who looks like a double', () => {
  it('is listed with whom and by what, whatever their status, and nobody who was made anonymous', async () => {
    const { items } = await list(DOUBLES)
    expect(
      items.map(({ email, aehnlich }) => [email, aehnlich.map((one) => [one.email, one.durch])]),
    ).toEqual([
      ['juergen@privat.example', [['j.gross@haus.example', ['name']]]],
      ['j.gross@haus.example', [['juergen@privat.example', ['name']]]],
      ['nora@haus.example', [['norbert@haus.example', ['personalnummer']]]],
      ['norbert@haus.example', [['nora@haus.example', ['personalnummer']]]],
      ['wanda.weber@haus.example', [['wandaweber+buch@privat.example', ['email']]]],
      ['wandaweber+buch@privat.example', [['wanda.weber@haus.example', ['email']]]],
    ])
  })

  it('is narrowed and paged like every list', async () => {
    expect(emailsOf((await list({ ...DOUBLES, status: 'aktiv', suche: 'gross' })).items)).toEqual([
      'j.gross@haus.example',
    ])
    expect(emailsOf((await list({ ...DOUBLES, suche: 'nummer', sortierung: 'email' })).items)).toEqual([
      'nora@haus.example',
      'norbert@haus.example',
    ])
    const first = await list({ ...DOUBLES, limit: '4' })
    const rest = await list({ ...DOUBLES, limit: '4', cursor: first.cursor ?? '' })
    expect(emailsOf([...first.items, ...rest.items])).toEqual(emailsOf((await list(DOUBLES)).items))
  })

  it('is told where it is asked for alone', async () => {
    const { items } = await list({})
    expect(items.length).toBeGreaterThan(PEOPLE.length - 1)
    expect(items.flatMap(({ aehnlich }) => aehnlich)).toEqual([])
  })

  it('is exported alone', async () => {
    const answer = await app.request(`${einfuhr.exportBenutzer.path}?status=alle&doppelt=vielleicht`, {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect([answer.text.includes('nora@haus.example'), answer.text.includes('info@haus.example')]).toEqual([
      true,
      false,
    ])
  })

  it('is asked for by a word that there is', async () => {
    const answer = await app.request(`${wire.listBenutzer.path}?doppelt=ja`, {
      as: haus.leitung.token,
      host: haus.host,
    })
    expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field: 'doppelt' }]])
  })
})

it('The database spells as the domain does', async () => {
  const rows = await haus.scoped(
    async (tx) =>
      (
        await tx.raw<Record<string, string | null>>(
          'select vorname, nachname, email, personalnummer, gleichname, gleichadresse, gleichnummer from benutzer where mandant_id = $1',
          [haus.id],
        )
      ).rows,
  )
  expect(rows.length).toBeGreaterThan(PEOPLE.length)
  for (const { gleichname, gleichadresse, gleichnummer, ...person } of rows)
    expect([person, { name: gleichname, email: gleichadresse, personalnummer: gleichnummer }]).toEqual([
      person,
      spellingOf(person as never),
    ])
})
