/**
 * Reads a request's body; null when it is longer than `max`, without reading much further.
 * @throws when the client disconnects early
 */
export async function boundedBytes(request: Request, max: number): Promise<Buffer<ArrayBuffer> | null> {
  const reader = request.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > max) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}
