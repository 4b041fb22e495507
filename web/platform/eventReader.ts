export interface EventListener {
  readonly onId: (id: string) => void
  readonly onData: (data: string) => void
  readonly onRetry: (milliseconds: number) => void
}

const LINE_END = /\r\n|\n|\r/g

/**
 * Reads a stream of events (`text/event-stream`) in pieces, whose borders mean nothing. What belongs to an event is told when it is
 * whole: an event that the line breaks off in is as if it had never come. Kinds of events and comments are not told.
 */
export function eventReader({ onId, onData, onRetry }: EventListener): (piece: string) => void {
  let rest = ''
  let id: string | null = null
  let data: string[] = []

  const end = () => {
    if (id !== null) onId(id)
    if (data.length > 0) onData(data.join('\n'))
    id = null
    data = []
  }

  const read = (line: string) => {
    if (line === '') return end()
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'data') data.push(value)
    if (field === 'id' && !value.includes('\0')) id = value
    if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value))
  }

  return (piece) => {
    const text = rest + piece
    let begin = 0
    for (const { 0: lineEnd, index } of text.matchAll(LINE_END)) {
      // Its other half may be on its way.
      if (lineEnd === '\r' && index === text.length - 1) break
      read(text.slice(begin, index))
      begin = index + lineEnd.length
    }
    rest = text.slice(begin)
  }
}
