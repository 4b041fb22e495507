import { expect, it } from 'vitest'
import { storedKeys } from '../files.ts'
import { countRows } from '../rows/countRows.ts'
import { cutUpload, FRAMINGS, type Upload } from '../wire/cutUpload.ts'
import { app, haus } from './haus.ts'

/** All that is left of what somebody has brought, wherever it may be. */
const remains = async () => [await countRows(haus), await storedKeys(app, haus)]

/** To be called among the tests of what is brought in one piece: it is there whole, or nothing of it is. */
export function nothingOfWhatBreaksOff(upload: () => Upload | Promise<Upload>): void {
  it.each([1, 50, 99])(
    'that breaks off at %i per cent leaves nothing, and comes whole then',
    async (percent) => {
      const headers = { 'idempotency-key': `abgerissen-${percent}` }
      const sent = { ...(await upload()), headers }
      const before = await remains()
      for (const framing of FRAMINGS) {
        const status = await cutUpload(app, haus, sent, { percent, framing })
        expect([framing, status, await remains()]).toEqual([framing, 400, before])
      }
      // Nothing else was wrong with it.
      const whole = await app.request(sent.path, {
        as: haus.leitung.token,
        host: haus.host,
        method: 'POST',
        bytes: new Uint8Array(sent.bytes),
        headers: { ...headers, 'content-type': sent.type },
      })
      expect([whole.status, whole.text]).toEqual([201, expect.stringContaining('"id"')])
      expect(await remains()).not.toEqual(before)
    },
  )
}
