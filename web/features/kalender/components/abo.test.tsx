// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/kalender'
import { idOf } from '@platzwart/contract/testing/filled'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { needTopics } from '../../../platform/language.ts'
import { all, click, eventually, find, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { answer, refuse } from '../../../testing/server.ts'
import { announcer } from '../../../ui/announce/announcer.ts'
import { EIGENES_ABO } from '../api/abo.ts'
import { webcalOf } from '../model/webcal.ts'
import { KalenderAbo } from './KalenderAbo.tsx'

const LINK = { erstellt: '2026-11-20T08:00:00Z', von: 'Lena Muster' }
const ADRESSE = 'https://haus.example/api/kalender/abc.ics'

/** A server that stores whether there is an address. */
async function abo(first: typeof LINK | null, how: Visit & { readonly lost?: true } = {}) {
  let link = first
  const house = await visit(<KalenderAbo abo={EIGENES_ABO} open />, {
    answers: [
      answer(wire.showKalenderLink, () => ({ link })),
      answer(wire.createKalenderLink, () => {
        link = LINK
        return { ...LINK, adresse: how.lost ? null : `${ADRESSE}?${house.server.writes.length}` }
      }),
      answer(wire.deleteKalenderLink, () => {
        link = null
        return undefined as never
      }),
    ],
    ...how,
  })
  return house
}

const field = () => find<HTMLInputElement>('textbox', /Adresse des Kalenders/)

beforeEach(() => needTopics('kalender'))

describe('the address of a calendar', () => {
  test('is created by one press, shown once, and opened or copied from there', async () => {
    const { server } = await abo(null)
    await eventually(() => expect(said()).toContain('Noch gibt es keine Adresse.'))
    await click('button', 'Adresse anlegen')
    await eventually(() => expect(field().value).toBe(`${ADRESSE}?1`))
    expect(document.activeElement).toBe(field())
    const way = find<HTMLAnchorElement>('link', 'Im Kalender öffnen')
    expect(way.getAttribute('href')).toBe(`webcal://haus.example/api/kalender/abc.ics?1`)
    for (const program of ['Apple', 'Google', 'Outlook']) expect(said()).toContain(program)
    expect(server.writes).toEqual(['createKalenderLink'])
  })

  test('is copied, which is announced', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => copied.push(text) },
    })
    await abo(null)
    await click('button', 'Adresse anlegen')
    await click('button', 'Adresse kopieren')
    expect(copied).toEqual([`${ADRESSE}?1`])
    await eventually(() => expect(announcer.announcements().map(({ text }) => text)).toContain('Kopiert'))
    vi.unstubAllGlobals()
  })

  test('that exists shows since when, by whom and for whom, but not itself', async () => {
    await abo(LINK)
    const told = ['angelegt am 20.11.2026, 09:00 von Lena Muster', 'Wer die Adresse hat, sieht das auch ohne']
    for (const words of told) await eventually(() => expect(said()).toContain(words))
    expect(all('textbox').length).toBe(0)
  })

  test('is renewed only after a confirmation, because the old one ends', async () => {
    const { server } = await abo(LINK)
    await click('button', 'Adresse erneuern')
    expect(said()).toContain('Die bisherige Adresse führt dann nirgends mehr hin.')
    expect(server.writes).toEqual([])
    await click('button', 'Doch nicht')
    await click('button', 'Adresse erneuern')
    await click('button', 'Ja, erneuern')
    await eventually(() => expect(field().value).toBe(`${ADRESSE}?1`))
    await click('button', 'Adresse erneuern')
    await click('button', 'Ja, erneuern')
    await eventually(() => expect(field().value).toBe(`${ADRESSE}?2`))
  })

  test('is revoked after a confirmation, and its field disappears', async () => {
    const { server } = await abo(null)
    await click('button', 'Adresse anlegen')
    await eventually(() => expect(all('textbox')).toHaveLength(1))
    await click('button', 'Adresse beenden')
    await click('button', 'Ja, beenden')
    await eventually(() => expect(said()).toContain('Noch gibt es keine Adresse.'))
    expect(all('textbox')).toEqual([])
    expect(server.writes).toEqual(['createKalenderLink', 'deleteKalenderLink'])
  })

  test('reports a lost answer, and a refusal beside the button', async () => {
    const { server } = await abo(null, { lost: true })
    await click('button', 'Adresse anlegen')
    await eventually(() => expect(said()).toContain('Erneuern Sie sie.'))
    server.now(
      refuse(wire.deleteKalenderLink, {
        status: 422,
        code: 'anfrage.ungueltig',
        detail: 'So geht es nicht.',
      }),
    )
    await click('button', 'Adresse beenden')
    await click('button', 'Ja, beenden')
    await eventually(() => expect(find('alert').textContent).toContain('So geht es nicht.'))
  })

  test('of a seat is loaded on demand', async () => {
    const show = vi.fn(async () => ({ link: null }))
    const seat = { ...EIGENES_ABO, id: idOf(3), zeigt: 'belegt', show } as const
    await visit(<KalenderAbo abo={seat} />, {})
    expect(show).not.toHaveBeenCalled()
    await click('button', 'Adresse ansehen')
    await eventually(() => expect(said()).toContain('kein Name, kein Grund'))
  })
})

test.each([
  ['https://haus.example/api/kalender/x.ics', 'webcal://haus.example/api/kalender/x.ics'],
  ['http://localhost:3000/api/kalender/x.ics', 'webcal://localhost:3000/api/kalender/x.ics'],
])('%s is asked for by programs as %s', (adresse, webcal) => expect(webcalOf(adresse)).toBe(webcal))
