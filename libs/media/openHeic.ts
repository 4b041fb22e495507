import { HEIC_TOO_LARGE, MAX_HEIC_MS, MAX_HEIC_PIXELS } from './limits.ts'
import { MediaRefusal } from './mediaRefusal.ts'
import { refusePixels } from './rewriteImage.ts'
import { runAside } from './runAside.ts'

/**
 * Converts a HEIC photo into an upright JPEG without metadata.
 * @param patienceMs time limit
 * @throws MediaRefusal
 */
export async function openHeic(bytes: Uint8Array, patienceMs = MAX_HEIC_MS): Promise<Uint8Array> {
  const { out, code } = await runAside('./heicProcess.ts', bytes, patienceMs)
  if (code === null) throw new MediaRefusal('slow', { most: Math.ceil(patienceMs / 1000) })
  if (code === HEIC_TOO_LARGE)
    refusePixels(JSON.parse(Buffer.from(out).toString()), MAX_HEIC_PIXELS, 'pixels')
  if (code !== 0 || out.byteLength === 0) throw new MediaRefusal('heic')
  return out
}
