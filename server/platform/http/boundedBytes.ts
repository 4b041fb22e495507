/**
 * The bytes of a request, as many as may be: null when there are more, of which no more is read than tells so.
 * @throws when the client goes away before all of it is there
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
