import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

/** SECURITY DEFINER functions that the serving role may execute, with their argument names. */
const FUNCTIONS = `
  select p.oid::regprocedure::text as name, format('%I.%I', n.nspname, p.proname) as called,
    coalesce((p.proargnames)[1:p.pronargs], '{}') as names,
    array(select format_type(t, null) from unnest(p.proargtypes) t) as types
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef and has_function_privilege('platzwart_app', p.oid, 'execute') order by 1`

interface Definer {
  readonly name: string
  readonly called: string
  readonly names: readonly string[]
  readonly types: readonly string[]
}

const HERE = '01980000-0000-7000-8000-00000000000a'
const THERE = '01980000-0000-7000-8000-00000000000b'
const PERSON = '01980000-0000-7000-8000-0000000000bb'
const PASSKEY = '01980000-0000-7000-8000-0000000000cc'
const OPERATOR = '01980000-0000-7000-8000-0000000000dd'
const LINE = '01980000-0000-7000-8000-0000000000ee'
const NOBODY = '01980000-0000-7000-8000-0000000000ff'
const FAR = '2100-01-01T00:00:00Z'

/** Accounts to try: a person of another house, and an operator. */
const KONTEN = ['dort', 'betreiber'] as const

/**
 * Foreign and nonexistent values for each argument name. A name that is missing here fails the test: add a
 * case that says whose value it may be.
 */
const GIVEN: Readonly<Record<string, { readonly foreign: unknown; readonly nobody?: unknown }>> = {
  p_konto: { foreign: null, nobody: 'niemand' },
  p_mandant: { foreign: THERE, nobody: NOBODY },
  p_mandanten: { foreign: [THERE], nobody: [NOBODY] },
  p_benutzer: { foreign: PERSON, nobody: NOBODY },
  p_betreiber: { foreign: OPERATOR, nobody: NOBODY },
  p_fahrzeuge: { foreign: [PERSON], nobody: [NOBODY] },
  p_id: { foreign: PASSKEY, nobody: NOBODY },
  p_verification: { foreign: 'wechsel-dort', nobody: 'keine' },
  p_neu: { foreign: 'neu-dort', nobody: 'keines' },
  p_domain: { foreign: 'dort.example' },
  p_token: { foreign: `t_${HERE}_${PERSON}`, nobody: 'keines' },
  p_tokens: { foreign: ['t-dort'], nobody: ['keines'] },
  p_people: { foreign: JSON.stringify([{ email: 'neu@hier.example', name: 'Neu' }]) },
  p_schluessel: { foreign: null },
  p_ganz: { foreign: true },
  p_alle: { foreign: true },
  p_noetig: { foreign: false },
  p_vor: { foreign: FAR },
  p_bis: { foreign: FAR },
  p_jetzt: { foreign: FAR },
  p_zeilen_vor: { foreign: FAR },
  p_antworten_vor: { foreign: FAR },
  p_hoechstens: { foreign: 10_000 },
  p_email: { foreign: 'boese@hier.example' },
  p_eintrag: { foreign: NOBODY },
  p_aktion: { foreign: 'create' },
  p_status: { foreign: 200 },
  p_antwort: { foreign: 'boese' },
  p_version: { foreign: 1 },
  p_was: { foreign: '{}' },
  p_code: { foreign: 'code-dort' },
  p_codes: { foreign: [Buffer.from('boese')] },
  p_schritt: { foreign: 1 },
  p_kennung: { foreign: 'boese' },
  p_adresse: { foreign: 'hier.example' },
  p_zaehler: { foreign: 0 },
  p_name: { foreign: 'boese' },
  p_wege: { foreign: ['usb'] },
  p_synchron: { foreign: false },
  p_anfrage: { foreign: Buffer.from('boese') },
}

/** Types whose values belong to nobody: times, numbers, and words of settings. */
const PLAIN = /^(timestamp with time zone|tstzrange|date|integer|bigint|smallint|boolean|text|text\[\])$/
/** Functions that list houses with something due and take only words and times. */
const LISTS =
  /^auth\.(mandanten_|faellige_|geschlossene_|ruhende_|zonen_|find_aufbewahrtes|delete_aufbewahrtes|belegte_|fahrzeug_)/

