// @vitest-environment happy-dom
import { fahrtenbuchEintragSchema } from '@platzwart/contract/fahrtenbuch'
import { filled } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { said } from '../../../testing/find.ts'
import { visit } from '../../../testing/house.tsx'
import { FahrtRow } from './FahrtRow.tsx'

/** The text of an explained gap of fifty kilometres of which so many count. */
async function gap(kilometer: number): Promise<string> {
  const eintrag = filled(fahrtenbuchEintragSchema, {
    art: 'luecke',
    fahrtart: 'privat',
    kmStart: 100,
    kmEnde: 150,
    kilometer,
    abfahrt: '2027-03-15T08:00:00Z',
    ankunft: '2027-03-15T12:00:00Z',
    ergaenzbarBis: null,
    aenderungen: [],
    lueckeVorher: null,
  })
  await visit(<FahrtRow eintrag={eintrag} actions={null} />, { rechte: ['fahrzeug_pflege'] })
  return said()
}

test.each([
  [50, '50 km', false],
  [20, '20 km', true],
  [0, '0 km', true],
])(
  'An explained gap that counts %s km shows them, and whether the rest is a trip by now',
  async (kilometer, km, mended) => {
    const words = await gap(kilometer)
    expect(words).toContain(km)
    expect(words).toContain('100 – 150')
    expect(words.includes('steht nun als Fahrt')).toBe(mended)
  },
)
