import { drawLogo } from '@platzwart/libs/media/drawLogo'
import { rasterisePdf, rewritePdf } from '@platzwart/libs/media/drawPdf'
import { MediaRefusal } from '@platzwart/libs/media/mediaRefusal'
import { readable } from '@platzwart/libs/media/recognise'
import { type Picture, rewriteImage } from '@platzwart/libs/media/rewriteImage'
import type { Use } from './content.ts'

function contentOf({ bytes, type, width, height }: Picture) {
  return { bytes, inhaltstyp: type, breite: width, hoehe: height }
}

/**
 * An upload written anew, by what its bytes are.
 * @throws MediaRefusal
 */
export async function writeContent(bytes: Uint8Array, als: Use) {
  if (als === 'logo') return contentOf(await drawLogo(bytes))
  const found = await readable(bytes)
  if (found === null) throw new MediaRefusal('type')
  const { type: typ } = found
  if (typ !== 'application/pdf') return contentOf(await rewriteImage(found.bytes))
  if (als === 'bild') return contentOf(await rasterisePdf(bytes))
  return { bytes: await rewritePdf(bytes), inhaltstyp: typ, breite: null, hoehe: null }
}
