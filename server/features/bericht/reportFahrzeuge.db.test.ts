import { kernzeit } from '@platzwart/domain/bericht/auslastung'
import { periodeOf } from '@platzwart/domain/bericht/periode'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { periodAt } from '../../platform/jobs/recurring.ts'
import { createMailTransport, type MailTransport } from '../../platform/mail/transport.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, setSetting, type TestFlotte } from '../../testing/fahrzeug.ts'
import { mailDeps } from '../../testing/mailDeps.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { shownMail } from '../../testing/mime.ts'
import { type TestSmtp, testSmtp } from '../../testing/smtp.ts'
import { fileInZip } from '../../testing/zip.ts'
import { sendMail } from '../benachrichtigung/sendMail.ts'
import { loadBericht } from './loadBericht.ts'
import { reportFahrzeuge } from './reportFahrzeuge.ts'

const NOW = Temporal.Instant.from('2026-11-24T08:00:00Z')

const DAILY = { von: { stunden: 9, minuten: 0 }, bis: { stunden: 18, minuten: 0 } }

let app: TestApp
let smtp: TestSmtp
let transport: MailTransport
let haus: TestMandant
let flotte: TestFlotte

beforeAll(async () => {
  smtp = await testSmtp()
  transport = createMailTransport({ smtpUrl: smtp.url, from: 'platzwart@nordhafen.example' })
  app = await testApp('2026-11-24T08:00:00Z')
  haus = await createTestMandant(app, 'nordhafen')
  flotte = await createTestFlotte(app, haus)
  await setSetting(
    haus,
    'fahrzeug.berichtAdressen',
    '["Fuhrpark@Nordhafen.example","finanzen@nordhafen.example","nicht eine"]',
  )
  await haus.scoped(async (tx) => {
    await tx.raw("update fahrzeug set erstellt = '2026-01-01', kennzeichen = '=1+1' where id = $1", [
      flotte.golf,
    ])
    await tx.raw('update fahrzeug set deaktiviert = true where id <> $1', [flotte.golf])
    await enter(tx, 1, 'fahrt', null, 'dienstlich', '2026-10-05T07:00:00Z', 10_000, 10_120)
    await enter(tx, 2, 'fahrt', null, 'privat', '2026-10-06T07:00:00Z', 10_120, 10_150)
    // It was on business, and ten kilometres shorter.
    await enter(tx, 3, 'korrektur', 2, 'dienstlich', '2026-10-06T07:00:00Z', 10_120, 10_140)
    // The first of November has begun in Berlin.
    await enter(tx, 4, 'fahrt', null, 'dienstlich', '2026-10-31T23:30:00Z', 10_150, 10_400)
    await tx.raw(
      `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id)
       values ($1, gen_random_uuid(), $2, tstzrange($3, $4), tstzrange($3, $4), 'durchgeführt', $5, $5)`,
      [haus.id, flotte.golf, '2026-10-05T07:00:00Z', '2026-10-05T16:00:00Z', flotte.fahrerin.id],
    )
    await tx.raw(
      `insert into fahrzeug_schaden (mandant_id, id, fahrzeug_id, beschreibung, ansicht, x, y, gemeldet)
       values ($1, gen_random_uuid(), $2, 'Delle', 'vorne', 1, 1, '2026-10-05T16:00:00Z')`,
      [haus.id, flotte.golf],
    )
    // Handed in with the trip of the fifth; the one of the first of November, as Berlin counts, is the next month's.
    await handIn(tx, '2026-10-05T16:00:00Z', 5_890)
    await handIn(tx, '2026-10-31T22:59:00Z', 500)
    await handIn(tx, '2026-10-31T23:01:00Z', 70_000)
    await repair(tx, '2026-09-29', '2026-10-02', 24_900)
    await repair(tx, '2026-10-30', '2026-11-01', 99_900)
    await tx.raw(
      `insert into fahrzeug_pruefung (mandant_id, id, fahrzeug_id, art, faellig_am) values ($1, gen_random_uuid(), $2, 'UVV', '2026-11-15')`,
      [haus.id, flotte.golf],
    )
  })
})

beforeEach(async () => {
  smtp.mails.length = 0
  for (const table of ['benachrichtigung', 'auftragslauf'])
    await haus.scoped((tx) => tx.raw(`delete from ${table}`))
})

afterAll(async () => {
  transport.close()
  await app.close()
  await smtp.close()
})

const run = (now: string) =>
  reportFahrzeuge({ ...app.deps, pool: app.jobs.pool }, periodAt(Temporal.Instant.from(now), 600))

async function queued() {
  return haus.scoped(
    async (tx) =>
      (
        await tx.raw<{ id: string; adresse: string; daten: object }>(
          'select id, adresse, daten from benachrichtigung order by adresse',
        )
      ).rows,
  )
}

