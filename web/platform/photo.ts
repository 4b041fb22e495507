/** Longest edge of a picture that is sent, in pixels: a scratch is still seen, and a weak line carries it. */
const LONGEST = 1600
const QUALITY = 0.82

export interface ShrunkFile {
  readonly typ: 'image/jpeg' | 'application/pdf'
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

/**
 * Makes a camera's picture small before it is kept or sent. Drawing it anew also leaves out what the camera wrote into
 * it, the place first of all. A PDF stays as it is, up to `maxBytes`.
 */
export async function shrinkFile(file: Blob, maxBytes: number): Promise<ShrunkFile> {
  if (file.type === 'application/pdf') {
    if (file.size > maxBytes) throw new FileTooLarge()
    return { typ: 'application/pdf', bytes: await file.arrayBuffer() }
  }
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause) => {
    throw new UnreadableFile('not a picture', { cause })
  })
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
