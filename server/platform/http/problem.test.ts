import { CODES } from '@platzwart/contract/codes'
import { issue } from '@platzwart/domain/issue'
import { decideBooking } from '@platzwart/domain/leseraum/book'
import { at, between, facts, hold, seat, wish } from '@platzwart/domain/testing/leseraum'
import { describe, expect, it } from 'vitest'
import { problemBody, type Refusal } from './problem.ts'

const DE = { sprache: 'de', zone: 'Europe/Berlin' } as const
const EN = { sprache: 'en', zone: 'Europe/Berlin' } as const

function refusalOf(decision: ReturnType<typeof decideBooking>): Refusal {
  const issues = decision.ok ? [] : decision.issues
  return { status: 422, code: issues[0]?.code ?? 'server.fehler', issues }
}

const taken = issue(
  'buchung.belegt',
  { von: '2026-06-02T07:00:00Z', bis: '2026-06-02T09:00:00Z' },
  { field: 'von' },
)

describe('a problem', () => {
  it('has texts in the reader’s language and time zone, and raw data', () => {
    const refusal: Refusal = { status: 409, code: 'buchung.belegt', issues: [taken] }
    const german = problemBody(refusal, DE, 'r1')
    expect(german.detail).toBe('Der Platz ist belegt: 02.06.2026, 09:00 bis 11:00 Uhr.')
    expect(german.issues[0]).toMatchObject({ field: 'von', data: taken.data })
    expect(german).toMatchObject({ status: 409, code: 'buchung.belegt', instance: 'r1' })
    expect(problemBody(refusal, EN, 'r1').title).toBe('The seat is taken: 02 Jun 2026, 09:00 to 11:00.')
    expect(problemBody(refusal, { ...EN, zone: 'Asia/Kathmandu' }, 'r1').title).toContain('12:45 to 14:45')
  })

  it('reports a rule that two fields violate once', () => {
    const refusal = refusalOf(
      decideBooking(wish({ zeitraum: { von: at('09:05'), bis: at('11:20') } }), facts()),
    )
    expect(refusal.issues).toHaveLength(2)
    expect(problemBody(refusal, DE, 'r1').detail).toBe(
      'Beginn und Ende müssen auf einem Raster von 15 Minuten liegen.',
    )
  })

  it('names every violated rule of a booking in whole sentences', () => {
    const command = wish({
      leseraum: seat({ aktiv: false }),
      zeitraum: between('07:00', '21:00'),
      gruppengroesse: 3,
    })
    const known = facts({
      now: at('12:00'),
      settings: { 'leseraum.buchbareWochentage': [1, 3], 'leseraum.maxBuchungenProWoche': 1 },
      eigene: [hold(between('12:00', '13:00'), { bucherId: command.bucherId })],
      belegungen: [hold(between('14:00', '15:00'))],
    })
    expect(
      problemBody(refusalOf(decideBooking(command, known)), DE, 'r1').issues.map((one) => one.detail),
    ).toEqual([
      'Der Beginn (02.06.2026, 07:00 Uhr) liegt in der Vergangenheit.',
      'Am Dienstag kann nicht gebucht werden. Buchbare Wochentage: Montag, Mittwoch.',
      'Das liegt außerhalb der Öffnungszeit von 08:00 bis 20:00 Uhr.',
      'Die Buchung ist zu lang; höchstens 10 Stunden.',
      'Buchungen in einer Woche: höchstens 1; in dieser Woche gibt es schon 1.',
      'Von 02.06.2026, 12:00 bis 13:00 Uhr gibt es schon eine eigene Buchung.',
      'Der Platz ist belegt: 02.06.2026, 14:00 bis 15:00 Uhr.',
      'A1 steht zurzeit nicht zur Verfügung.',
      'Hier ist Platz für 1, die Gruppe hat 3.',
      'Hier braucht es eine zweite Person, die die Buchung bestätigt.',
    ])
  })

  it.each(CODES)('%s shows no unfilled placeholder', (code) => {
    for (const reader of [DE, EN]) {
      const body = problemBody({ status: 422, code }, reader, 'r1')
      expect(body.title).not.toMatch(/\{\{|undefined/)
    }
  })
})
