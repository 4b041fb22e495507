import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** As the library gives it out: its types do not say so. */
interface Wired {
  readonly connection: { readonly stream: { destroy(): void } }
}

/**
 * The rows of `copy (…) to stdout`, in pieces of any size. Whoever stops before the end ends the connection: what PostgreSQL still sends
 * is nobody's.
 * @param client a connection of its own that does not pipeline, read to the end before it is asked anything else
 */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer, void, void> {
  const rows: Readable = client.query(to(text))
  let over = false
  try {
    yield* rows
    over = true
  } finally {
    if (!over) (client as unknown as Wired).connection.stream.destroy()
  }
}

/** Puts rows into `copy … from stdin`; answers how many. A failure of the source leaves the transaction failed. */
export async function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const rows = client.query(from(text))
  await pipeline(source, rows)
  return rows.rowCount
}