let database: TestDatabase
let admin: pg.Client
let app: pg.Client
let functions: readonly Definer[]

const SEED = `
  insert into mandant (id, name) values ('${HERE}', 'Hier'), ('${THERE}', 'Dort');
  insert into auth."user" (id, name, email, "emailVerified") values
    ('hier', 'Hier', 'a@hier.example', true), ('dort', 'Dort', 'b@dort.example', true), ('betreiber', 'Op', 'op@betrieb.example', true);
  insert into auth.account (id, "accountId", "providerId", "userId", password)
    select id, id, 'credential', id, 'x' from auth."user";
  insert into auth.betreiber (id, user_id) values ('${OPERATOR}', 'betreiber');
  insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values
    ('${HERE}', '${NOBODY.replace('ff', 'a1')}', 'hier', 'A', 'Hier', 'a@hier.example'),
    ('${THERE}', '${PERSON}', 'dort', 'B', 'Dort', 'b@dort.example');
  insert into auth.mandant_domain values ('dort.example', '${THERE}');
  insert into auth.mandant_maildomain values ('dort.example', '${THERE}');
  insert into auth.session (id, "expiresAt", token, "userId") values
    ('s1', now() + interval '1 day', 't-dort', 'dort'), ('s2', now() + interval '1 day', 't_${THERE}_${PERSON}', 'dort'),
    ('s3', now() + interval '1 day', 't-op', 'betreiber');
  insert into auth.verification (id, identifier, value, "expiresAt", mandant_id)
    select k || '-' || u.id, k || u.id, u.id, now() + interval '1 day', '${THERE}'
      from auth."user" u, unnest(array['link', 'wechsel']) k where u.id <> 'hier';
  insert into auth.email_wechsel (user_id, email, verification_id)
    select id, 'neu-' || email, 'wechsel-' || id from auth."user" where id <> 'hier';
  insert into auth.zweitfaktor (user_id, geheimnis, seit, neu, neu_bis)
    select id, 'g', now(), 'neu-' || id, now() + interval '1 day' from auth."user" where id <> 'hier';
  insert into auth.zweitfaktor_code (user_id, pruefwert) select id, decode(md5(id), 'hex') from auth."user" where id <> 'hier';
  insert into auth.passkey (id, user_id, kennung, adresse, schluessel, name)
    values ('${PASSKEY}', 'dort', 'k1', 'dort.example', '', 'P'), (gen_random_uuid(), 'betreiber', 'k2', 'dort.example', '', 'P');
  insert into auth.betreiber_protokoll (id, zeit, betreiber_id, email, aktion, mandant_id, schluessel, antwort, status) values
    ('${LINE}', now() - interval '1 hour', '${OPERATOR}', 'op@betrieb.example', 'create', '${THERE}', 's', 'a', 200),
    ('${PASSKEY}', now() - interval '1 hour', '${OPERATOR}', 'op@betrieb.example', 'create', '${THERE}', 'o', null, null);
  insert into auth.kopplung (id, art, ziel, mandant_id, pruefwert, code_pruefwert, bis)
    values ('${PASSKEY}', 'anzeige', '${PERSON}', '${THERE}', 'p', 'code-dort', now() + interval '1 hour');
  insert into protokoll (mandant_id, id, aktion, objekt, objekt_id) values ('${THERE}', gen_random_uuid(), 'create', 'benutzer', '${PERSON}');
`

