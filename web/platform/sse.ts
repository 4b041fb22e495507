/** One message of a server-sent event stream. */
export interface SseMessage {
  readonly id: string
  readonly event: string
  readonly data: string
}

/**
 * Takes a stream's text in pieces and gives whole messages, also those that carry an id and no data. Comments (`: beat`)
 * give nothing; what they prove, that the line is alive, the caller sees from the bytes.
 */
export function createSseParser(): (piece: string) => SseMessage[] {
  let rest = ''
  let id = ''
  return (piece) => {
    rest += piece
    const messages: SseMessage[] = []
    for (;;) {
      const end = /\r?\n\r?\n/.exec(rest)
      if (end === null) return messages
      const block = rest.slice(0, end.index)
      rest = rest.slice(end.index + end[0].length)
      const message = parseBlock(block, id)
      if (message.data !== '' || message.id !== id) messages.push(message)
      id = message.id
    }
  }
}

function parseBlock(block: string, lastId: string): SseMessage {
  let id = lastId
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon === 0) continue
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id') id = value
  }
  return { id, event, data: data.join('\n') }
}
