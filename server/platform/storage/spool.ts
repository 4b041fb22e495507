import { open } from 'node:fs/promises'

/** Writes bytes or a stream into a new file and syncs it. Returns the number of bytes. */
export async function spool(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  try {
    let bytes = 0
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      await file.writeFile(chunk)
      bytes += chunk.byteLength
    }
    await file.sync()
    return bytes
  } finally {
    await file.close()
  }
}
