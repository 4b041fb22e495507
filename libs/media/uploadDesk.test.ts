import { describe, expect, it } from 'vitest'
import { Busy, type Place, TooManyOwn, UploadDesk } from './uploadDesk.ts'

const BOUNDS = { places: 6, perPerson: 3, asideBytes: 100 }

/** A desk with uploads that are drawn when the test says so. */
function opened(bounds = BOUNDS) {
  const desk = new UploadDesk(bounds)
  const drawn: string[] = []
  const done: (() => void)[] = []
  const bring = (person: string, name = person, then?: (place: Place) => void) =>
    desk.admit(person, async (place) => {
      then?.(place)
      return place.inTurn(
        () =>
          new Promise<string>((resolve) => {
            drawn.push(name)
            done.push(() => resolve(name))
          }),
      )
    })
  /** Starts everything that can start, then ends the current drawing. */
  const finish = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    done.shift()?.()
  }
  return { bring, finish, drawn }
}

describe('an upload desk', () => {
  it('draws one at a time, and lets nobody wait for all of another person’s', async () => {
    const { bring, finish, drawn } = opened()
    const all = [
      bring('anna', 'a1'),
      bring('anna', 'a2'),
      bring('anna', 'a3'),
      bring('ben', 'b1'),
      bring('ben', 'b2'),
    ]
    for (let nr = 1; nr <= 5; nr++) {
      await new Promise((resolve) => setImmediate(resolve))
      expect(drawn).toHaveLength(nr)
      await finish()
    }
    expect(drawn).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
  })

  it('has limited places, in total and per person, and releases them whatever the outcome', async () => {
    const { bring, finish } = opened()
    const held = [bring('anna'), bring('anna'), bring('anna')]
    await expect(bring('anna')).rejects.toThrow(TooManyOwn)
    held.push(bring('ben'), bring('ben'), bring('carla'))
    await expect(bring('carla')).rejects.toThrow(Busy)
    for (const _ of held) await finish()
    await Promise.all(held)
    for (let i = 0; i < 10; i++) {
      const broken = bring('anna', 'a', () => {
        throw new Error('cut')
      })
      await expect(broken).rejects.toThrow('cut')
    }
    const again = [bring('anna'), bring('anna'), bring('anna')]
    for (const _ of again) await finish()
    expect(await Promise.all(again)).toEqual(['anna', 'anna', 'anna'])
  })

  it('continues when a picture cannot be drawn', async () => {
    const desk = new UploadDesk(BOUNDS)
    const failed = desk.admit('anna', (place) => place.inTurn(() => Promise.reject(new Error('bad'))))
    const next = desk.admit('ben', (place) => place.inTurn(async () => 'good'))
    await expect(failed).rejects.toThrow('bad')
    expect(await next).toBe('good')
  })

  it('limits the bytes on disk, and forgets those of finished uploads', async () => {
    const { bring, finish } = opened()
    const held = bring('anna', 'a', (place) => place.wrote(80))
    await expect(bring('ben', 'b', (place) => place.wrote(21))).rejects.toThrow(Busy)
    const small = bring('ben', 'b', (place) => place.wrote(20))
    await finish()
    await finish()
    await Promise.all([held, small])
    const whole = bring('carla', 'c', (place) => place.wrote(100))
    await finish()
    expect(await whole).toBe('c')
  })
})
