import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { RenderedMail } from '../../platform/mail/renderer.ts'
import type { Attachment } from '../../platform/mail/transport.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { LETTERHEAD } from './renderSections.ts'

/** As it is shown in a letter, in pixels at most; it is sent twice as fine. */
const WIDTH = 220
const HEIGHT = 48
const FINE = 2

/** Of as many houses the logo is kept ready, a few kilobytes each. */
const KEPT = 50

export interface LogoDeps {
  readonly storage: Pick<Storage, 'get'>
  readonly logger: Pick<Logger, 'warn'>
}

interface Small {
  readonly bytes: Uint8Array
  readonly type: string
  readonly width: number
  readonly height: number
}

/** By the key of its bytes, which are never others. */
const ready = new Map<string, Promise<Small | null>>()

async function small({ storage }: LogoDeps, schluessel: string): Promise<Small | null> {
  const stream = await storage.get(schluessel)
  if (!stream) return null
  const bytes = await buffer(stream)
  const { shrinkPicture } = await import('@platzwart/libs/media/drawLogo')
  return shrinkPicture(bytes, WIDTH * FINE, HEIGHT * FINE)
}

function keptSmall(deps: LogoDeps, schluessel: string): Promise<Small | null> {
  const known = ready.get(schluessel)
  if (known !== undefined) return known
  const found = small(deps, schluessel)
  ready.set(schluessel, found)
  const [oldest] = ready.keys()
  if (ready.size > KEPT && oldest !== undefined) ready.delete(oldest)
  found.catch(() => ready.delete(schluessel))
  return found
}

/**
 * A letter with the logo of the house above its name. It goes along with the mail, so that nobody learns when it is opened; a mail goes
 * without it rather than not at all.
 */
export async function addLogo(
  deps: LogoDeps,
  mail: RenderedMail,
  schluessel: string | null,
): Promise<RenderedMail> {
  if (schluessel === null) return mail
  try {
    const logo = await keptSmall(deps, schluessel)
    return logo ? withLogo(mail, logo) : mail
  } catch (err) {
    deps.logger.warn({ err }, 'mail without its logo')
    return mail
  }
}

function withLogo(mail: RenderedMail, { bytes, type, width, height }: Small): RenderedMail {
  const shown = (pixels: number) => Math.max(1, Math.round(pixels / FINE))
  const image = `<img src="cid:logo" alt="" width="${shown(width)}" height="${shown(height)}" style="display:block;margin:0 0 12px">`
  const attachment: Attachment = {
    filename: type === 'image/png' ? 'logo.png' : 'logo.jpg',
    content: Buffer.from(bytes),
    contentType: type,
    cid: 'logo',
  }
  return {
    ...mail,
    html: mail.html.replace(LETTERHEAD, () => image + LETTERHEAD),
    attachments: [...mail.attachments, attachment],
  }
}
