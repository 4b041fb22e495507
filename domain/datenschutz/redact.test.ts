import { describe, expect, it } from 'vitest'
import { redact } from './redact.ts'

const VIEWER = { email: 'Lea@haus.example' }
const trip = (rolle: string, status = 'aktiv') => ({
  id: 1,
  rolle,
  status,
  fahrer: { name: 'Ben' },
  mitfahrer: 'Anna',
})
const PUT = { fahrer: null, mitfahrer: '', freigaben: [] } as const
const except = [{ field: 'rolle', in: ['fahrer', 'bucher'] }] as const

describe('the redaction of an answer', () => {
  it('clears the fields of each record in a list but one’s own', () => {
    const body = { items: [trip('andere'), trip('fahrer')], cursor: 'x' }
    expect(redact(body, [{ at: 'items.*', put: PUT, except }], VIEWER)).toEqual({
      items: [{ ...trip('andere'), fahrer: null, mitfahrer: '' }, trip('fahrer')],
      cursor: 'x',
    })
    expect(body.items[0]).toEqual(trip('andere'))
  })

  it('reaches the answer itself, an answer that is a list, and nested records', () => {
    const gone = { ...trip('andere'), fahrer: null, mitfahrer: '' }
    expect(redact(trip('andere'), [{ at: '', put: PUT }], VIEWER)).toEqual(gone)
    expect(redact([trip('andere')], [{ at: '*', put: PUT }], VIEWER)).toEqual([gone])
    expect(
      redact({ items: [{ buchung: trip('andere') }] }, [{ at: 'items.*.buchung', put: PUT }], VIEWER),
    ).toEqual({ items: [{ buchung: gone }] })
  })

  it('honours every exception, and applies each rule independently', () => {
    const rules = [
      { at: '', put: { fahrer: null }, except: [...except, { field: 'status', in: ['aktiv'] }] },
      { at: '', put: { mitfahrer: '' }, except },
    ] as const
    expect(redact(trip('andere'), rules, VIEWER)).toEqual({ ...trip('andere'), mitfahrer: '' })
    expect(redact(trip('andere', 'storniert'), rules, VIEWER)).toMatchObject({
      fahrer: null,
      mitfahrer: '',
    })
  })

  it('keeps what was sent to the viewer, however their address is written', () => {
    const rule = [{ at: '', put: { text: null }, except: [{ field: 'an.email', isOwnEmail: true }] }] as const
    const mail = (email: unknown) => ({ an: { email }, text: 'Guten Tag' })
    expect(redact(mail('lea@HAUS.example'), rule, VIEWER)).toEqual(mail('lea@HAUS.example'))
    expect(redact(mail('ben@haus.example'), rule, VIEWER)).toMatchObject({ text: null })
    expect(redact(mail(null), rule, VIEWER)).toMatchObject({ text: null })
  })

  it.each([undefined, null, 'Text', 7, [], { items: null }, { items: 'x' }, { items: [null, 'x', []] }])(
    'leaves %j as it is',
    (body) => {
      expect(redact(body, [{ at: 'items.*', put: PUT }], VIEWER)).toEqual(body)
    },
  )

  it('adds no field, and is not confused by names that every object has', () => {
    expect(redact({ items: [{ id: 1 }] }, [{ at: 'items.*', put: PUT }], VIEWER)).toEqual({
      items: [{ id: 1 }],
    })
    const rule = [{ at: 'constructor', put: { name: '' } }] as const
    expect(redact({}, rule, VIEWER)).toEqual({})
  })
})
