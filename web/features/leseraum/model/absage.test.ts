import type { Alternative } from '@platzwart/contract/problem'
import type { Alternative as OwnAlternative } from '@platzwart/domain/leseraum/alternatives'
import { expect, test } from 'vitest'
import { type Elsewhere, vorschlagOf, vorschlagOfProblem } from './absage.ts'

const zeitraum = {
  von: Temporal.Instant.from('2026-10-25T08:00:00Z'),
  bis: Temporal.Instant.from('2026-10-25T10:00:00Z'),
}
const own = (grundrissId: string) =>
  ({
    art: 'andererPlatz',
    leseraum: { id: 'seat', grundrissId, bezeichnung: '12', art: 'gruppenraum' },
    zeitraum,
  }) as unknown as OwnAlternative
const plan = (grundrissId: string, bezeichnung: string) =>
  ({ bezeichnung, leseraeume: [{ grundrissId }], facts: {} }) as unknown as Elsewhere
const EMPTY = { bezeichnung: 'Leer', leseraeume: [], facts: {} } as unknown as Elsewhere

test('an alternative on this plan names no plan', () => {
  expect(vorschlagOf(own('here'), [EMPTY, plan('there', 'Altbau')])).toEqual({
    art: 'andererPlatz',
    leseraumId: 'seat',
    bezeichnung: '12',
    raumart: 'gruppenraum',
    grundriss: '',
    ...zeitraum,
  })
})

test('one on another plan names it', () => {
  expect(vorschlagOf(own('there'), [EMPTY, plan('there', 'Altbau')]).grundriss).toBe('Altbau')
})

test('the server’s alternative has the same shape: instants, kind of room, plan only if it is another one', () => {
  const sent = {
    art: 'andererGrundriss',
    leseraumId: 'seat',
    bezeichnung: '12',
    grundriss: 'Altbau',
    von: '2026-10-25T08:00:00Z',
    bis: '2026-10-25T10:00:00Z',
  } as unknown as Alternative
  const read = vorschlagOfProblem(sent, 'platz')
  expect(read).toMatchObject({ grundriss: 'Altbau', raumart: 'platz', leseraumId: 'seat' })
  expect([read.von.equals(zeitraum.von), read.bis.equals(zeitraum.bis)]).toEqual([true, true])
  const here = { ...sent, art: 'andereZeit' } as unknown as Alternative
  expect(vorschlagOfProblem(here, 'platz').grundriss).toBe('')
})
