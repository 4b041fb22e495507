import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../../platform/database/sql.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { runMandanten } from '../../../platform/jobs/everyMandant.ts'
import { periodAt } from '../../../platform/jobs/recurring.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { createMailTransport, type MailTransport } from '../../../platform/mail/transport.ts'
import { mailDeps } from '../../../testing/mailDeps.ts'
import type { TestPerson } from '../../../testing/mandant.ts'
import { shownMail } from '../../../testing/mime.ts'
import { type TestSmtp, testSmtp } from '../../../testing/smtp.ts'
import { app, fremd, haus, hausSuite } from '../../../testing/suites/haus.ts'
import { fileInZip } from '../../../testing/zip.ts'
import { sendMail } from '../../benachrichtigung/sendMail.ts'
import { PLATZ_BERICHT_FLAG } from './bericht.ts'
import { reportPlaetze } from './reportPlaetze.ts'

/** The first of November, 07:00 in Berlin. */
const FIRST = '2026-11-01T06:00:00Z'
hausSuite(FIRST, { fremd: true, anew: true })

let smtp: TestSmtp
let transport: MailTransport

beforeAll(async () => {
  smtp = await testSmtp()
  transport = createMailTransport({ smtpUrl: smtp.url, from: 'platzwart@nordhafen.example' })
})

beforeEach(() => {
  smtp.mails.length = 0
  app.clock.set(FIRST)
})

afterAll(async () => {
  transport.close()
  await smtp.close()
})

const run = (at: string) =>
  runMandanten(reportPlaetze({ ...app.deps, pool: app.jobs.pool }), periodAt(Temporal.Instant.from(at), 600))

function choose({ id }: TestPerson, wert: boolean, house = haus): Promise<void> {
  return house.scoped(async (tx) => {
    await tx.raw('delete from einstellung_wert where mandant_id = $1 and benutzer_id = $2', [house.id, id])
    await tx.run(
      build.insertInto('einstellung_wert').values({
        mandant_id: house.id,
        id: uuidv7(),
        benutzer_id: id,
        option_name: PLATZ_BERICHT_FLAG,
        wert: String(wert),
      }),
    )
    await raiseStand(tx)
  })
}

interface Row {
  readonly id: string
  readonly empfaenger_id: string
  readonly status: string
  readonly daten: object
}

const queued = (house = haus) =>
  house.scoped(
    async (tx) =>
      (
        await tx.raw<Row>(
          "select id, empfaenger_id, status, daten from benachrichtigung where mandant_id = $1 and typ = 'platzBericht' order by id",
          [house.id],
        )
      ).rows,
  )

const send = (benachrichtigungId: string) =>
  sendMail(mailDeps(app, transport, 'https://haus.platzwart.example'), {
    data: { mandantId: haus.id, benachrichtigungId },
    retries: 0,
    last: false,
  })

async function sendAll() {
  for (const { id, status } of await queued()) if (status === 'wartend') await send(id)
  return smtp.mails.map(shownMail)
}

/** Bookings of a day of October, one hour each; of the same person, or of two in turn. */
async function book(
  count: number,
  people: readonly TestPerson[],
  tag = '2026-10-05',
  status = 'durchgeführt',
) {
  await haus.scoped((tx) =>
    tx.run(
      build.insertInto('leseraum_buchung').values(
        Array.from({ length: count }, (_, i) => {
          const von = Temporal.Instant.from(`${tag}T06:00:00Z`).add({ hours: i })
          return {
            mandant_id: haus.id,
            id: uuidv7(),
            grundriss_id: haus.grundrissId,
            status: status as never,
            leseraum_id: haus.room,
            tag: Temporal.PlainDate.from(tag),
            gruppengroesse: 1,
            zeitraum: { von, bis: von.add({ hours: 1 }) },
            benutzer1_id: people[i % people.length]?.id ?? '',
            erstellt: von.subtract({ hours: 2 }),
          }
        }),
      ),
    ),
  )
}

