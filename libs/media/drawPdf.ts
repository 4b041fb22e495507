import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MAX_EDGE, MAX_PAGE_EDGE, MAX_PAGES, MAX_RENDER_BYTES, MAX_RENDER_MS, MAX_WAIT_MS } from './limits.ts'
import { MediaRefusal } from './mediaRefusal.ts'
import type { Blank } from './pdfPage.ts'
import type { Drawn, DrawOrder } from './pdfWorker.ts'
import { encodePixels, type Picture, type Pixels } from './rewriteImage.ts'
import { writePdf } from './writePdf.ts'

/** Scale factors to try when a page does not fit into memory. */
const SHRINK = [1, 0.5, 0.25] as const

const MEGABYTE = 1024 * 1024

type PageOrder = Omit<DrawOrder, 'shrink'>

/**
 * Renders pages one at a time, smaller if one needs too much memory.
 * @throws MediaRefusal
 */
async function* pagesOf(order: PageOrder) {
  let drawn = 0
  const spent = { ms: 0 }
  for (const shrink of SHRINK) {
    const rest = { ...order, shrink, from: order.from + drawn, pages: order.pages - drawn }
    try {
      for await (const page of attempt(rest, spent)) {
        drawn += 1
        yield page
      }
      return
    } catch (error) {
      const starved = error instanceof MediaRefusal && error.fault === 'memory'
      if (!starved || shrink === SHRINK.at(-1)) throw error
    }
  }
}

/**
 * Runs PDFium in a worker thread per document: it blocks no request, releases its memory, and is terminated
 * at the time limit.
 */
async function* attempt(order: DrawOrder, spent: { ms: number }) {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    workerData: order,
    stderr: true,
    stdout: true,
    resourceLimits: { maxOldGenerationSizeMb: 96 },
  })
  const { signal, end } = patience(worker, spent)
  try {
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] }) as AsyncIterable<
      [Drawn]
    >) {
      if (message.kind === 'done') return
      if (message.kind === 'refused') throw refusalOf(message)
      yield message
    }
    throw new MediaRefusal('unreadable')
  } catch (error) {
    if (error instanceof MediaRefusal) throw error
    // Time limit or out of memory in the thread: caused by the document.
    throw signal.aborted ? new MediaRefusal('slow', { most: MAX_RENDER_MS / 1000 }) : OUT_OF_MEMORY()
  } finally {
    end()
    await worker.terminate()
  }
}

const OUT_OF_MEMORY = () => new MediaRefusal('memory', { most: MAX_RENDER_BYTES / MEGABYTE })

const refusalOf = ({ fault, limit }: Extract<Drawn, { kind: 'refused' }>) =>
  fault === 'memory' ? OUT_OF_MEMORY() : new MediaRefusal(fault, limit ?? null)

const LOOK_EVERY_MS = 200

/** Aborts when the document has used its CPU time: on a busy machine, a harmless one just waits. */
function patience(worker: Worker, spent: { ms: number }) {
  const before = spent.ms
  const over = new AbortController()
  const look = setInterval(async () => {
    // A finished worker does not answer.
    const used = await worker.cpuUsage().catch(() => null)
    if (used !== null) spent.ms = before + (used.user + used.system) / 1000
    if (spent.ms > MAX_RENDER_MS) over.abort()
  }, LOOK_EVERY_MS)
  return {
    signal: AbortSignal.any([over.signal, AbortSignal.timeout(MAX_WAIT_MS)]),
    end: () => clearInterval(look),
  }
}

/**
 * Renders one page; the renderer has exited when this returns.
 * @param nr page number from 1
 * @throws MediaRefusal, also for a page that shows nothing
 */
export async function drawOnePage(order: Omit<PageOrder, 'pages'>): Promise<{ page: Pixels; of: number }> {
  let drawn: { page: Pixels; blank: Blank | null; of: number } | null = null
  for await (const message of pagesOf({ ...order, pages: 1 })) drawn = message
  if (!drawn) throw new MediaRefusal('empty')
  if (drawn.blank) throw new MediaRefusal(drawn.blank)
  return drawn
}

/** Renders the first page of a document. */
export async function rasterisePdf(bytes: Uint8Array): Promise<Picture> {
  const { page } = await drawOnePage({ bytes, maxPages: MAX_PAGES, from: 1, maxEdge: MAX_EDGE })
  return encodePixels(page, 'png')
}

/** Rebuilds a document from pictures of its pages: only its appearance remains. */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pages: Picture[] = []
  const blanks: Blank[] = []
  const order = { bytes, maxPages: MAX_PAGES, from: 1, pages: MAX_PAGES, maxEdge: MAX_PAGE_EDGE }
  for await (const { page, blank } of pagesOf(order)) {
    if (blank) blanks.push(blank)
    pages.push(await encodePixels(page, 'jpeg'))
  }
  // Some pages may be blank, but not all.
  if (blanks.length === pages.length) throw new MediaRefusal(blanks[0] ?? 'empty')
  return writePdf(pages)
}
