import * as wire from '@platzwart/contract/operations/benutzer'
import { describe, expect, it } from 'vitest'
import { app, fremd, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'
import { as, gruppe, one, person, rolle, shown } from '../../testing/suites/people.ts'

hausSuite(undefined, { fremd: true })

const list = async (query: string) =>
  (await as(haus.leitung, `${wire.listBenutzer.path}${query}`)).json as never as {
    readonly items: readonly { readonly id: string; readonly email: string }[]
    readonly cursor: string | null
  }
const emails = async (query: string) => (await list(query)).items.map(({ email }) => email)

const NEU = { email: 'Nele@Haus.example', vorname: 'Nele', nachname: 'Neumann' }
const invite = (body: object, who = haus.leitung) => as(who, wire.inviteBenutzer.path, { body })
let nr = 0
const fresh = () => ({ ...NEU, email: `neu${nr++}@haus.example` })

describe('the list of people', () => {
  it('finds all words in names, address and number, whatever their case and signs', async () => {
    expect(await emails('?suche=ANNA%20must')).toEqual(['anna@haus.example'])
    expect(await emails('?suche=%25')).toEqual([])
    expect(await emails('?suche=ben%20anna')).toEqual([])
  })

  it('goes on where the page before ended, in every order and both ways', async () => {
    await Promise.all([person(), person(), person()])
    for (const sortierung of ['name', 'email', 'personalnummer', 'erstellt']) {
      for (const richtung of ['auf', 'ab']) {
        const order = `?sortierung=${sortierung}&richtung=${richtung}`
        const whole = await emails(order)
        const paged: string[] = []
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page = await list(`${order}&limit=2${cursor && `&cursor=${cursor}`}`)
          paged.push(...page.items.map(({ email }) => email))
          cursor = page.cursor
        }
        expect([sortierung, richtung, paged]).toEqual([sortierung, richtung, whole])
        expect(whole.length).toBeGreaterThan(5)
      }
    }
  })

  it('is filtered by status, group, role and open invitation', async () => {
    const ida = await person()
    const rolleId = await rolle()
    const gruppeId = await gruppe()
    const rechte = { gruppenIds: [gruppeId], rollenIds: [rolleId], berechtigungen: [] }
    await as(haus.leitung, one(wire.changeRechte, ida.id), { method: 'PUT', body: rechte, version: 1 })
    expect(await emails(`?gruppeId=${gruppeId}`)).toEqual([ida.email])
    expect(await emails(`?rolleId=${rolleId}`)).toEqual([ida.email])
    expect(await emails(`?rolleId=${gruppeId}`)).toEqual([])
    await invite({ personen: [NEU] })
    expect(await emails('?einladung=offen')).toEqual(['nele@haus.example'])
    expect(await emails('?status=inaktiv')).toEqual([])
  })

  it('has nobody of another house, and is for those who maintain people or rights', async () => {
    const all = await emails('?limit=200')
    expect(all.filter((email) => email.endsWith('@fremd.example'))).toEqual([])
    expect((await as(haus.anna, wire.listBenutzer.path)).status).toBe(403)
    for (const query of ['?sortierung=geburtstag', '?limit=0', '?cursor=x', '?gruppeId=1'])
      expect([query, (await as(haus.leitung, `${wire.listBenutzer.path}${query}`)).status]).toEqual([
        query,
        422,
      ])
  })
})

