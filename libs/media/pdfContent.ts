import type { Pdfium } from './pdfium.ts'

/** Values of `FPDFPageObj_GetType`. */
const TEXT = 1
const IMAGE = 3
const FORM = 5

/** The invisible text rendering mode: scanners put recognised text over the picture. */
const INVISIBLE = 3

/** Maximum number of objects to inspect, as a page may have any number. */
const MOST_OBJECTS = 20_000
const DEEPEST = 8

/** In points on the page: left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

/** A picture on a page. */
interface PageImage {
  readonly object: number
  /** Bounding box of the picture, or of the group that contains it. */
  readonly box: Box
}

/** The contents of a page. */
export interface PageContent {
  readonly empty: boolean
  readonly images: readonly PageImage[]
  /** Resolution of the finest picture in pixels per point; null for a page with other contents. */
  readonly fineness: number | null
}

/** Reads numbers that PDFium writes to memory. */
export class Slots {
  readonly #pdfium: Pdfium
  readonly at: number

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium
    this.at = pdfium.wasmExports.malloc(64)
  }

  slot(index: number): number {
    return this.at + 4 * index
  }

  float(index: number): number {
    return new DataView(this.#pdfium.HEAPU8.buffer).getFloat32(this.slot(index), true)
  }

  int(index: number): number {
    return new DataView(this.#pdfium.HEAPU8.buffer).getInt32(this.slot(index), true)
  }
}

export function contentOf(pdfium: Pdfium, page: number, slots: Slots): PageContent {
  const count = pdfium._FPDFPage_CountObjects(page)
  const images: PageImage[] = []
  let fineness = 0
  let other = pdfium._FPDFPage_GetAnnotCount(page) > 0
  let looked = 0
  const nested = (form: number, box: Box, depth: number) => {
    for (let i = 0; i < pdfium._FPDFFormObj_CountObjects(form) && looked < MOST_OBJECTS; i++) {
      looked += 1
      const object = pdfium._FPDFFormObj_GetObject(form, i)
      const type = pdfium._FPDFPageObj_GetType(object)
      if (type === IMAGE) images.push({ object, box })
      if (type === FORM && depth < DEEPEST) nested(object, box, depth + 1)
    }
  }
  for (let i = 0; i < count && looked < MOST_OBJECTS; i++) {
    looked += 1
    const object = pdfium._FPDFPage_GetObject(page, i)
    const type = pdfium._FPDFPageObj_GetType(object)
    if (type === IMAGE) {
      images.push({ object, box: boxOf(pdfium, object, slots) })
      fineness = Math.max(fineness, finenessOf(pdfium, object, slots))
    } else if (type !== TEXT || pdfium._FPDFTextObj_GetTextRenderMode(object) !== INVISIBLE) {
      other = true
      if (type === FORM) nested(object, boxOf(pdfium, object, slots), 1)
    }
  }
  const empty = count === 0 && !other
  return { empty, images, fineness: other || fineness === 0 ? null : fineness }
}

function boxOf(pdfium: Pdfium, object: number, slots: Slots): Box {
  const known = pdfium._FPDFPageObj_GetBounds(
    object,
    slots.slot(0),
    slots.slot(1),
    slots.slot(2),
    slots.slot(3),
  )
  return known ? [slots.float(0), slots.float(1), slots.float(2), slots.float(3)] : [0, 0, 0, 0]
}

function finenessOf(pdfium: Pdfium, image: number, slots: Slots): number {
  if (!pdfium._FPDFImageObj_GetImagePixelSize(image, slots.slot(0), slots.slot(1))) return 0
  const width = slots.int(0)
  const height = slots.int(1)
  if (!pdfium._FPDFPageObj_GetMatrix(image, slots.at)) return 0
  const across = width / Math.hypot(slots.float(0), slots.float(1))
  const down = height / Math.hypot(slots.float(2), slots.float(3))
  const fineness = Math.max(across, down)
  return Number.isFinite(fineness) ? fineness : 0
}
