import type { TestApp } from '../app.ts'

interface Work<W> {
  readonly servers: readonly TestApp[]
  readonly writes: readonly W[]
  /** Writers at the same time. */
  readonly lanes: number
  readonly write: (write: W) => Promise<void>
  /** The `turn`-th look on a server, the `nr`-th of them. */
  readonly look: (server: TestApp, turn: number, nr: number) => Promise<void>
}

/** Looks on every server without a pause for as long as somebody writes. */
export async function readWhileWriting<W>({ servers, writes, lanes, write, look }: Work<W>): Promise<void> {
  let writing = true
  const readers = servers.map(async (server, nr) => {
    for (let turn = 0; writing; turn++) await look(server, turn, nr)
  })
  const writers = Array.from({ length: lanes }, async (_, lane) => {
    for (const one of writes.filter((_, i) => i % lanes === lane)) await write(one)
  })
  const written = Promise.all(writers).finally(() => {
    writing = false
  })
  await Promise.all([written, ...readers])
}
