import type pg from 'pg'

type Query = (text: string | { readonly text: string }, ...more: unknown[]) => unknown

interface Wired {
  query: Query
  readonly connection: { readonly stream: NodeJS.ReadableStream & { destroy(): void } }
}

/** How a database says that it has done so. */
export const COMMITTED = Buffer.from('COMMIT\0')

/** Reads on in the driver's place, and ends the connection with the answer to COMMIT: the database has done it, and nobody here knows. */
function cutAtCommit({ stream }: Wired['connection']): void {
  let heard = Buffer.alloc(0)
  stream.removeAllListeners('data')
  stream.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes])
    if (heard.includes(COMMITTED)) stream.destroy()
  })
}

/** Loses the answer to the COMMIT of the next transaction that sends such a statement; once. */
export function loseCommitAfter(pool: pg.Pool, statement: RegExp): void {
  pool.on('acquire', function follow(client) {
    const wired = client as unknown as Wired
    const { query } = wired
    let seen = false
    wired.query = (what, ...more) => {
      const text = typeof what === 'string' ? what : what.text
      seen ||= statement.test(text)
      if (text === 'commit') {
        wired.query = query
        if (seen) {
          pool.off('acquire', follow)
          cutAtCommit(wired.connection)
        }
      }
      return query.call(client, what, ...more)
    }
  })
}
