import { describe, expect, test } from 'vitest'
import { checkIn, checkOut, device, house, opened } from '../../../testing/uebergabeQueue.ts'
import type { Uebergabe } from './uebergabe.ts'

describe('a car that has not been returned yet', () => {
  /** Records stored offline; the network is back, and the car is still out. */
  async function waiting(...kept: readonly Uebergabe[]) {
    const on = device()
    const world = house()
    world.network = 'gone'
    const { queue } = await opened(on, world)
    for (const one of kept) await (await queue.keep(one)).outcomeOfForm
    world.network = 'there'
    world.out.add('trip')
    const handovers = () => world.heard.filter((one) => !one.startsWith('upload'))
    return { on, world, queue, handovers }
  }

  test('keeps the record for a retry, holds back its check-out, and lets other trips pass', async () => {
    const other = { ...checkOut('other', '2027-03-10T11:00:00Z'), buchungId: 'trip 2' }
    const { on, world, queue, handovers } = await waiting(checkIn('in'), checkOut('out'), other)
    await queue.flush()
    expect(handovers()).toEqual(['checkIn in', 'checkOut other'])
    expect(
      queue.state().uebergaben.map(({ id, abgelehnt, nochNicht }) => [id, abgelehnt, nochNicht]),
    ).toEqual([
      ['in', null, true],
      ['out', null, undefined],
    ])

    const later = (await opened(on, world)).queue
    world.out.clear()
    await later.flush()
    expect(handovers().slice(-2)).toEqual(['checkIn in', 'checkOut out'])
    expect([on.kept.size, JSON.parse(world.done.get('in') ?? '').zeit]).toEqual([0, '2027-03-10T09:00:00Z'])
  })

  test('closes the form: the record waits, and can be discarded', async () => {
    const { queue } = await waiting()
    expect(await (await queue.keep(checkIn('in'))).outcomeOfForm).toBe('wartet')
    await queue.discard('in')
    expect(queue.state().uebergaben).toEqual([])
  })

  test('becomes final after three days, whatever the server says by then, and is not sent again', async () => {
    const { world, queue, handovers } = await waiting(checkIn('in'))
    await queue.flush()
    world.now = '2027-03-13T09:00:01Z'
    world.out.clear()
    world.refuses = 'checkIn'
    await queue.flush()
    await queue.flush()
    expect(handovers()).toEqual(['checkIn in', 'checkIn in'])
    expect(queue.state().uebergaben).toMatchObject([{ nochNicht: false, abgelehnt: { zuAlt: true } }])
  })

  test('becomes an ordinary refusal once the car is back and something else is wrong', async () => {
    const { world, queue } = await waiting(checkIn('in'))
    await queue.flush()
    world.out.clear()
    world.refuses = 'checkIn'
    await queue.flush()
    expect(queue.state().uebergaben.map(({ nochNicht, abgelehnt }) => [nochNicht, abgelehnt])).toEqual([
      [false, { code: 'fahrzeug.kilometerZuKlein', gruende: [] }],
    ])
  })
})
