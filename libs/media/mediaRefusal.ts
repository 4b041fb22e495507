/**
 * Why a picture or document is refused. `heic`: an undecodable HEIC photo; `noLogo`: no accepted logo format;
 * `script`: active SVG; `drawing`: too many kilobytes of SVG; `pixels`: too many pixels, `held`: too many for
 * a picture that cannot be decoded by row; `side`: edge too long; `pages`: too many; `memory` and `slow`:
 * drawing exceeds the limit of megabytes or seconds; `locked`: needs a password; `page`: no such page;
 * `picture`: an unreadable picture on a page; `blank` and `invisible`: the page shows nothing.
 */
export type MediaFault =
  | 'type'
  | 'heic'
  | 'noLogo'
  | 'script'
  | 'drawing'
  | 'pixels'
  | 'held'
  | 'side'
  | 'pages'
  | 'memory'
  | 'slow'
  | 'locked'
  | 'unreadable'
  | 'empty'
  | 'page'
  | 'picture'
  | 'blank'
  | 'invisible'

/** The actual and the maximum value. */
export interface MediaLimit {
  readonly is?: number
  readonly most: number
}

export class MediaRefusal extends Error {
  readonly fault: MediaFault
  readonly limit: MediaLimit | null

  constructor(fault: MediaFault, limit: MediaLimit | null = null) {
    super(fault)
    this.fault = fault
    this.limit = limit
  }
}
