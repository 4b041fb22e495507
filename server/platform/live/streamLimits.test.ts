import { describe, expect, it } from 'vitest'
import { StreamLimits } from './streamLimits.ts'

const seats = () => new StreamLimits({ streams: 5, perPerson: 3, catchingUp: 2, waiting: 3 })
const codeOf = (seat: ReturnType<StreamLimits['take']>) =>
  typeof seat === 'function' ? null : [seat.refusal.status, seat.refusal.code]

describe('stream seats', () => {
  it('are limited per person and in total, and can be released once', () => {
    const all = seats()
    const anna = [all.take('anna'), all.take('anna'), all.take('anna')]
    expect(anna.map(codeOf)).toEqual([null, null, null])
    expect(codeOf(all.take('anna'))).toEqual([429, 'live.zuVieleFenster'])
    expect([all.take('ben'), all.take('ben')].map(codeOf)).toEqual([null, null])
    expect(codeOf(all.take('carla'))).toEqual([503, 'server.beschaeftigt'])
    const [leave] = anna
    if (typeof leave === 'function') {
      leave()
      leave()
    }
    expect(codeOf(all.take('carla'))).toBeNull()
    expect(codeOf(all.take('anna'))).toEqual([503, 'server.beschaeftigt'])
  })

  it('let few readers catch up at a time, and the others in order, whatever the outcome', async () => {
    const all = seats()
    const begun: number[] = []
    const ends: PromiseWithResolvers<number>[] = Array.from({ length: 6 }, () =>
      Promise.withResolvers<number>(),
    )
    const reading = ends.map((end, nr) =>
      all.inTurn(() => {
        begun.push(nr)
        return end.promise
      }),
    )
    expect(await reading[5]).toMatchObject({ refusal: { status: 503, headers: { 'retry-after': '10' } } })
    expect(begun).toEqual([0, 1])
    ends[1]?.reject(new Error('lost'))
    await expect(reading[1]).rejects.toThrow('lost')
    expect(begun).toEqual([0, 1, 2])
    for (const [nr, end] of ends.entries()) end.resolve(nr)
    expect(await Promise.all([0, 2, 3, 4].map((nr) => reading[nr]))).toEqual([0, 2, 3, 4])
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(await all.inTurn(async () => 'next')).toBe('next')
  })
})
