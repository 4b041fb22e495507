/**
 * Why a picture or document is not taken. `heic` is a telephone's photograph that cannot be decoded; `noLogo` is none of the kinds that a logo may be, `script` a drawing that does something, `drawing`
 * one of too many kilobytes; `pixels` are too many, `held` too many of what cannot be read row by row, `side` too long a one, `pages` too many;
 * `memory` and `slow` are what drawing takes, in megabytes and seconds; `locked` asks for a password, `page` is one that a document does not
 * have, `picture` one on a page that cannot be read; of a page that is `blank` or `invisible` nothing would be seen.
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

/** What a file has, and what it may have at most. */
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
