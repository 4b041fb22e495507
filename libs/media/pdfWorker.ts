import { parentPort, workerData } from 'node:worker_threads'
import type { MediaFault, MediaLimit } from './mediaRefusal.ts'
import { type BoundPdfium, loadPdfium, type Pdfium } from './pdfium.ts'
import { type Blank, type Bounds, drawPage, type OpenDocument } from './pdfPage.ts'
import type { Pixels } from './rewriteImage.ts'

export interface DrawOrder extends Bounds {
  readonly bytes: Uint8Array
  /** Documents with more pages are refused, however few are drawn. */
  readonly maxPages: number
  /** First page to draw, from 1. */
  readonly from: number
  readonly pages: number
}

export type Drawn =
  | { readonly kind: 'page'; readonly page: Pixels; readonly blank: Blank | null; readonly of: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly fault: MediaFault; readonly limit?: MediaLimit }

/** Errors of `FPDF_GetLastError`: a password is required, or the encryption is unknown. */
const LOCKED: ReadonlySet<number> = new Set([4, 5])

const answer = (message: Drawn, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

function open(bound: BoundPdfium, bytes: Uint8Array): OpenDocument | MediaFault {
  const { pdfium, starved } = bound
  const at = pdfium.wasmExports.malloc(bytes.byteLength)
  if (!at) return 'memory'
  pdfium.HEAPU8.set(bytes, at)
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.byteLength, 0)
  if (document) return { ...bound, document, forms: openForms(pdfium, document) }
  if (starved()) return 'memory'
  return LOCKED.has(pdfium._FPDF_GetLastError()) ? 'locked' : 'unreadable'
}

/** Size and version of its callback structure, which we leave empty. */
const FORM_INFO_BYTES = 256
const FORM_INFO_VERSION = 2

function openForms(pdfium: Pdfium, document: number): number {
  if (pdfium._FPDF_GetFormType(document) === 0) return 0
  const info = pdfium.wasmExports.malloc(FORM_INFO_BYTES)
  pdfium.HEAPU8.fill(0, info, info + FORM_INFO_BYTES)
  pdfium.HEAPU8[info] = FORM_INFO_VERSION
  return pdfium._FPDFDOC_InitFormFillEnvironment(document, info)
}

function draw(bound: BoundPdfium, order: DrawOrder): Drawn {
  const { bytes, maxPages, from, pages } = order
  const opened = open(bound, bytes)
  if (typeof opened === 'string') return { kind: 'refused', fault: opened }
  const count = opened.pdfium._FPDF_GetPageCount(opened.document)
  if (count === 0) return { kind: 'refused', fault: 'empty' }
  if (count > maxPages) return { kind: 'refused', fault: 'pages', limit: { is: count, most: maxPages } }
  if (from > count) return { kind: 'refused', fault: 'page' }
  for (let i = from - 1; i < Math.min(count, from - 1 + pages); i++) {
    const drawn = drawPage(opened, i, order)
    if (drawn.kind === 'refused') return drawn
    const { page, blank } = drawn
    answer({ kind: 'page', page, blank, of: count }, [page.data.buffer as ArrayBuffer])
  }
  return { kind: 'done' }
}

const bound = await loadPdfium()
try {
  answer(draw(bound, workerData as DrawOrder))
} catch {
  // PDFium requests essential memory differently, and exits.
  answer({ kind: 'refused', fault: bound.starved() ? 'memory' : 'unreadable' })
}
