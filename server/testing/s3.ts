import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A real server of the S3 protocol on loopback, with one empty bucket. */
export async function serveS3() {
  const directory = await mkdtemp(join(tmpdir(), 'platzwart-test-s3-'))
  const configureBuckets = [{ name: 'platzwart', configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/platzwart?region=eu-central-1`,
    async close(): Promise<void> {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
