import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MAX_EDGE, MAX_PAGE_EDGE, MAX_PAGES, MAX_RENDER_MS, MAX_WAIT_MS } from './limits.ts'
import { MediaRefusal } from './mediaRefusal.ts'
import type { Drawn, DrawOrder } from './pdfWorker.ts'
import { encodePixels, type Picture } from './rewriteImage.ts'
import { writePdf } from './writePdf.ts'

/**
 * The pages of a document as they are drawn, one at a time. PDFium runs in a thread of its own, which ends with the document: it cannot
 * hold up a booking, gives its memory back, and is ended when it takes too long.
 */
export async function* pagesOf(order: DrawOrder) {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    workerData: order,
    stderr: true,
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  })
  const { signal, end } = patience(worker)
  try {
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<
      [Drawn]
    >) {
      if (message.kind === 'done') return
      if (message.kind === 'refused') throw new MediaRefusal(message.fault)
      yield message
    }
    throw new MediaRefusal('unreadable')
  } catch (error) {
    // Out of time, out of memory, or a fault inside PDFium: the document is the cause of all of them.
    throw error instanceof MediaRefusal ? error : new MediaRefusal('tooLarge')
  } finally {
    end()
    await worker.terminate()
  }
}

const LOOK_EVERY_MS = 200

/** Ends with the time of the processor that a document may take: on a busy machine a harmless one waits, and is drawn. */
function patience(worker: Worker) {
  const spent = new AbortController()
  const look = setInterval(async () => {
    // One that has ended answers no more.
    const used = await worker.cpuUsage().catch(() => null)
    if (used !== null && (used.user + used.system) / 1000 > MAX_RENDER_MS) spent.abort()
  }, LOOK_EVERY_MS)
  return {
    signal: AbortSignal.any([spent.signal, AbortSignal.timeout(MAX_WAIT_MS)]),
    end: () => clearInterval(look),
  }
}

/** The first page of a document as a picture. */
export async function rasterisePdf(bytes: Uint8Array): Promise<Picture> {
  for await (const { page } of pagesOf({ bytes, maxPages: MAX_PAGES, pages: 1, maxEdge: MAX_EDGE })) {
    return encodePixels(page, 'png')
  }
  throw new MediaRefusal('empty')
}

/** A document made anew from pictures of its pages: nothing of what it could do is left, only what it looks like. */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pages: Picture[] = []
  for await (const { page } of pagesOf({
    bytes,
    maxPages: MAX_PAGES,
    pages: MAX_PAGES,
    maxEdge: MAX_PAGE_EDGE,
  })) {
    pages.push(await encodePixels(page, 'jpeg'))
  }
  return writePdf(pages)
}