const send = (benachrichtigungId: string) =>
  sendMail(mailDeps(app, transport), {
    data: { mandantId: haus.id, benachrichtigungId },
    retries: 0,
    last: false,
  })

/** Kilometres and trips of October; null where they are about too few. */
const told = async (least: number | null) => {
  const { zeilen } = await haus.scoped((tx) => loadBericht(tx, '2026-10', least, NOW))
  return zeilen.map((zeile) => [zeile.fahrten, zeile.kmDienstlich, zeile.auslastung, zeile.belegeCent])
}

describe('the vehicle report', () => {
  it('goes to each address once, on the first day after its month, from six o’clock on the wall', async () => {
    await run('2026-11-01T04:59:00Z')
    expect(await queued()).toEqual([])
    await Promise.all([run('2026-11-01T05:00:00Z'), run('2026-11-01T05:00:00Z')])
    await run('2026-11-02T05:00:00Z')
    expect(await queued()).toMatchObject([
      { adresse: 'finanzen@nordhafen.example', daten: { art: 'bericht', periode: '2026-10' } },
      { adresse: 'fuhrpark@nordhafen.example', daten: { art: 'bericht', periode: '2026-10' } },
    ])
    const runs = await haus.scoped(
      async (tx) => (await tx.raw('select periode, ergebnis from auftragslauf')).rows,
    )
    expect(runs).toEqual([{ periode: '2026-10', ergebnis: { adressen: 2, ungueltig: 1 } }])
  })

  it('is not sent weeks later, only because a setting was made', async () => {
    await run('2026-11-08T05:00:00Z')
    expect(await queued()).toEqual([])
  })

  it('comes quarterly, half-yearly and yearly, and not at all when it is switched off', async () => {
    const periods: unknown[] = []
    for (const turnus of ['vierteljährlich', 'halbjährlich', 'jährlich', '']) {
      await setSetting(haus, 'fahrzeug.berichtTurnus', turnus)
      for (const day of ['2026-10-01', '2027-01-01']) await run(`${day}T08:00:00Z`)
    }
    for (const mail of await queued()) if (mail.adresse.startsWith('fin')) periods.push(mail.daten)
    expect(periods).toHaveLength(4)
    expect(new Set(periods.map((daten) => (daten as { periode: string }).periode))).toEqual(
      new Set(['2026-Q3', '2026-Q4', '2026-H2', '2026']),
    )
    await setSetting(haus, 'fahrzeug.berichtTurnus', 'monatlich')
  })

  it('tells trips and kilometres as they stand now, utilisation, damages and what is due', async () => {
    const { zeilen } = await haus.scoped((tx) => loadBericht(tx, '2026-10', null, NOW))
    expect(zeilen).toEqual([
      {
        kennzeichen: '=1+1',
        fahrzeug: 'VW Golf',
        standort: 'Haus',
        fahrten: 2,
        kmDienstlich: 140,
        kmPrivat: 0,
        kmArbeitsweg: 0,
        // One working day of nine hours, of 22.
        auslastung: 1 / 22,
        schaeden: 1,
        offeneSchaeden: 1,
        belegeCent: 6_390,
        wartungCent: 24_900,
        pruefungen: [{ pruefung: 'UVV', faelligAm: '2026-11-15', faelligKm: null }],
      },
    ])
  })

  it('arrives with an Excel file of typed cells and a PDF', async () => {
    await run('2026-11-01T08:00:00Z')
    for (const { id } of await queued()) await send(id)
    const [mail] = smtp.mails.map(shownMail)
    expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual([
      'finanzen@nordhafen.example',
      'fuhrpark@nordhafen.example',
    ])
    expect(mail?.subject).toBe('Fahrzeugbericht 2026-10: nordhafen')
    expect(mail?.text).toContain('km dienstlich: 140')
    expect(mail?.text).toContain('Belege in Euro: 63,90')
    expect(mail?.text).toContain('Wartung in Euro: 249,00')
    const [excel, pdf] = mail?.files ?? []
    expect([excel?.name, pdf?.name]).toEqual(['fahrzeugbericht-2026-10.xlsx', 'fahrzeugbericht-2026-10.pdf'])
    expect(pdf?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const sheet = fileInZip(excel?.bytes ?? Buffer.of(), 'xl/worksheets/sheet1.xml')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<v>140<\/v>/)
    expect(sheet).toMatch(/<c r="K2" s="16"><v>63.9<\/v><\/c><c r="L2" s="16"><v>249<\/v>/)
    expect(sheet).toMatch(/<pane ySplit="1" .*<row r="1"><c r="A1" s="1" t="inlineStr"><is>.*Kennzeichen/)
    expect(sheet).toMatch(
      /<c r="H2" s="12"><v>0[.\d]*<\/v>.*t="inlineStr"><is>.*<pageSetup orientation="landscape"/,
    )
    const rows = await haus.scoped(
      async (tx) => (await tx.raw('select status, daten from benachrichtigung')).rows,
    )
    expect(rows).toEqual([
      { status: 'gesendet', daten: {} },
      { status: 'gesendet', daten: {} },
    ])
  })

  it('tells nothing that comes of too few people in staff-council mode, neither alone nor in a sum', async () => {
    // One driver, by one name; of two there would be enough.
    expect(await told(2)).toEqual([[null, null, null, null]])
    expect(await told(1)).toEqual(await told(null))
    await haus.scoped((tx) =>
      tx.raw('update mandant set personalrat_seit = $2, stand = stand + 1 where id = $1', [
        haus.id,
        app.clock.now(),
      ]),
    )
    await run('2026-11-01T08:00:00Z')
    for (const { id } of await queued()) await send(id)
    const [mail] = smtp.mails.map(shownMail)
    expect(mail?.text).toContain('weniger als 5 Personen')
    expect(mail?.text).toContain('km dienstlich: 0')
    expect(mail?.text).toContain('Belege in Euro: 0,00')
    // What was spent on the car is nobody's behaviour.
    expect(mail?.text).toContain('Wartung in Euro: 249,00')
    const sheet = fileInZip(mail?.files[0]?.bytes ?? Buffer.of(), 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('unter 5')
    expect(sheet).not.toMatch(/<v>(?:140|63.9)<\/v>/)
    await haus.scoped((tx) =>
      tx.raw('update mandant set personalrat_seit = null, stand = stand + 1 where id = $1', [haus.id]),
    )
  })

  it('tells of a quarter what it tells of each of its months, so that nothing is left when they are taken away', async () => {
    // October has one driver, December two; the quarter has three.
    const names = ['Zweiter Muster', 'Dritte Muster']
    await haus.scoped(async (tx) => {
      for (const [nr, name] of names.entries()) {
        const abfahrt = `2026-12-0${nr + 1}T07:00:00Z`
        await enter(tx, 20 + nr, 'fahrt', null, 'dienstlich', abfahrt, 20_000, 20_030, name)
      }
    })
    const fahrten = async (name: string, least: number | null) =>
      (await haus.scoped((tx) => loadBericht(tx, name, least, NOW))).zeilen.map(
        ({ fahrten, kmDienstlich }) => [fahrten, kmDienstlich],
      )
    expect(await fahrten('2026-12', 2)).toEqual([[2, 60]])
    expect(await fahrten('2026-10', 2)).toEqual([[null, null]])
    expect(await fahrten('2026-Q4', 2)).toEqual([[null, null]])
    expect(await fahrten('2026-H2', 2)).toEqual([[null, null]])
    expect(await fahrten('2026', 2)).toEqual([[null, null]])
    expect(await fahrten('2026-Q4', 1)).toEqual(await fahrten('2026-Q4', null))
  })

  it('counts a trip in the month that its newest entry tells', async () => {
    await haus.scoped(async (tx) => {
      await enter(tx, 5, 'fahrt', null, 'dienstlich', '2026-07-31T07:00:00Z', 10_400, 10_500)
      await enter(tx, 6, 'korrektur', 5, 'dienstlich', '2026-08-01T07:00:00Z', 10_400, 10_500)
    })
    const fahrten = async (name: string) =>
      (await haus.scoped((tx) => loadBericht(tx, name, null, NOW))).zeilen.map((zeile) => [
        zeile.fahrten,
        zeile.kmDienstlich,
      ])
    expect([await fahrten('2026-07'), await fahrten('2026-08')]).toEqual([[[0, 0]], [[1, 100]]])
  })

  it('counts a car as away until it is back, also where that was after its period, or has not been yet', async () => {
    const drive = (von: string, bis: string, status: string, ende: string | null) =>
      haus.scoped((tx) =>
        tx.raw(
          `insert into fahrzeug_buchung (mandant_id, id, fahrzeug_id, zeitraum, sperrzeitraum, status, benutzer_id, fahrer_id, beginn_ist, ende_ist)
           values ($1, gen_random_uuid(), $2, tstzrange($3, $4), tstzrange($3, $4), $6, $5, $5, $3, $7)`,
          [haus.id, flotte.golf, von, bis, flotte.fahrerin.id, status, ende],
        ),
      )
    const days = async (name: string) => {
      const { zeilen } = await haus.scoped((tx) => loadBericht(tx, name, null, NOW))
      return (zeilen[0]?.auslastung ?? 0) * kernzeit(periodeOf(name), DAILY, 'Europe/Berlin').length
    }
    // Booked for the last of April, back in the evening of the fifth of May: a Friday, a Monday and a Tuesday.
    await drive('2026-04-30T07:00:00Z', '2026-04-30T16:00:00Z', 'durchgeführt', '2026-05-05T16:00:00Z')
    expect([await days('2026-04'), await days('2026-05')].map(Math.round)).toEqual([1, 3])
    // Booked for one day of November, and not back on the morning of the 24th: until nine o’clock the hours have not begun.
    await drive('2026-11-19T08:00:00Z', '2026-11-19T17:00:00Z', 'aktiv', null)
    expect(Math.round(await days('2026-11'))).toBe(3)
  })

  it('counts kilometres of an explained gap once, where a correction has found the trip', async () => {
    const counted = async () => {
      const { zeilen } = await haus.scoped((tx) => loadBericht(tx, '2026-06', null, NOW))
      return [zeilen[0]?.kmDienstlich, zeilen[0]?.kmPrivat]
    }
    await haus.scoped(async (tx) => {
      await enter(tx, 7, 'fahrt', null, 'dienstlich', '2026-06-02T07:00:00Z', 20_150, 20_200)
      await enter(tx, 8, 'luecke', null, 'privat', '2026-06-01T07:00:00Z', 20_100, 20_150)
    })
    expect(await counted()).toEqual([50, 50])
    await haus.scoped((tx) =>
      enter(tx, 9, 'korrektur', 7, 'dienstlich', '2026-06-02T07:00:00Z', 20_110, 20_200),
    )
    expect(await counted()).toEqual([90, 10])
  })

  it('is made once for all its addresses, and anew for those of later', async () => {
    app.clock.set('2026-11-24T09:00:00Z')
    await run('2026-11-01T08:00:00Z')
    const [first, second] = await queued()
    await send(first?.id ?? '')
    await haus.scoped((tx) => enter(tx, 10, 'fahrt', null, 'privat', '2026-10-20T07:00:00Z', 10_500, 10_507))
    await send(second?.id ?? '')
    await haus.scoped((tx) =>
      tx.raw(
        "update benachrichtigung set status = 'wartend', daten = $1, betreff = null, text = null, html = null",
        [DATA],
      ),
    )
    app.clock.set('2026-11-24T09:10:00Z')
    await send(second?.id ?? '')
    const texts = smtp.mails.map((mail) => /km privat: \d+/.exec(shownMail(mail).text)?.[0])
    expect(texts).toEqual(['km privat: 0', 'km privat: 0', 'km privat: 7'])
  })
})

const DATA = JSON.stringify({ art: 'bericht', periode: '2026-10' })

/** A receipt of a check-out. */
async function handIn(tx: Tx, zeit: string, betragCent: number) {
  const datei = uuidv7()
  const historie = uuidv7()
  await tx.raw(
    `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256)
     values ($1, $2, 'fahrzeuge', $3, $3, 'image/png', 1, $4)`,
    [haus.id, datei, datei, '0'.repeat(64)],
  )
  await tx.raw(
    `insert into fahrzeug_historie (mandant_id, id, fahrzeug_id, zeit, typ) values ($1, $2, $3, $4, 'CHECK_OUT')`,
    [haus.id, historie, flotte.golf, zeit],
  )
  await tx.raw(
    `insert into fahrzeug_beleg (mandant_id, id, historie_id, datei_id, art, betrag_cent)
     values ($1, gen_random_uuid(), $2, $3, 'tanken', $4)`,
    [haus.id, historie, datei, betragCent],
  )
}

/** An entry of the service booklet with its cost. */
async function repair(tx: Tx, von: string, bis: string, kostenCent: number) {
  await tx.raw(
    `insert into serviceheft_eintrag (mandant_id, id, fahrzeug_id, art, von, bis, kosten_cent) values ($1, gen_random_uuid(), $2, 'REPARATUR', $3, $4, $5)`,
    [haus.id, flotte.golf, von, bis, kostenCent],
  )
}

/** An entry of the logbook of an hour's trip. */
async function enter(
  tx: Tx,
  nummer: number,
  art: string,
  reference: number | null,
  fahrtart: string,
  abfahrt: string,
  von: number,
  bis: number,
  fahrer = 'Fahrerin Muster',
) {
  await tx.raw(
    `insert into fahrtenbuch_eintrag (mandant_id, id, fahrzeug_id, nummer, art, bezug_nummer, fahrtart, abfahrt, ankunft, km_start, km_ende,
       fahrer_name, erfasst, vorgaenger_hash, hash)
     values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $7::timestamptz + interval '1 hour', $8, $9, $11, $7, $10, $10)`,
    [haus.id, flotte.golf, nummer, art, reference, fahrtart, abfahrt, von, bis, '0'.repeat(64), fahrer],
  )
}