describe('the mail of the month', () => {
  it('goes to those who have chosen it and may read it, once, however many servers come and however often', async () => {
    await choose(haus.leitung, true)
    await choose(haus.ben, true)
    await run('2026-11-01T04:59:00Z')
    expect(await queued()).toEqual([])
    await Promise.all([run(FIRST), run(FIRST), run(FIRST)])
    await run('2026-11-02T06:00:00Z')
    expect(await queued()).toMatchObject([
      {
        empfaenger_id: haus.leitung.id,
        daten: { art: 'platzBericht', periode: '2026-10' },
      },
    ])
    expect(await queued(fremd)).toEqual([])
    const runs = await haus.scoped(
      async (tx) =>
        (await tx.raw("select periode, ergebnis from auftragslauf where auftrag = 'leseraum.bericht'")).rows,
    )
    expect(runs).toEqual([{ periode: '2026-10', ergebnis: { empfaenger: 1 } }])
  })

  it('goes to nobody who has not chosen it, and is made good for some days alone', async () => {
    await run(FIRST)
    expect(await queued()).toEqual([])
    await haus.scoped((tx) => tx.raw("delete from auftragslauf where auftrag = 'leseraum.bericht'"))
    await choose(haus.leitung, true)
    await run('2026-11-08T06:00:00Z')
    expect(await queued()).toEqual([])
    await run('2026-11-06T06:00:00Z')
    expect(await queued()).toHaveLength(1)
  })

  it('tells what the pages tell, with their files, a way to the page and a way out', async () => {
    await choose(haus.leitung, true)
    await book(8, [haus.anna, haus.ben])
    await book(6, [haus.anna, haus.ben], '2026-09-07')
    await run(FIRST)
    const [mail] = await sendAll()
    expect(mail?.subject).toBe('Auswertung Oktober 2026: haus2')
    expect(mail?.text).toContain('Buchungen: 8 (davor 6)')
    expect(mail?.text).toMatch(/Auslastung: [\d,]+ % \(davor [\d,]+ %\)/)
    expect(mail?.text).toContain(
      'https://haus.platzwart.example/admin/auswertung?von=2026-10-01&bis=2026-10-31',
    )
    expect(mail?.text).not.toMatch(/Muster\b(?!,)/)
    expect(mail?.files.map(({ name }) => name)).toEqual([
      'auswertung-2026-10-01-2026-10-31.xlsx',
      'auswertung-2026-10-01-2026-10-31.pdf',
      'auslastung-2026-10-01-2026-10-31.xlsx',
      'auslastung-2026-10-01-2026-10-31.pdf',
    ])
    const [excel, pdf] = mail?.files ?? []
    expect(fileInZip(excel?.bytes ?? Buffer.of(), 'xl/worksheets/sheet1.xml')).toContain('<v>8</v>')
    expect(pdf?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(String(smtp.mails[0]?.raw)).toMatch(/^List-Unsubscribe-Post: /m)
  })

  it('tells nothing of few, nor in staff-council mode of too few people', async () => {
    await choose(haus.leitung, true)
    await book(9, [haus.ben])
    await haus.scoped((tx) =>
      tx.raw('update mandant set personalrat_seit = $2, stand = stand + 1 where id = $1', [haus.id, FIRST]),
    )
    app.clock.set('2026-11-01T06:10:00Z')
    await run('2026-11-01T06:10:00Z')
    const [mail] = await sendAll()
    expect(mail?.text).toContain('Buchungen: nicht genannt (davor nicht genannt)')
    expect(mail?.text).toContain('Auslastung: nicht genannt')
    expect(mail?.text).toContain('weniger als 5 Personen')
    const sheet = fileInZip(mail?.files[0]?.bytes ?? Buffer.of(), 'xl/worksheets/sheet1.xml')
    expect(sheet).not.toContain('<v>9</v>')
  })

  it('is not sent to whoever may not read it any more, or does not want it any more', async () => {
    await choose(haus.leitung, true)
    await run(FIRST)
    await choose(haus.leitung, false)
    expect(await sendAll()).toEqual([])
    expect(await queued()).toEqual([])
    await haus.scoped((tx) => tx.raw("delete from auftragslauf where auftrag = 'leseraum.bericht'"))
    await choose(haus.leitung, true)
    await run(FIRST)
    await haus.scoped(async (tx) => {
      await tx.raw('delete from benutzer_berechtigung where mandant_id = $1 and benutzer_id = $2', [
        haus.id,
        haus.leitung.id,
      ])
      await raiseStand(tx)
    })
    expect(await sendAll()).toEqual([])
    expect(await queued()).toEqual([])
  })

  it('is not for whoever may read the figures and cannot open the page to which it leads', async () => {
    await choose(haus.leitung, true)
    await run(FIRST)
    await haus.scoped(async (tx) => {
      await tx.raw(
        "delete from benutzer_berechtigung where mandant_id = $1 and benutzer_id = $2 and berechtigung <> 'buchung_pflege'",
        [haus.id, haus.leitung.id],
      )
      await raiseStand(tx)
    })
    expect(await sendAll()).toEqual([])
    expect(await queued()).toEqual([])
  })

  it('speaks the language of who reads it, and the words of the house', async () => {
    await choose(haus.leitung, true)
    await haus.scoped(async (tx) => {
      await tx.raw("update benutzer set sprache = 'en' where mandant_id = $1 and id = $2", [
        haus.id,
        haus.leitung.id,
      ])
      await tx.raw(
        "insert into mailtext (mandant_id, id, typ, betreff_en) values ($1, gen_random_uuid(), 'platzBericht', 'Our {periode}')",
        [haus.id],
      )
    })
    await run(FIRST)
    const [mail] = await sendAll()
    expect(mail?.subject).toBe('Our October 2026')
    expect(mail?.text).toContain('Bookings: ')
    expect(mail?.files[0]?.name).toMatch(/^evaluation-2026-10-01/)
  })
})
