import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkIn,
  checkOut,
  device,
  FAHRER,
  FAHRERIN,
  house,
  opened,
} from '../../../testing/uebergabeQueue.ts'

describe('a question of the server', () => {
  test('keeps the record, which is sent with the answer under a new key', async () => {
    const on = device()
    const world = house()
    const { queue, sent } = await opened(on, world)
    world.network = 'gone'
    const { outcomeOfForm } = await queue.keep(checkOut('a'))
    expect(await outcomeOfForm).toBe('wartet')
    world.network = 'there'
    world.asks = 'checkOut'
    await queue.flush()
    expect(queue.state().uebergaben).toMatchObject([
      { id: 'a', abgelehnt: { fragen: ['fahrzeug.frageTempo'] } },
    ])
    await queue.flush()
    expect(world.heard.filter((line) => line.startsWith('checkOut'))).toEqual(['checkOut a'])

    await queue.confirm('a', 'b')
    await queue.flush()
    expect([sent, on.kept.size]).toEqual([['b'], 0])
    expect(JSON.parse(world.done.get('b') ?? '')).toMatchObject({
      kilometerstand: 140,
      zeit: '2027-03-10T10:00:00Z',
      bestaetigteFragen: ['fahrzeug.frageTempo'],
    })
  })

  test('cannot be answered if it was a refusal, or was never asked', async () => {
    const on = device()
    const world = house()
    const { queue } = await opened(on, world)
    world.refuses = 'checkOut'
    await (await queue.keep(checkOut('a'))).outcomeOfForm
    await queue.confirm('a', 'b')
    expect(queue.state().uebergaben.map(({ id }) => id)).toEqual(['a'])
  })
})

describe('online', () => {
  test('the pictures are sent first, then the record, and nothing stays on the device', async () => {
    const on = device()
    const world = house()
    const { queue, sent } = await opened(on, world)
    const { outcomeOfForm } = await queue.keep(checkIn('a'))
    expect(await outcomeOfForm).toBe('gesendet')
    expect(world.heard).toEqual(['upload a-foto', 'checkIn a'])
    expect(JSON.parse(world.done.get('a') ?? '')).toMatchObject({
      schaeden: [{ bildId: 'file-1' }],
      zeit: '2027-03-10T09:00:00Z',
    })
    expect([on.kept.size, sent]).toEqual([0, ['a']])
  })

  test('a receipt is referenced by the id of its file', async () => {
    const world = house()
    const { queue } = await opened(device(), world)
    await (await queue.keep(checkOut('b'))).outcomeOfForm
    expect(JSON.parse(world.done.get('b') ?? '').belege).toEqual([
      { dateiId: 'file-1', art: 'tanken', betragCent: 4200 },
    ])
  })
})

describe('offline', () => {
  test('a record is stored, survives the page, and is sent once when the network is back', async () => {
    const on = device()
    const world = house()
    world.network = 'gone'
    const before = await opened(on, world)
    const { outcomeOfForm } = await before.queue.keep(checkIn('a'))
    expect(await outcomeOfForm).toBe('wartet')
    expect(before.queue.state().uebergaben.map(({ id }) => id)).toEqual(['a'])

    const after = await opened(on, world)
    expect(after.queue.state().uebergaben).toHaveLength(1)
    world.network = 'there'
    await Promise.all([after.queue.flush(), after.queue.flush()])
    expect(world.heard).toEqual(['upload a-foto', 'checkIn a'])
    expect(on.kept.size).toBe(0)
  })

  test('a lost answer is requested again with the same key and the same body', async () => {
    const on = device()
    const world = house()
    const { queue } = await opened(on, world)
    world.network = 'answerLost'
    expect(await (await queue.keep(checkIn('a'))).outcomeOfForm).toBe('wartet')
    world.network = 'there'
    await queue.flush()
    expect(world.heard).toEqual(['upload a-foto', 'checkIn a', 'checkIn a'])
    expect([world.done.size, on.kept.size]).toEqual([1, 0])
  })

  test('a check-out waits for its check-in, whichever was stored first', async () => {
    const on = device()
    const world = house()
    world.network = 'gone'
    const { queue } = await opened(on, world)
    await (await queue.keep(checkOut('out'))).outcomeOfForm
    await (await queue.keep(checkIn('in'))).outcomeOfForm
    world.network = 'there'
    await queue.flush()
    expect(world.heard.filter((one) => !one.startsWith('upload'))).toEqual(['checkIn in', 'checkOut out'])
  })
})