describe('an invitation', () => {
  it('makes a person with roles, whose link is shown once where no mail is set up', async () => {
    const rolleId = await rolle('fahrzeug_buchen')
    const body = { personen: [fresh()], rollenIds: [rolleId] }
    const headers = { 'idempotency-key': 'einmal' }
    const send = () =>
      app.request(wire.inviteBenutzer.path, { as: haus.leitung.token, host: haus.host, body, headers })
    const first = await send()
    const again = await send()
    expect([first.status, again.status]).toEqual([201, 201])
    const of = (answer: typeof first) =>
      (answer.json as never as { eingeladen: { id: string; link: string | null }[] }).eingeladen[0]
    expect(of(first)?.link).toContain('/auth/confirm?token=einladung-')
    expect(of(again)).toEqual({ ...of(first), link: null })
    expect([first.json.perMail, again.json.perMail]).toEqual([false, false])
    const kept = await leseraeume.rows('select antwort from wiederholschluessel', [])
    expect(JSON.stringify(kept)).not.toContain('einladung-')
    const nele = await shown(haus.leitung, of(first)?.id ?? '')
    expect(nele).toMatchObject({
      einladung: 'offen',
      wirksam: [{ berechtigung: 'fahrzeug_buchen', durch: [{ gruppe: null, rolle: { id: rolleId } }] }],
    })
  })

  it('lets many in or nobody, and says of each line what is wrong with it', async () => {
    const a = fresh()
    const b = fresh()
    const wrong = await invite({ personen: [a, b, a] })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('"personen.2.email"')])
    expect(await emails(`?suche=${a.email}`)).toEqual([])
    const right = await invite({ personen: [a, b, { ...a, email: haus.anna.email }] })
    expect(right.json).toMatchObject({
      eingeladen: [{ email: a.email }, { email: b.email }],
      schonDa: [{ id: haus.anna.id, status: 'aktiv' }],
    })
    const number = { personalnummer: 'P-1' }
    expect((await invite({ personen: [{ ...fresh(), ...number }] })).status).toBe(201)
    const taken = await invite({ personen: [{ ...fresh(), ...number }] })
    expect([taken.status, taken.text]).toEqual([
      422,
      expect.stringContaining('benutzer.personalnummerVergeben'),
    ])
    for (const personen of [
      [],
      [{ ...a, email: 'a@@b' }],
      [{ ...a, rolle: 'admin' }],
      [{ ...a, vorname: ' ' }],
    ])
      expect((await invite({ personen })).status).toBe(422)
  })

  it('grants only what who invites holds, and may grant', async () => {
    const pfleger = await person('benutzer_pflegen')
    const body = { personen: [fresh()], rollenIds: [await rolle('fahrzeug_buchen')] }
    expect((await invite(body, pfleger)).json).toMatchObject({ code: 'benutzer.vergebenNurMitRecht' })
    const vergeber = await person('benutzer_pflegen', 'berechtigungs_pflege')
    const refused = await invite(body, vergeber)
    expect([refused.status, refused.json.code]).toEqual([403, 'benutzer.nichtGehalten'])
    expect(refused.text).toContain('Fahrzeuge buchen')
    expect((await invite({ ...body, rollenIds: [fremd.id] })).status).toBe(404)
  })

  it('is sent again, and withdrawn; the link of before is worthless', async () => {
    const body = fresh()
    await invite({ personen: [body] })
    const id = (await list(`?suche=${body.email}`)).items[0]?.id ?? ''
    const renew = () => as(haus.leitung, one(wire.renewEinladung, id), { method: 'POST' })
    const again = await renew()
    expect([again.status, String(again.json.link)]).toEqual([201, expect.stringContaining('einladung-')])
    const codes =
      'select count(*)::int as n from auth.verification v join auth."user" u on u.id = v.value where u.email = $1'
    const open = async () => (await app.deps.authPool.query(codes, [body.email])).rows[0]?.n
    expect(await open()).toBe(1)
    expect((await as(haus.leitung, one(wire.withdrawEinladung, id), { method: 'DELETE' })).status).toBe(204)
    expect(await open()).toBe(0)
    expect(await shown(haus.leitung, id)).toMatchObject({ status: 'inaktiv', einladung: 'abgelaufen' })
    expect((await renew()).json.code).toBe('benutzer.inaktiv')
    const twice = await as(haus.leitung, one(wire.withdrawEinladung, id), { method: 'DELETE' })
    expect(twice.json.code).toBe('benutzer.inaktiv')
  })

  it('that was withdrawn, or whose person was put out, makes nobody a member when they are activated', async () => {
    const post = (operation: Parameters<typeof one>[0], id: string, version: number, body?: object) =>
      as(haus.leitung, one(operation, id), { method: 'POST', version, ...(body && { body }) })
    const withdrawn = fresh()
    const out = fresh()
    await invite({ personen: [withdrawn, out] })
    const idOf = async ({ email }: { email: string }) => (await list(`?suche=${email}`)).items[0]?.id ?? ''
    const ids = [await idOf(withdrawn), await idOf(out)] as const
    await as(haus.leitung, one(wire.withdrawEinladung, ids[0]), { method: 'DELETE' })
    expect((await post(wire.deactivateBenutzer, ids[1], 1, {})).status).toBe(200)
    for (const id of ids) {
      expect(await emails('?einladung=offen&status=alle&limit=200')).not.toContain(
        (await shown(haus.leitung, id)).email,
      )
      const back = await post(wire.activateBenutzer, id, 2)
      expect(back.json).toMatchObject({ status: 'aktiv', einladung: 'abgelaufen' })
      expect((await as(haus.leitung, one(wire.renewEinladung, id), { method: 'POST' })).status).toBe(201)
      expect(await shown(haus.leitung, id)).toMatchObject({ einladung: 'offen' })
    }
  })

  it('of somebody who may more is neither read nor taken back', async () => {
    const pfleger = await person('benutzer_pflegen')
    const body = fresh()
    await invite({ personen: [body], rollenIds: [await rolle('objekt_pflege')] })
    const id = (await list(`?suche=${body.email}`)).items[0]?.id ?? ''
    const renewed = await as(pfleger, one(wire.renewEinladung, id), { method: 'POST' })
    expect([renewed.status, renewed.json.code]).toEqual([403, 'benutzer.darfMehr'])
    expect((await as(pfleger, one(wire.withdrawEinladung, id), { method: 'DELETE' })).status).toBe(403)
  })
})

