import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { COMMITTED } from './loseCommit.ts'

/** PostgreSQL's own. */
const PORT = 5432

interface Cut extends AsyncDisposable {
  /** The database as before, by another port. */
  readonly url: string
}

/** A way to a database that ends with the answer to the first COMMIT: the database has done it, and who asked for it never hears. */
export async function cutAtCommit(url: string): Promise<Cut> {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  // A database of our own listens in a folder.
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port || PORT}` }
    : { host, port: Number(port || PORT) }
  const way = createServer((here) => {
    const there = connect(target)
    const end = () => {
      here.destroy()
      there.destroy()
    }
    for (const side of [here, there]) side.on('error', end).on('close', end)
    here.pipe(there)
    there.on('data', (bytes: Buffer) => {
      if (bytes.includes(COMMITTED)) end()
      else here.write(bytes)
    })
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  return {
    url: url.replace(/@[^/]+/, `@127.0.0.1:${(way.address() as AddressInfo).port}`),
    [Symbol.asyncDispose]: async () => {
      way.close()
      await once(way, 'close')
    },
  }
}