describe('a refusal', () => {
  test('keeps the record with its reason, holds back later ones of the trip, and lets other trips pass', async () => {
    const on = device()
    const world = house()
    world.network = 'gone'
    const { queue } = await opened(on, world)
    await (await queue.keep(checkIn('in'))).outcomeOfForm
    await (await queue.keep(checkOut('out'))).outcomeOfForm
    await (await queue.keep({ ...checkOut('other', '2027-03-10T11:00:00Z'), buchungId: 'trip 2' }))
      .outcomeOfForm
    world.network = 'there'
    world.refuses = 'checkIn'
    await queue.flush()
    await queue.flush()
    expect(world.heard.filter((one) => !one.startsWith('upload'))).toEqual(['checkIn in', 'checkOut other'])
    expect(queue.state().uebergaben.map(({ id, abgelehnt }) => [id, abgelehnt?.code])).toEqual([
      ['in', 'fahrzeug.kilometerZuKlein'],
      ['out', undefined],
    ])
    expect(on.kept.size).toBe(2)
  })

  test('is resolved by a corrected record in its place, or by discarding it', async () => {
    const on = device()
    const world = house()
    const { queue } = await opened(on, world)
    world.refuses = 'checkIn'
    expect(await (await queue.keep(checkIn('wrong'))).outcomeOfForm).toBe('abgelehnt')
    world.refuses = null
    expect(await (await queue.keep(checkIn('right'), 'wrong')).outcomeOfForm).toBe('gesendet')
    expect([...world.done.keys(), on.kept.size]).toEqual(['right', 0])

    world.refuses = 'checkIn'
    await (await queue.keep(checkIn('wrong again'))).outcomeOfForm
    await queue.discard('wrong again')
    expect(on.kept.size).toBe(0)
  })
})

describe('another person on the same device', () => {
  test('neither sees nor sends it; the owner does, later', async () => {
    const on = device()
    const world = house()
    world.network = 'gone'
    await (await (await opened(on, world)).queue.keep(checkIn('a'))).outcomeOfForm
    world.network = 'there'
    world.session = FAHRER
    const other = await opened(on, world, FAHRER)
    await other.queue.flush()
    expect(other.queue.state().uebergaben).toEqual([])
    expect(world.heard).toEqual([])

    world.session = FAHRERIN
    await other.queue.follow(FAHRERIN)
    expect(world.heard).toEqual(['upload a-foto', 'checkIn a'])
  })

  test('who is signed in in another tab sends nothing in the name of the page that is still open', async () => {
    const on = device()
    const world = house()
    world.session = FAHRER
    const { queue } = await opened(on, world)
    expect(await (await queue.keep(checkIn('a'))).outcomeOfForm).toBe('wartet')
    expect(world.heard).toEqual([])
  })

  test('the same person in another Mandant has a separate outbox', async () => {
    const on = device()
    const world = house()
    world.network = 'gone'
    const { queue } = await opened(on, world)
    await (await queue.keep(checkIn('a'))).outcomeOfForm
    await queue.follow({ ...FAHRERIN, mandantId: 'lindenau' })
    expect(queue.state().uebergaben).toEqual([])
  })
})

test('a failed write is not reported as stored', async () => {
  const on = device()
  const { queue } = await opened(
    { ...on, store: { ...on.store, put: () => Promise.reject(new Error('full')) } },
    house(),
  )
  await expect(queue.keep(checkIn('a'))).rejects.toThrow('full')
  expect(queue.state().uebergaben).toEqual([])
})

test('with any network failures and any number of tabs, each record arrives once and in order', async () => {
  const weather = fc.constantFrom('there', 'gone', 'answerLost')
  const steps = fc.array(fc.record({ network: weather, reopen: fc.boolean() }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const on = device()
      const world = house()
      world.network = 'gone'
      let { queue } = await opened(on, world)
      await (await queue.keep(checkIn('in'))).outcomeOfForm
      await (await queue.keep(checkOut('out'))).outcomeOfForm
      for (const { network, reopen } of all) {
        world.network = network as 'there' | 'gone' | 'answerLost'
        if (reopen) queue = (await opened(on, world)).queue
        await queue.flush()
      }
      world.network = 'there'
      await queue.flush()
      expect([...world.done.keys(), on.kept.size]).toEqual(['in', 'out', 0])
      expect(world.files.size).toBe(2)
    }),
    { numRuns: 60 },
  )
})
