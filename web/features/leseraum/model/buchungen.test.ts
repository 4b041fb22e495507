import type { BuchungView } from '@platzwart/contract/leseraum'
import { describe, expect, it } from 'vitest'
import { checkInOf, liveOf, lostOf, possibleOf, standOf, upcoming } from './buchungen.ts'

const buchung: BuchungView = {
  id: '1',
  leseraumId: 's',
  bezeichnung: 'A-01',
  grundrissId: 'p',
  grundriss: 'Lesesaal',
  bereich: 'leseraum',
  standort: 'Haupthaus',
  von: '2026-11-21T13:00:00Z',
  bis: '2026-11-21T15:00:00Z',
  status: 'reserviert',
  gruppengroesse: 1,
  rolle: 'bucher',
  bucher: null,
  zweite: null,
  informationstext: '',
  gehaltenBis: null,
  gebuchtBis: null,
  ruecknahmeBis: null,
  pauseBis: null,
  pauseMinuten: 0,
  checkInMitCode: false,
  serieId: null,
  checkInVon: '2026-11-21T12:45:00Z',
  checkInBis: '2026-11-21T13:15:00Z',
  bestaetigenBis: '2026-11-21T13:00:00Z',
  freigabeOhneCheckIn: true,
  version: 1,
  erstellt: '2026-11-20T13:00:00Z',
}

const at = (time: string) => Temporal.Instant.from(`2026-11-21T${time}:00Z`)

describe('own bookings', () => {
  it('are shown until they end, the earliest first; a cancelled one while it can be undone', () => {
    const later = { ...buchung, id: '2', von: '2026-11-22T08:00:00Z', bis: '2026-11-22T09:00:00Z' }
    const held = { ...buchung, id: '3', status: 'storniert' as const, gehaltenBis: '2026-11-21T12:00:10Z' }
    expect(upcoming([later, held, buchung], at('12:00')).map((one) => one.id)).toEqual(['3', '1', '2'])
    expect(upcoming([later, held, buchung], at('15:00')).map((one) => one.id)).toEqual(['2'])
  })

  it('that were lost are told until they would have ended, and what one cancelled oneself is not', () => {
    const gone = { ...buchung, status: 'storniert' as const, gehaltenBis: '2026-11-21T12:00:10Z' }
    const late = { ...gone, id: '2', storniertDurch: 'nichtGekommen' as const }
    const own = { ...gone, id: '3', storniertDurch: 'abgesagt' as const }
    const taken = { ...own, id: '4', informationstext: 'Wasserschaden' }
    const of = (time: string) => lostOf([gone, late, own, taken], at(time)).map(({ id }) => id)
    expect([of('12:00'), of('13:20'), of('15:00')]).toEqual([[], ['2', '4'], []])
  })

  it('are shown as long as their early end can be undone', () => {
    const ended = { ...buchung, status: 'durchgeführt' as const, bis: '2026-11-21T14:00:00Z' }
    const undoable = { ...ended, ruecknahmeBis: '2026-11-21T14:05:10Z' }
    expect(upcoming([ended], at('14:05'))).toEqual([])
    expect(upcoming([undoable], at('14:05'))).toEqual([undoable])
    expect(upcoming([undoable], at('14:06'))).toEqual([])
  })

  it('show a missed check-in', () => {
    expect([standOf(buchung, at('13:15')), standOf(buchung, at('13:16'))]).toEqual(['reserviert', 'verpasst'])
    expect(standOf({ ...buchung, status: 'durchgeführt' }, at('14:00'))).toBe('durchgeführt')
  })

  it('stay reserved if no check-in is required', () => {
    const kept = { ...buchung, freigabeOhneCheckIn: false }
    expect([standOf(kept, at('13:16')), standOf(kept, at('14:59'))]).toEqual(['reserviert', 'reserviert'])
    expect(possibleOf(kept, at('13:15')).einchecken).toBe(true)
  })

  it('can be checked in from 15 minutes before to 15 minutes after the start, both inclusive', () => {
    expect(['12:44', '12:45', '13:15', '13:16'].map((time) => checkInOf(buchung, at(time)))).toEqual([
      'zuFrueh',
      'moeglich',
      'moeglich',
      'vorbei',
    ])
  })

  it('have the buttons of their status and of the person', () => {
    expect(possibleOf(buchung, at('11:00'))).toEqual({
      bestaetigen: false,
      einchecken: false,
      stornieren: true,
      aendern: true,
    })
    const asked = { ...buchung, status: 'vorgemerkt' as const, rolle: 'zweite' as const }
    expect(possibleOf(asked, at('11:00'))).toMatchObject({
      bestaetigen: true,
      stornieren: true,
      aendern: false,
    })
    expect(possibleOf(asked, at('13:00'))).toMatchObject({ bestaetigen: false })
    const done = { ...buchung, status: 'durchgeführt' as const }
    expect(Object.values(possibleOf(done, at('13:00')))).toEqual([false, false, false, false])
  })

  it('convert to the event that other people get', () => {
    expect(liveOf(buchung, 'Pacific/Auckland')).toMatchObject({
      tag: '2026-11-22',
      eigene: 1,
      status: 'reserviert',
    })
  })
})
