import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventReader } from './eventReader.ts'

/** What is told of a stream that comes in these pieces. */
function told(...pieces: string[]): string[] {
  const heard: string[] = []
  const read = eventReader({
    onId: (id) => heard.push(`id ${id}`),
    onData: (data) => heard.push(`data ${data}`),
    onRetry: (milliseconds) => heard.push(`retry ${milliseconds}`),
  })
  for (const piece of pieces) read(piece)
  return heard
}

test.each([
  ['data: a\n\n', ['data a']],
  ['data:a\n\n', ['data a']],
  ['data:  a\n\n', ['data  a']],
  ['data: {"a": 1}\n\n', ['data {"a": 1}']],
  ['data: a\ndata: b\n\n', ['data a\nb']],
  ['data\n\n', ['data ']],
  ['id: 7\ndata: a\n\n', ['id 7', 'data a']],
  ['data: a\nid: 7\n\n', ['id 7', 'data a']],
  ['id: 7\n\n', ['id 7']],
  ['id\n\n', ['id ']],
  ['id: a\0b\ndata: a\n\n', ['data a']],
  ['retry: 3000\n\n', ['retry 3000']],
  ['retry: soon\nretry: -1\n\n', []],
  ['event: ping\ndata: a\n\n', ['data a']],
  [': a comment\n\n:\n\n', []],
  ['\n\n\n', []],
])('%j tells %j', (stream, heard) => {
  expect(told(stream)).toEqual(heard)
})

test('An event that the line breaks off in is not told, nor is its position', () => {
  expect(told('id: 7\ndata: a\n\nid: 8\ndata: b\n')).toEqual(['id 7', 'data a'])
})

test('The borders of the pieces mean nothing, and neither does how lines end', () => {
  const line = fc.constantFrom('id: 1', 'data: ä', 'data: b: c', ': x', 'retry: 20', '', '')
  const stream = fc.array(line).map((lines) => lines.map((one) => `${one}\n`).join(''))
  fc.assert(
    fc.property(stream, fc.constantFrom('\n', '\r\n', '\r'), fc.array(fc.nat(40)), (text, end, cuts) => {
      const ended = text.replaceAll('\n', end)
      const borders = [...new Set(cuts)].toSorted((a, b) => a - b)
      const pieces = [0, ...borders].map((from, piece) => ended.slice(from, borders[piece]))
      // Whether a lone carriage return is the whole end of a line is known by what follows.
      const close = end === '\r' ? ':\n' : ''
      expect(told(...pieces, close)).toEqual(told(text))
    }),
  )
})
