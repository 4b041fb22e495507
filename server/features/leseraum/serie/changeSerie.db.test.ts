import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, fremd, haus } from '../../../testing/suites/haus.ts'
import {
  ask,
  booked,
  bookOne,
  cancelAll,
  codesOf,
  MAIL,
  rows,
  serieSuite,
  set,
} from '../../../testing/suites/serie.ts'
import type { SerieMailData } from './notifySerie.ts'
import { renderSerieMail } from './renderSerieMail.ts'

serieSuite()

interface SeenWechsel {
  readonly id: string
  readonly version: number
  readonly leseraumId: string
  readonly von: string
  readonly bis: string
  readonly frei: boolean
  readonly gleich: boolean
  readonly gruende: readonly { code: string; origin?: string }[]
  readonly vorschlaege: readonly { art: string; leseraumId: string; von: string; bis: string }[]
  readonly vorher: { leseraumId: string; bezeichnung: string; von: string; bis: string }
}

const propose = (person: TestPerson, buchungId: unknown, query: Record<string, string> = {}) => {
  const all = { buchungId: String(buchungId), umfang: 'alle', von: '13:00', bis: '15:00', ...query }
  return ask(person, 'GET', `${wire.proposeWechsel.path}?${new URLSearchParams(all)}`)
}
const seen = ({ json }: { json: unknown }) => json as readonly SeenWechsel[]
const change = (person: TestPerson, termine: readonly object[], headers: Record<string, string> = {}) =>
  ask(person, 'POST', wire.changeSerie.path, { termine }, headers)
const wanted = (termine: readonly SeenWechsel[]) =>
  termine.map(({ id, version, leseraumId, von, bis }) => ({ id, version, leseraumId, von, bis }))
/** Where they were, as they are taken back. */
const back = (termine: readonly SeenWechsel[]) =>
  termine.map(({ id, version, vorher: { leseraumId, von, bis } }) => ({
    id,
    leseraumId,
    von,
    bis,
    version: version + 1,
  }))

const mails = () =>
  rows<{ typ: string; daten: SerieMailData; objekt_id: string; objekt_version: number }>(
    'select typ, daten, objekt_id, objekt_version from benachrichtigung order by id',
  )

/** A mail as it would go now. */
async function render({
  typ,
  daten,
  objekt_id: objektId,
  objekt_version: objektVersion,
}: Awaited<ReturnType<typeof mails>>[number]) {
  const mail = { ...MAIL, typ, daten, objektId, objektVersion }
  return renderSerieMail(app.deps.appPool)(mail, haus.id)
}