describe('what is known of a person', () => {
  const update = (id: string, body: object, version: number, who = haus.leitung) =>
    as(who, one(wire.updateBenutzer, id), { method: 'PATCH', body, version })

  it('is changed from the version that was read, and on record', async () => {
    const ida = await person()
    const done = await update(ida.id, { nachname: 'Ideler', personalnummer: '4711' }, 1)
    expect(done.json).toMatchObject({ nachname: 'Ideler', personalnummer: '4711', version: 2 })
    const stale = await update(ida.id, { nachname: 'Zuspät' }, 1)
    expect([stale.status, stale.json.current?.nachname]).toEqual([412, 'Ideler'])
    const [row] = await leseraeume.rows(
      "select vorher, nachher from protokoll where aktion = 'updateBenutzer' and objekt_id = $1",
      [ida.id],
    )
    expect(row).toMatchObject({ vorher: { nachname: 'Muster' }, nachher: { nachname: 'Ideler' } })
  })

  it('signs in with a changed address, which nobody else has', async () => {
    const ida = await person()
    const account = async () =>
      (await app.deps.authPool.query('select email from auth."user" where id = $1', [`user-${ida.id}`]))
        .rows[0]
    expect((await update(ida.id, { email: 'ida@neu.example' }, 1)).status).toBe(200)
    expect(await account()).toEqual({ email: 'ida@neu.example' })
    for (const email of [haus.anna.email, fremd.anna.email]) {
      const taken = await update(ida.id, { email }, 2)
      expect([taken.status, taken.json.code]).toEqual([409, 'benutzer.emailVergeben'])
    }
    expect(await account()).toEqual({ email: 'ida@neu.example' })
  })

  it('keeps the address of an account that is somebody’s in another house', async () => {
    const ida = await person()
    await fremd.scoped((tx) =>
      tx.raw(
        `insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email) values ($1, $2, $3, 'I', 'D', $4)`,
        [fremd.id, ida.id, `user-${ida.id}`, ida.email],
      ),
    )
    const refused = await update(ida.id, { email: 'ida@anders.example' }, 1)
    expect([refused.status, refused.json.code]).toEqual([409, 'benutzer.emailGeteilt'])
  })

  it('of somebody who has not come says nothing of accounts elsewhere, and touches none', async () => {
    const emailsOf = async () =>
      (
        await app.deps.authPool.query('select email from auth."user" where id = $1', [
          `user-${fremd.anna.id}`,
        ])
      ).rows
    const answers: unknown[] = []
    const token = `t_${fremd.id}_${fremd.anna.id}`
    await app.deps.authPool.query(
      `insert into session (id, "expiresAt", token, "userId") values ('s-placed', now() + interval '9 hours', $1, $2)`,
      [token, `user-${fremd.anna.id}`],
    )
    // An address that is somebody's in another house, and one that is nobody's anywhere.
    for (const email of [fremd.anna.email, fresh().email]) {
      await invite({ personen: [{ ...fresh(), email }] })
      const { id } = (await list(`?suche=${email}`)).items[0] ?? { id: '' }
      const there = await update(id, { email: `anders-${email}` }, 1)
      const back = await update(id, { email }, 2)
      const withAccount = await update(id, { email: fremd.ben.email }, 3)
      const again = await update(id, { email: `noch-${email}` }, 4)
      answers.push(
        [there, back, withAccount, again].map(({ status, json }) => [status, json.code, json.einladung]),
      )
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual([1, 2, 3, 4].map(() => [200, undefined, 'abgelaufen']))
    expect(await emailsOf()).toEqual([{ email: fremd.anna.email }])
    const open = await app.deps.authPool.query(
      'select 1 from session where token = $1 and "expiresAt" > now()',
      [token],
    )
    expect(open.rowCount).toBe(1)
  })

  it('of oneself has another address only by one’s password', async () => {
    const self = await person('benutzer_pflegen')
    const { id, email } = self
    const refused = await update(id, { email: 'meine@haus.example' }, 1, self)
    expect([refused.status, refused.json.code, refused.json.issues?.[0]?.field]).toEqual([
      409,
      'benutzer.eigenesKonto',
      'email',
    ])
    expect((await update(id, { email, personalnummer: '1' }, 1, self)).json).toMatchObject({
      email,
      version: 2,
    })
    const account = await app.deps.authPool.query('select email from auth."user" where id = $1', [
      `user-${id}`,
    ])
    expect(account.rows).toEqual([{ email }])
  })

  it('is not changed by who may less, nor anywhere but in its house', async () => {
    const pfleger = await person('benutzer_pflegen')
    const refused = await update(haus.leitung.id, { email: 'meine@haus.example' }, 1, pfleger)
    expect([refused.status, refused.json.code]).toEqual([403, 'benutzer.darfMehr'])
    expect((await update(fremd.anna.id, { nachname: 'X' }, 1)).status).toBe(404)
    expect((await update(haus.anna.id, { nachname: 'X' }, 1, haus.ben)).status).toBe(403)
    for (const body of [{ id: haus.ben.id }, { status: 'inaktiv' }, { anmeldung_id: 'x' }, { nachname: '' }])
      expect((await update(haus.anna.id, body, 1)).status).toBe(422)
  })
})

describe('somebody who is put out', () => {
  const out = (id: string, version: number, body: object = {}, who = haus.leitung) =>
    as(who, one(wire.deactivateBenutzer, id), { method: 'POST', body, version })

  it('is out at once, and comes back with the rights of before but no session', async () => {
    const ida = await person('fahrzeug_buchen')
    expect((await as(ida, '/api/start')).status).toBe(200)
    const done = await out(ida.id, 1)
    expect([done.status, done.json.status]).toEqual([200, 'inaktiv'])
    expect((await as(ida, '/api/leseraum-buchungen')).status).toBe(401)
    const back = await as(haus.leitung, one(wire.activateBenutzer, ida.id), { method: 'POST', version: 2 })
    expect(back.json).toMatchObject({ status: 'aktiv', direkt: ['fahrzeug_buchen'] })
    expect((await as(ida, '/api/leseraum-buchungen')).status).toBe(401)
  })

  it('is not touched where they are in already: devices and an open invitation hold', async () => {
    const ida = await person()
    const body = fresh()
    await invite({ personen: [body] })
    const invited = (await list(`?suche=${body.email}`)).items[0]?.id ?? ''
    for (const id of [ida.id, invited]) {
      const before = await shown(haus.leitung, id)
      const there = await as(haus.leitung, one(wire.activateBenutzer, id), { method: 'POST', version: 1 })
      expect([there.status, there.json]).toEqual([200, before])
    }
    expect((await as(ida, '/api/start')).status).toBe(200)
    expect(await shown(haus.leitung, invited)).toMatchObject({ einladung: 'offen', version: 1 })
    const links =
      'select count(*)::int as n from auth.verification v join auth."user" u on u.id = v.value where u.email = $1'
    expect((await app.deps.authPool.query(links, [body.email])).rows[0]?.n).toBe(1)
  })

  it('is asked about the bookings first, which are then cancelled or left', async () => {
    const ida = await person()
    const udo = await person()
    const bookings = [await leseraeume.booked(ida), await leseraeume.booked(udo)]
    const asked = await out(ida.id, 1)
    expect([asked.status, asked.json.code]).toEqual([409, 'benutzer.betroffeneBuchungen'])
    expect(asked.json.current).toMatchObject([{ id: bookings[0], was: 'P1' }])
    expect((await as(haus.leitung, one(wire.listBenutzerBuchungen, ida.id))).json).toHaveLength(1)
    expect((await out(ida.id, 1, { buchungenStornieren: true })).status).toBe(200)
    expect((await out(udo.id, 1, { buchungenStornieren: false })).status).toBe(200)
    expect(await Promise.all(bookings.map((id) => leseraeume.statusOf(id)))).toEqual([
      'storniert',
      'reserviert',
    ])
    const [row] = await leseraeume.rows('select informationstext from leseraum_buchung where id = $1', [
      bookings[0],
    ])
    expect(row?.informationstext).toContain('nicht mehr im Haus')
  })

  it('is signed out without being put out, too', async () => {
    const ida = await person()
    expect(await shown(haus.leitung, ida.id)).toMatchObject({ sitzungen: 1 })
    expect((await as(haus.leitung, one(wire.endSitzungen, ida.id), { method: 'DELETE' })).status).toBe(204)
    expect((await as(ida, '/api/leseraum-buchungen')).status).toBe(401)
    expect(await shown(haus.leitung, ida.id)).toMatchObject({ sitzungen: 0, status: 'aktiv' })
  })

  it('is nobody of another house', async () => {
    expect((await out(fremd.anna.id, 1)).status).toBe(404)
    expect((await as(haus.leitung, one(wire.endSitzungen, fremd.anna.id), { method: 'DELETE' })).status).toBe(
      404,
    )
    expect((await as(fremd.anna, '/api/start')).status).toBe(200)
  })
})
