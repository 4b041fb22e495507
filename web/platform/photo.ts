/** Longest edge of a picture that is sent, in pixels: a scratch is still seen, and a weak line carries it. */
const LONGEST = 1600
const QUALITY = 0.82

export interface ShrunkFile {
  readonly typ: 'image/jpeg' | 'image/heic' | 'application/pdf'
  readonly bytes: ArrayBuffer
}

/** What was chosen is neither a picture that this browser can open nor a PDF. */
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

/** By which a telephone's photograph (ISO/IEC 23008-12) names its kind, behind the size of its first part. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/

/** A telephone's photograph that this browser cannot open is for the server to read; nothing else is. */
async function asItIs(file: Blob, maxBytes: number): Promise<ShrunkFile> {
  const kind = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  if (!HEIC.test(kind)) throw new UnreadableFile('not a picture')
  if (file.size > maxBytes) throw new FileTooLarge()
  return { typ: 'image/heic', bytes: await file.arrayBuffer() }
}

/**
 * Makes a camera's picture small before it is kept or sent. Drawing it anew also leaves out what the camera wrote into
 * it, the place first of all. A PDF stays as it is, up to `maxBytes`, and so does HEIC where the browser has no way to open it.
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
