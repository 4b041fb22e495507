import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Internals of pg that its types lack. */
interface Wired {
  readonly connection: { readonly stream: { destroy(): void } }
}

/**
 * Streams the rows of `copy (…) to stdout` in chunks of any size. Stopping early destroys the connection, as
 * PostgreSQL keeps sending.
 * @param client a dedicated connection without pipelining; no other query before the end
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

/** Streams rows into `copy … from stdin`; returns their number. If the source fails, the transaction is aborted. */
export async function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const rows = client.query(from(text))
  await pipeline(source, rows)
  return rows.rowCount
}