describe('the hours of a series', () => {
  it('are looked at date by date, at the same time of the wall over both changes of the clocks', async () => {
    const { gebucht } = await booked(haus.anna, { anzahl: '52' })
    const termine = seen(await propose(haus.anna, gebucht[0]?.id))
    expect(termine).toHaveLength(52)
    const walls = termine.map(({ von, bis }) =>
      [von, bis].map((at) =>
        Temporal.Instant.from(at).toZonedDateTimeISO('Europe/Berlin').toPlainTime().toString(),
      ),
    )
    expect(new Set(walls.map(String))).toEqual(new Set(['13:00:00,15:00:00']))
    expect(new Set(termine.map(({ von }) => von.slice(11, 13)))).toEqual(new Set(['11', '12']))
    expect(termine.every(({ frei, gleich }) => frei && !gleich)).toBe(true)
  })

  it('are those of one, of it and all after it, or of all', async () => {
    const { gebucht } = await booked(haus.anna)
    const ids = gebucht.map(({ id }) => id)
    const shown = async (umfang: string) =>
      seen(await propose(haus.anna, ids[2], { umfang })).map(({ id }) => id)
    expect(await shown('eine')).toEqual([ids[2]])
    expect(await shown('ab')).toEqual(ids.slice(2))
    expect(await shown('alle')).toEqual(ids)
    const same = seen(await propose(haus.anna, ids[2], { von: '09:00', bis: '11:00' }))
    expect(same.every(({ gleich, frei }) => gleich && frei)).toBe(true)
  })

  it('say where somebody stands in the way, and what instead; the rest is changed in one act with one mail', async () => {
    const { gebucht } = await booked(haus.anna)
    const busy = { leseraumId: haus.seats[0], von: '2026-12-01T12:30:00Z', bis: '2026-12-01T13:00:00Z' }
    expect((await bookOne(haus.ben, busy)).status).toBe(201)
    await rows('delete from benachrichtigung')
    const termine = seen(await propose(haus.anna, gebucht[0]?.id))
    expect(termine.map(({ frei }) => frei)).toEqual([true, false, true, true, true])
    expect(termine[1]?.gruende).toMatchObject([{ code: 'buchung.belegt' }])
    expect(termine[1]?.vorschlaege[0]).toMatchObject({ art: 'naechsterPlatz' })
    const instead = { ...termine[1], ...termine[1]?.vorschlaege[0] } as SeenWechsel
    const free = termine.filter(({ frei }) => frei)
    const answer = await change(haus.anna, [...wanted(free.slice(0, 3)), ...wanted([instead])])
    expect([answer.status, answer.json.nicht]).toEqual([200, []])
    expect(answer.json.geaendert).toHaveLength(4)
    expect(await rows("select 1 from protokoll where aktion = 'change'")).toHaveLength(4)
    const [mail, ...others] = await mails()
    expect([mail?.typ, others]).toEqual(['serieGeaendert', []])
    const rendered = mail && (await render(mail))
    expect(rendered).toMatchObject({ subject: '4 Termine geändert: P1 ab Di., 24.11.2026' })
    expect((rendered as { text: string }).text).toContain('13:00 – 15:00 Uhr')
    expect((rendered as { text: string }).text).toContain('bisher 09:00 – 11:00 Uhr')
  })

  it('are taken back by the same act the other way, and then nobody is told', async () => {
    const { gebucht } = await booked(haus.anna)
    await rows('delete from benachrichtigung')
    const termine = seen(await propose(haus.anna, gebucht[0]?.id))
    expect((await change(haus.anna, wanted(termine))).status).toBe(200)
    // Somebody took what the first of them had left.
    const busy = { leseraumId: haus.seats[0], von: gebucht[0]?.von, bis: '2026-11-24T08:30:00Z' }
    expect((await bookOne(haus.ben, busy)).status).toBe(201)
    const undone = await change(haus.anna, back(termine))
    expect(undone.json.geaendert).toHaveLength(4)
    expect(undone.json.nicht).toMatchObject([{ id: gebucht[0]?.id, gruende: [{ code: 'buchung.belegt' }] }])
    const [first, second] = (await mails()).filter(({ typ }) => typ === 'serieGeaendert')
    // Of the first only what was not taken back is so; of the second all is where it was known to be.
    expect(first && (await render(first))).toMatchObject({
      subject: expect.stringContaining('Ein Termin geändert'),
    })
    expect(second && (await render(second))).toBe('untrue')
    await rows("update benachrichtigung set status = 'gesendet' where objekt_id = $1", first?.objekt_id)
    // Had the first been told of all, the way back is told, too.
    const told = second && (await render(second))
    expect(told).toMatchObject({ subject: expect.stringContaining('4 Termine geändert') })
  })

  it('count against the hours of a week as the series moves', async () => {
    const { gebucht } = await booked(haus.anna, { wochentage: '2,3', anzahl: '4' })
    await set('leseraum.maxStundenProWoche', '5')
    const termine = seen(await propose(haus.anna, gebucht[0]?.id, { von: '13:00', bis: '16:00' }))
    expect(termine.map(({ frei }) => frei)).toEqual([true, false, true, false])
    expect(termine[1]?.gruende).toMatchObject([{ code: 'buchung.wochenstunden', origin: 'mandant' }])
    const answer = await change(haus.anna, wanted(termine))
    expect(answer.json.geaendert).toHaveLength(2)
    await set('leseraum.maxStundenProWoche', '0')
  })

  it('answer the same once more for one key, and refuse what changed since it was shown', async () => {
    const { gebucht } = await booked(haus.anna)
    const termine = seen(await propose(haus.anna, gebucht[0]?.id))
    const headers = { 'idempotency-key': 'one-press' }
    const once = await change(haus.anna, wanted(termine), headers)
    const again = await change(haus.anna, wanted(termine), headers)
    expect([once.status, again.text]).toEqual([200, once.text])
    const stale = await change(haus.anna, wanted(termine))
    expect([stale.status, codesOf(stale)]).toEqual([
      409,
      ['serie.nichtsGeaendert', 'serie.inzwischenGeaendert'],
    ])
    expect(await rows('select 1 from leseraum_buchung where version = 2')).toHaveLength(5)
  })

  it('are nobody else’s: other people, other houses, swapped ids, what is over or cancelled', async () => {
    const { gebucht } = await booked(haus.anna)
    const termine = seen(await propose(haus.anna, gebucht[0]?.id))
    for (const person of [haus.ben, haus.leitung]) {
      expect((await propose(person, gebucht[0]?.id)).status).toBe(404)
      expect((await change(person, wanted(termine))).status).toBe(409)
    }
    const path = `${wire.proposeWechsel.path}?buchungId=${gebucht[0]?.id}&umfang=alle&von=13:00&bis=15:00`
    expect((await app.request(path, { as: fremd.anna.token, host: fremd.host })).status).toBe(404)
    const foreign = wanted(termine).map((one) => ({ ...one, leseraumId: fremd.seats[0] }))
    expect((await change(haus.anna, foreign)).status).toBe(404)
    expect((await propose(haus.anna, haus.seats[0])).status).toBe(404)
    await cancelAll(haus.anna, [gebucht[0]?.id])
    expect((await propose(haus.anna, gebucht[0]?.id)).status).toBe(404)
    expect((await change(haus.anna, wanted(termine.slice(0, 1)))).status).toBe(409)
    expect(await rows('select 1 from leseraum_buchung where version > 2')).toEqual([])
  })

  it('are refused by field where they are nonsense', async () => {
    const { gebucht } = await booked(haus.anna, { anzahl: '1' })
    const [termin] = wanted(seen(await propose(haus.anna, gebucht[0]?.id)))
    expect((await propose(haus.anna, gebucht[0]?.id, { von: '15:00', bis: '13:00' })).status).toBe(422)
    expect((await propose(haus.anna, 'x\u0000')).status).toBe(422)
    expect((await propose(haus.anna, gebucht[0]?.id, { umfang: 'keine' })).status).toBe(422)
    for (const wrong of [{ von: 'bald' }, { version: 0 }, { leseraumId: '\ud800' }, { mehr: 1 }])
      expect((await change(haus.anna, [{ ...termin, ...wrong }])).status).toBe(422)
    expect((await change(haus.anna, [])).status).toBe(422)
    expect((await change(haus.anna, [{ ...termin, von: termin?.bis, bis: termin?.von }])).status).toBe(422)
  })

  it('change once when the same is sent many times at once, among cancellations', async () => {
    const { gebucht } = await booked(haus.anna)
    const termine = seen(await propose(haus.anna, gebucht[0]?.id))
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, i) =>
        change(haus.anna, i % 2 === 0 ? wanted(termine) : wanted(termine).toReversed()),
      ),
      cancelAll(
        haus.anna,
        gebucht.slice(2).map(({ id }) => id),
      ),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const stored = await rows<{ status: string; version: number }>(
      'select status, version from leseraum_buchung order by id',
    )
    expect(stored.filter(({ status }) => status === 'storniert')).toHaveLength(3)
    expect(stored.filter(({ status }) => status === 'reserviert').map(({ version }) => version)).toEqual([
      2, 2,
    ])
  })
})
