import { BAND_BYTES } from './limits.ts'
import { type Box, contentOf, type PageContent, Slots } from './pdfContent.ts'
import type { BoundPdfium, Pdfium } from './pdfium.ts'
import type { Pixels } from './rewriteImage.ts'

/** Size limits of a drawn page. */
export interface Bounds {
  readonly maxEdge: number
  /** Maximum pixels per page; if absent, only `maxEdge` applies. */
  readonly maxPixels?: number
  /** Scale factor for retries after running out of memory. */
  readonly shrink: number
}

/** Why a page shows nothing: it is empty, or its contents left no trace. */
export type Blank = 'blank' | 'invisible'

export type PageDrawn =
  | { readonly kind: 'drawn'; readonly page: Pixels; readonly blank: Blank | null }
  | { readonly kind: 'refused'; readonly fault: 'unreadable' | 'picture' | 'memory' }

const BGRX = 3
const BYTES = 4
const CHANNELS = 3
const WHITE = 0xffffffff
const PAPER = 250
const BLANK_EDGE = 400
const FLAGS = { annotations: 0x01, redFirst: 0x10 } as const

/** A picture covering this share of the page is considered missing if less than `SPARSE` of its area was drawn. */
const MISSED = 0.1
const SPARSE = 0.02

/** A document opened in PDFium. */
export interface OpenDocument extends BoundPdfium {
  readonly document: number
  /** Handle of the form field renderer; 0 without forms. */
  readonly forms: number
}

/**
 * Renders a page in bands, so that memory does not grow with the page, and compares the result with the
 * page's contents.
 */
export function drawPage(open: OpenDocument, index: number, bounds: Bounds): PageDrawn {
  const { pdfium, document, forms, starved } = open
  const page = pdfium._FPDF_LoadPage(document, index)
  if (!page) return { kind: 'refused', fault: starved() ? 'memory' : 'unreadable' }
  const slots = new Slots(pdfium)
  const content = contentOf(pdfium, page, slots)
  const size = sizeOf(pdfium, page, content, bounds)
  if (size === null) return { kind: 'refused', fault: 'unreadable' }
  if (content.empty) return { kind: 'drawn', page: paperOf(small(size)), blank: 'blank' }
  if (forms) pdfium._FORM_OnAfterLoadPage(page, forms)
  const data = rasterise(open, page, size, Math.floor(BAND_BYTES * bounds.shrink))
  const starvedDrawing = starved()
  const lost = !starvedDrawing && losesPicture(open, page, content, { ...size, data }, slots)
  if (forms) pdfium._FORM_OnBeforeClosePage(page, forms)
  pdfium._FPDF_ClosePage(page)
  if (starvedDrawing) return { kind: 'refused', fault: 'memory' }
  if (lost) return { kind: 'refused', fault: 'picture' }
  return data
    ? { kind: 'drawn', page: { ...size, data }, blank: null }
    : { kind: 'drawn', page: paperOf(small(size)), blank: 'invisible' }
}

interface Size {
  readonly width: number
  readonly height: number
}

const paperOf = ({ width, height }: Size): Pixels => ({
  data: new Uint8Array(width * height * CHANNELS).fill(255),
  width,
  height,
})

