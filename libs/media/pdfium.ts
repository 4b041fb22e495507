import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumModule } from '@hyzyla/pdfium'
import { MAX_RENDER_BYTES } from './limits.ts'

type Numbers = readonly number[]

/**
 * The part of PDFium that we call, as its own types cover half of it. Handles and pointers are numbers; 0 is
 * null.
 */
export interface Pdfium {
  readonly HEAPU8: Uint8Array<ArrayBuffer>
  readonly wasmExports: { malloc(bytes: number): number }
  _FPDF_InitLibrary(): void
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_GetFormType(document: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDF_PageToDevice(page: number, ...deviceAndPoint: Numbers): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, ...floats: Numbers): number
  _FPDFPageObj_GetMatrix(object: number, floats: number): number
  _FPDFTextObj_GetTextRenderMode(text: number): number
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number
  _FPDFImageObj_GetBitmap(image: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number
  _FPDFBitmap_FillRect(bitmap: number, ...boxAndColour: Numbers): void
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_RenderPageBitmap(bitmap: number, page: number, ...boxTurnAndFlags: Numbers): void
  _FPDFDOC_InitFormFillEnvironment(document: number, info: number): number
  _FORM_OnAfterLoadPage(page: number, forms: number): void
  _FORM_OnBeforeClosePage(page: number, forms: number): void
  _FPDF_FFLDraw(forms: number, bitmap: number, page: number, ...boxTurnAndFlags: Numbers): void
}

/** PDFium, and whether an allocation failed: it silently omits what did not fit. */
export interface BoundPdfium {
  readonly pdfium: Pdfium
  readonly starved: () => boolean
}

type Resize = (bytes: number) => boolean
type Instantiated = (instance: WebAssembly.Instance) => void

/** Loads PDFium with a memory limit. */
export async function loadPdfium(): Promise<BoundPdfium> {
  const code = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
  let starved = false
  const bounded =
    (resize: Resize): Resize =>
    (bytes) => {
      const grown = bytes >>> 0 <= MAX_RENDER_BYTES && resize(bytes)
      starved ||= !grown
      return grown
    }
  const module = await PDFiumModule({
    instantiateWasm(imports, instantiated) {
      const { env } = imports as { env: { emscripten_resize_heap: Resize } }
      env.emscripten_resize_heap = bounded(env.emscripten_resize_heap)
      const instance = new WebAssembly.Instance(new WebAssembly.Module(code), imports)
      // It expects the instance, while its types declare the module.
      ;(instantiated as unknown as Instantiated)(instance)
      return instance.exports
    },
  })
  const pdfium = module as unknown as Pdfium
  pdfium._FPDF_InitLibrary()
  return { pdfium, starved: () => starved }
}
