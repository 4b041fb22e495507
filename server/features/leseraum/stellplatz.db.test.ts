import type { FreieZeiten } from '@platzwart/contract/leseraum'
import { address } from '@platzwart/contract/operation'
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import { beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { ask, at, book, createWork, setModule, type Work } from '../../testing/suites/arbeitswelt.ts'
import { haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite(undefined, {})
const { rows } = leseraeume
/** The clock stands on Monday at nine. */
const TUESDAY = '2026-11-24'
const MORNING = at(TUESDAY, 9, 12)

let work: Work
const SPACE = uuidv7()

const save = (person: TestPerson, id: string, more: object = {}) =>
  ask(
    person,
    address(wire.saveLeseraum, { id }),
    {
      grundrissId: work.grundrissId,
      bezeichnung: 'P 01',
      art: 'stellplatz',
      zone: 'Parkdeck',
      x: 700,
      y: 600,
      breite: 250,
      hoehe: 380,
      ...more,
    },
    'PUT',
  )

async function free(more: object = {}): Promise<number | undefined> {
  const query = new URLSearchParams({ ab: TUESDAY, dauer: '60', bereich: 'arbeitswelt', ...more })
  const { json } = await ask(haus.anna, `${wire.searchFreieZeiten.path}?${query}`)
  const { grundrisse } = json as unknown as FreieZeiten
  return grundrisse.find(({ grundrissId }) => grundrissId === work.grundrissId)?.gesamt
}

beforeAll(async () => {
  await setModule('leseraum', 'arbeitswelt')
  work = await createWork(2)
})

describe('a parking space', () => {
  it('is put on a plan by who keeps seats, and shown as what it is', async () => {
    expect((await save(haus.anna, SPACE)).status).toBe(403)
    expect((await save(haus.leitung, SPACE, { art: 'hafenplatz' })).json.issues).toMatchObject([
      { field: 'art', code: 'feld.auswahl' },
    ])
    expect((await save(haus.leitung, SPACE)).json).toMatchObject({ art: 'stellplatz', kapazitaet: 1 })
    const plan = await ask(haus.anna, address(planWire.showGrundriss, { id: work.grundrissId }))
    expect(plan.json).toMatchObject({ plaetze: 3, gruppenraeume: 0 })
    expect(plan.json.leseraeume).toContainEqual(expect.objectContaining({ id: SPACE, art: 'stellplatz' }))
  })

  it('is booked beside a desk, by one person at a time, and the mail says what it is', async () => {
    expect((await book(haus.anna, work.desks[0], MORNING)).status).toBe(201)
    const booked = await book(haus.anna, SPACE, MORNING)
    expect([booked.status, booked.json.status]).toEqual([201, 'reserviert'])
    const taken = await book(haus.ben, SPACE, MORNING)
    expect([taken.status, taken.json.code]).toEqual([409, 'buchung.belegt'])
    // Nobody who wants to park is sent to a desk.
    expect(taken.json.alternatives).not.toContainEqual(expect.objectContaining({ art: 'naechsterPlatz' }))
    const mails = await rows('select daten from benachrichtigung where mandant_id = $1 and objekt_id = $2', [
      haus.id,
      booked.json.id,
    ])
    expect(mails[0]?.daten).toMatchObject({ buchung: { leseraum: 'P 01', raumart: 'stellplatz' } })
  })

  it('is found by who looks for one, and by nobody else', async () => {
    expect(await free()).toBe(2)
    expect(await free({ art: 'stellplatz' })).toBe(1)
    expect(await free({ art: 'platz' })).toBe(2)
  })

  it('is kept by the database as one of three kinds', async () => {
    await expect(rows('update leseraum set art = $2 where id = $1', [SPACE, 'hafenplatz'])).rejects.toThrow(
      'leseraum_art_check',
    )
  })
})
