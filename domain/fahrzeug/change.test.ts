import { describe, expect, it } from 'vitest'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { codesOf, type FahrtFactsMore, fahrt, fahrtFacts, gebucht, trip } from '../testing/fahrzeug.ts'
import { ADA, at, BEN, between, CARL } from '../testing/leseraum.ts'
import { decideFahrtChange } from './change.ts'
import type { FahrtCommand } from './facts.ts'

const HER = { benutzerId: ADA as string, pflege: false }
const own = trip(between('09:00', '11:00'), { id: 'f1', fahrerId: ADA })
const decide = (
  command: Partial<FahrtCommand>,
  {
    buchung = gebucht('reserviert'),
    actor = HER,
    ...facts
  }: FahrtFactsMore & {
    buchung?: ReturnType<typeof gebucht>
    actor?: typeof HER
  } = {},
) =>
  decideFahrtChange(
    buchung,
    fahrt(command),
    actor,
    fahrtFacts({ eigene: [own], belegungen: [own], ...facts }),
  )

describe('changing a trip', () => {
  it('does not collide with itself', () => {
    expect(decide({ zeitraum: between('10:00', '12:00') })).toEqual({
      ok: true,
      value: { status: 'reserviert', freigabeGruende: [] },
    })
  })

  it('applies the rules of a new booking', () => {
    const next = trip(between('12:00', '13:00'))
    expect(codesOf(decide({ zeitraum: between('10:00', '12:00') }, { belegungen: [own, next] }))).toEqual([
      'fahrzeug.belegt',
    ])
  })

  it('needs approval if it is special now, whatever was approved before', () => {
    const approved = gebucht('reserviert', { freigabeGruende: ['ausland'], freigaben: [true] })
    expect(decide({ ausland: true }, { buchung: approved })).toEqual({
      ok: true,
      value: { status: 'vorgemerkt', freigabeGruende: ['ausland'] },
    })
    expect(decide({ ausland: false }, { buchung: approved })).toMatchObject({
      value: { status: 'reserviert' },
    })
  })

  it('is for driver, booker, and whoever maintains vehicles', () => {
    const buchung = gebucht('reserviert', { benutzerId: CARL })
    for (const [benutzerId, pflege, may] of [
      [ADA, false, true],
      [CARL, false, true],
      [BEN, false, false],
      [BEN, true, true],
    ] as const)
      expect(decide({}, { buchung, actor: { benutzerId, pflege } }).ok).toBe(may)
  })

  it.each(BUCHUNG_STATUS)('of one that is %s', (status) => {
    const why = {
      storniert: 'buchung.schonStorniert',
      aktiv: 'fahrzeug.laeuftSchon',
      durchgeführt: 'buchung.nichtReserviert',
      verschlossen: 'buchung.nichtReserviert',
      vorgemerkt: '',
      reserviert: '',
    }
    const buchung = gebucht(status, { fahrerId: ADA })
    expect(codesOf(decide({}, { buchung }))).toEqual(why[status] ? [why[status]] : [])
  })

  it('is no longer possible once it has started', () => {
    const zeitraum = between('12:00', '13:00')
    expect(decide({ zeitraum }, { now: at('09:00').subtract({ seconds: 1 }) }).ok).toBe(true)
    expect(codesOf(decide({ zeitraum }, { now: at('09:00') }))).toEqual(['buchung.inVergangenheit'])
  })
})
