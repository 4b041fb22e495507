/**
 * Longest edge of an uploaded picture, in pixels: a scratch is still visible, and a slow connection can carry
 * it.
 */
const LONGEST = 1600
const QUALITY = 0.82

export interface ShrunkFile {
  readonly typ: 'image/jpeg' | 'image/heic' | 'application/pdf'
  readonly bytes: ArrayBuffer
}

/** The chosen file is neither a PDF nor a picture that this browser can decode. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge'
}

/** Width and height after shrinking, never larger than before. */
export function shrunkSize(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, LONGEST / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The brands of HEIC photographs (ISO/IEC 23008-12), after the size of the file's first box. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/

/** An HEIC photograph that this browser cannot decode is left to the server; any other file is refused. */
async function asItIs(file: Blob, maxBytes: number): Promise<ShrunkFile> {
  const kind = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  if (!HEIC.test(kind)) throw new UnreadableFile('not a picture')
  if (file.size > maxBytes) throw new FileTooLarge()
  return { typ: 'image/heic', bytes: await file.arrayBuffer() }
}

/**
 * Shrinks a camera's picture before it is stored or sent. Drawing it again also strips the metadata, most
 * importantly the location. A PDF stays as it is, up to `maxBytes`, and so does HEIC if the browser cannot
 * decode it.
 */
export async function shrinkFile(file: Blob, maxBytes: number): Promise<ShrunkFile> {
  if (file.type === 'application/pdf') {
    if (file.size > maxBytes) throw new FileTooLarge()
    return { typ: 'application/pdf', bytes: await file.arrayBuffer() }
  }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (picture === null) return asItIs(file, maxBytes)
  const { width, height } = shrunkSize(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (blob === null) throw new UnreadableFile('this browser cannot write the picture')
  return { typ: 'image/jpeg', bytes: await blob.arrayBuffer() }
}
