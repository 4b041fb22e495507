import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSseParser } from './sse.ts'

test('a message has its id, kind and data', () => {
  const parse = createSseParser()
  expect(parse('id: 7\nevent: buchung\ndata: {"a":1}\n\n')).toEqual([
    { id: '7', event: 'buchung', data: '{"a":1}' },
  ])
})

test('a heartbeat gives no message', () => {
  const parse = createSseParser()
  expect(parse(': beat\n\n')).toEqual([])
})

test('an id holds until the next one', () => {
  const parse = createSseParser()
  expect(parse('id: 7\ndata: a\n\ndata: b\n\n').map((message) => message.id)).toEqual(['7', '7'])
})

test('an id alone is a message: a position without news', () => {
  expect(createSseParser()('id: 9\n\n')).toEqual([{ id: '9', event: 'message', data: '' }])
})

test('data of several lines is joined', () => {
  expect(createSseParser()('data: a\r\ndata: b\r\n\r\n')[0]?.data).toBe('a\nb')
})

test('however the stream is cut, the messages are the same', () => {
  const stream = 'id: 1\ndata: one\n\n: beat\n\nid: 2\nevent: x\ndata: two\ndata: three\n\n'
  const whole = createSseParser()(stream)
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
      const parse = createSseParser()
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
      const found = places.slice(1).flatMap((end, index) => parse(stream.slice(places[index], end)))
      expect(found).toEqual(whole)
    }),
  )
})