/** An empty page needs few pixels. */
function small({ width, height }: Size): Size {
  const scale = Math.min(1, BLANK_EDGE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Size in pixels, not above the resolution of a scanned page's picture; null for pages without size or with
 * an absurd aspect ratio.
 */
function sizeOf(pdfium: Pdfium, page: number, { fineness }: PageContent, bounds: Bounds): Size | null {
  const width = pdfium._FPDF_GetPageWidthF(page)
  const height = pdfium._FPDF_GetPageHeightF(page)
  if (!(width >= 1 && height >= 1)) return null
  const { maxEdge, maxPixels = Number.POSITIVE_INFINITY, shrink } = bounds
  const fits = Math.min(maxEdge / Math.max(width, height), Math.sqrt(maxPixels / (width * height)))
  const scale = Math.min(fits, fineness ?? fits) * shrink
  if (Math.min(width, height) * scale < 1) return null
  // Tolerance for rounding errors, which would cost a pixel.
  return { width: Math.floor(width * scale + 1e-3), height: Math.floor(height * scale + 1e-3) }
}

/** Three bytes per pixel; null if the page is blank. */
function rasterise({ pdfium, forms, starved }: OpenDocument, page: number, size: Size, bandBytes: number) {
  const { width, height } = size
  const rows = Math.max(1, Math.min(height, Math.floor(bandBytes / (width * BYTES))))
  const buffer = pdfium.wasmExports.malloc(width * rows * BYTES)
  if (!buffer) return null
  let data: Uint8Array<ArrayBuffer> | null = null
  for (let top = 0; top < height && !starved(); top += rows) {
    const band = Math.min(rows, height - top)
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, band, BGRX, buffer, width * BYTES)
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, band, WHITE)
    const box = [0, -top, width, height, 0] as const
    pdfium._FPDF_RenderPageBitmap(bitmap, page, ...box, FLAGS.annotations | FLAGS.redFirst)
    if (forms) pdfium._FPDF_FFLDraw(forms, bitmap, page, ...box, FLAGS.redFirst)
    pdfium._FPDFBitmap_Destroy(bitmap)
    const drawn = pdfium.HEAPU8.subarray(buffer, buffer + width * band * BYTES)
    if (data === null && isPaper(drawn)) continue
    data ??= paperOf(size).data as Uint8Array<ArrayBuffer>
    copy(drawn, data, top * width * CHANNELS)
  }
  return data
}

function isPaper(pixels: Uint8Array): boolean {
  for (let i = 0; i < pixels.length; i += BYTES)
    if ((pixels[i] ?? 0) < PAPER || (pixels[i + 1] ?? 0) < PAPER || (pixels[i + 2] ?? 0) < PAPER) return false
  return true
}

function copy(pixels: Uint8Array, into: Uint8Array, from: number): void {
  for (let i = 0, to = from; i < pixels.length; i += BYTES) {
    into[to++] = pixels[i] ?? 0
    into[to++] = pixels[i + 1] ?? 0
    into[to++] = pixels[i + 2] ?? 0
  }
}

type DrawnSize = Size & { readonly data: Uint8Array | null }

/** Whether a picture that should cover a good part of the page is unreadable: PDFium silently omits it. */
function losesPicture(
  open: OpenDocument,
  page: number,
  content: PageContent,
  drawn: DrawnSize,
  slots: Slots,
) {
  const { pdfium, starved } = open
  return content.images.some(({ object, box }) => {
    const area = areaOf(pdfium, page, box, drawn, slots)
    const share = ((area.right - area.left) * (area.bottom - area.top)) / (drawn.width * drawn.height)
    if (!(share > MISSED) || inkIn(drawn, area) > SPARSE) return false
    const bitmap = pdfium._FPDFImageObj_GetBitmap(object)
    if (bitmap) pdfium._FPDFBitmap_Destroy(bitmap)
    // As a whole it may need more memory than by row, which does not make it unreadable.
    return !bitmap && !starved()
  })
}

/** The pixels of a box on the drawn page. */
function areaOf(pdfium: Pdfium, page: number, box: Box, { width, height }: Size, slots: Slots) {
  const corner = (x: number, y: number) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, slots.slot(0), slots.slot(1))
    return [slots.int(0), slots.int(1)] as const
  }
  const [left, bottom, right, top] = box
  const one = corner(left, bottom)
  const other = corner(right, top)
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return {
    left: within(Math.min(one[0], other[0]), width),
    right: within(Math.max(one[0], other[0]), width),
    top: within(Math.min(one[1], other[1]), height),
    bottom: within(Math.max(one[1], other[1]), height),
  }
}

/** The share of an area that is not white. */
function inkIn({ data, width }: DrawnSize, area: ReturnType<typeof areaOf>): number {
  if (data === null) return 0
  let ink = 0
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      const i = (y * width + x) * CHANNELS
      if ((data[i] ?? 0) < PAPER || (data[i + 1] ?? 0) < PAPER || (data[i + 2] ?? 0) < PAPER) ink += 1
    }
  return ink / ((area.right - area.left) * (area.bottom - area.top))
}