/** All rows of the directory and of the other house, as one text per table. */
async function others(): Promise<Record<string, string>> {
  const { rows: tables } = await admin.query<{ name: string; own: boolean }>(`
    select c.oid::regclass::text as name, n.nspname = 'public' as own
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'auth' and c.relname <> 'rateLimit' or n.nspname = 'public' and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'mandant_id' and not a.attisdropped)) order by 1`)
  const texts: Record<string, string> = {}
  for (const { name, own } of tables) {
    const where = own ? `where t.mandant_id = '${THERE}'` : ''
    const { rows } = await admin.query(`select to_jsonb(t)::text as row from ${name} t ${where} order by 1`)
    texts[name] = rows.map(({ row }) => row).join('\n')
  }
  // Excludes rows of this house and those that the calls create.
  const own = /"(hier|a@hier\.example|neu@hier\.example)"|01980000-0000-7000-8000-00000000000a/
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text
        .split('\n')
        .filter((row) => !own.test(row))
        .join('\n'),
    ]),
  )
}

function argumentsOf({ names, types }: Definer, of: 'foreign' | 'nobody', konto: string): unknown[] {
  return names.map((name, nr) => {
    const given = GIVEN[name]
    if (name === 'p_konto') return of === 'foreign' ? konto : 'niemand'
    if (given) return of === 'nobody' && 'nobody' in given ? given.nobody : given.foreign
    return types[nr] === 'tstzrange' ? `[${FAR},)` : types[nr]?.endsWith('[]') ? [] : null
  })
}

/** The function's result in this house's scope; the error code if it is refused. */
async function call({ called, types }: Definer, values: readonly unknown[]): Promise<unknown> {
  const places = values.map((_, nr) => `$${nr + 1}::${types[nr]}`).join(', ')
  await app.query('begin')
  try {
    await app.query(`select set_config('app.mandant_id', $1, true)`, [HERE])
    const { rows } = await app.query(`select * from ${called}(${places})`, [...values])
    await app.query('commit')
    return rows
  } catch (error) {
    await app.query('rollback')
    if (error instanceof pg.DatabaseError) return error.code
    throw error
  }
}

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  app = new pg.Client({ connectionString: database.appUrl })
  await Promise.all([admin.connect(), app.connect()])
  await admin.query(SEED)
  functions = (await admin.query<Definer>(FUNCTIONS)).rows
})

afterAll(async () => {
  await Promise.all([admin.end(), app.end()])
  await database.drop()
})

describe('a SECURITY DEFINER function called by the serving role', () => {
  it('has a case for every argument', () => {
    expect(functions.length).toBeGreaterThan(50)
    const unknown = functions.flatMap(({ name, called, names, types }) =>
      names
        .filter((one, nr) => !(one in GIVEN) && !(LISTS.test(called) && PLAIN.test(types[nr] ?? '')))
        .map((one) => `${name}: ${one}`),
    )
    expect(unknown).toEqual([])
  })

  it.each(KONTEN)('changes nothing of others: account %s', async (konto) => {
    const before = await others()
    for (const one of functions) {
      await call(one, argumentsOf(one, 'foreign', konto))
      expect({ of: one.name, ...(await others()) }).toEqual({ of: one.name, ...before })
    }
  })

  it.each(KONTEN)('returns nothing about others: account %s', async (konto) => {
    for (const one of functions) {
      // Whoever has a token is the person it was issued to.
      if (one.names.some((name) => name.startsWith('p_token'))) continue
      const foreign = await call(one, argumentsOf(one, 'foreign', konto))
      const text = JSON.stringify(foreign)
      expect([one.name, text.includes('dort.example'), text.includes('op@betrieb')]).toEqual([
        one.name,
        false,
        false,
      ])
      if (/\.(has_|is_|konto_|count_)/.test(one.called))
        expect([one.name, foreign]).toEqual([one.name, await call(one, argumentsOf(one, 'nobody', konto))])
    }
  })

  it('refuses to act on accounts of others, by name', async () => {
    const named = functions.filter(({ name }) =>
      /auth\.(add_passkey|rename_passkey|remove_\w+|renew_\w+|activate_\w+|change_konto_email|confirm_email_wechsel)\(/.test(
        name,
      ),
    )
    expect(named.length).toBeGreaterThanOrEqual(8)
    for (const one of named)
      for (const konto of KONTEN)
        expect([one.name, konto, await call(one, argumentsOf(one, 'foreign', konto))]).toEqual([
          one.name,
          konto,
          '42501',
        ])
  })
})
