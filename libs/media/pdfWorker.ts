import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { MAX_RENDER_BYTES } from './limits.ts'
import type { MediaFault } from './mediaRefusal.ts'
import type { Pixels } from './rewriteImage.ts'

export interface DrawOrder {
  readonly bytes: Uint8Array
  /** A document of more pages is refused, whatever is drawn of it. */
  readonly maxPages: number
  /** Pages to draw, from this one on; the first is 1. */
  readonly from?: number
  readonly pages: number
  readonly maxEdge: number
  /** Of one page; without it, what the edge allows. */
  readonly maxPixels?: number
}

export type Drawn =
  | { readonly kind: 'page'; readonly page: Pixels; readonly of: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly fault: MediaFault }

/** The unit in which memory of WebAssembly grows, in bytes. */
const WASM_PAGE = 64 * 1024

interface Memory {
  readonly buffer: ArrayBuffer
  grow(delta: number): number
}

/** A document that asks for more memory is told that there is none; PDFium then gives up on what it was drawing. */
function boundMemory(): void {
  const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } })
    .WebAssembly.Memory
  const { grow } = prototype
  prototype.grow = function bounded(this: Memory, delta: number) {
    if (this.buffer.byteLength + delta * WASM_PAGE > MAX_RENDER_BYTES) throw new RangeError('no more memory')
    return grow.call(this, delta)
  }
}

const answer = (message: Drawn, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

/** Points of a page: one that says it has none, or is absurdly long and thin, has nothing to be seen. */
function scaleOf(width: number, height: number, { maxEdge, maxPixels }: DrawOrder): number | null {
  if (!(width >= 1 && height >= 1)) return null
  const fits = maxEdge / Math.max(width, height)
  const scale = maxPixels === undefined ? fits : Math.min(fits, Math.sqrt(maxPixels / (width * height)))
  return Math.min(width, height) * scale >= 1 ? scale : null
}

async function draw(order: DrawOrder): Promise<Drawn> {
  const { bytes, maxPages, from = 1, pages } = order
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes).catch(() => null)
  if (!document) return { kind: 'refused', fault: 'unreadable' }
  const count = document.getPageCount()
  if (count === 0) return { kind: 'refused', fault: 'empty' }
  if (count > maxPages) return { kind: 'refused', fault: 'tooLarge' }
  if (from > count) return { kind: 'refused', fault: 'page' }
  for (let i = from - 1; i < Math.min(count, from - 1 + pages); i++) {
    const page = document.getPage(i)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = scaleOf(originalWidth, originalHeight, order)
    if (scale === null) return { kind: 'refused', fault: 'unreadable' }
    const size = { width: originalWidth * scale, height: originalHeight * scale }
    const { data, width, height } = await page.render({
      scale: 1,
      ...size,
      renderFormFields: false,
      render: async (bitmap) => bitmap.data,
    })
    answer({ kind: 'page', page: { data, width, height }, of: count }, [data.buffer as ArrayBuffer])
  }
  return { kind: 'done' }
}

boundMemory()
answer(await draw(workerData as DrawOrder).catch((): Drawn => ({ kind: 'refused', fault: 'tooLarge' })))
