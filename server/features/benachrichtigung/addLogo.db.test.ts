import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createDiskStorage } from '../../platform/storage/disk.ts'
import { picture } from '../../testing/files.ts'
import {
  admin,
  files,
  house,
  MANDANT,
  mailSuite,
  mails,
  outbox,
  smtp,
  workOf,
} from '../../testing/mailHouse.ts'
import { sendMail } from './sendMail.ts'

mailSuite()

/** The house has this logo from now on. */
async function show(bytes: Uint8Array, schluessel: string): Promise<void> {
  await createDiskStorage(files).put(schluessel, bytes)
  await admin.query(
    `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, breite, hoehe, sha256, benutzer_id)
     values ($1, gen_random_uuid(), 'logos', 'logo-a.png', $2, 'image/png', $3, 600, 200, repeat('a', 64), null)`,
    [MANDANT, schluessel, bytes.byteLength],
  )
  await admin.query("update mandant set logo = 'logo-a.png' where id = $1", [MANDANT])
}

afterEach(async () => {
  await admin.query('update mandant set logo = null')
  await admin.query('delete from datei')
})

/** The letter as it came, and as it is kept. */
async function letter() {
  const server = await smtp()
  const { queue, deps } = await house(server.url, false)
  await queue(mails('direktReserviert').slice(0, 1))
  for (const row of await outbox()) await sendMail(deps, workOf(row))
  const [row] = await outbox()
  return { raw: server.mails[0]?.raw ?? '', kept: row?.html ?? '', status: row?.status }
}

describe('a letter of a house', () => {
  it('with a logo carries it along, small, and says the name below it', async () => {
    await show(await picture('png', 600, 200), `${MANDANT}/logos/eins`)
    const { raw, kept, status } = await letter()
    expect(status).toBe('gesendet')
    expect(raw).toMatch(/^Content-ID: <logo>\r$/im)
    expect(raw).toMatch(/^Content-Type: image\/png; name=logo\.png\r$/im)
    const plain = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(plain).toContain('<img src="cid:logo" alt="" width="144" height="48"')
    expect(plain).not.toMatch(/<img[^>]+src="http/)
    expect(kept).toContain('Stadtbibliothek Lindenau')
    expect(kept).not.toContain('<img')
  })

  it('without one has no picture', async () => {
    const { raw, status } = await letter()
    expect(status).toBe('gesendet')
    expect(raw).not.toContain('cid:logo')
    expect(raw).not.toContain('image/png')
  })

  it('goes without it when its bytes are gone, or are none', async () => {
    await show(Buffer.from('kaputt'), `${MANDANT}/logos/zwei`)
    expect(await letter()).toMatchObject({ status: 'gesendet' })
    await admin.query('truncate benachrichtigung')
    await rm(join(files, MANDANT), { recursive: true })
    const { raw, status } = await letter()
    expect([status, raw.includes('cid:logo')]).toEqual(['gesendet', false])
  })
})
