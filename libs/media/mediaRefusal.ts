/**
 * Why a picture or document is not taken; `tooLarge` is about its pixels and pages, and about what drawing it would take. `noLogo` is none of
 * the kinds that a logo may be, `script` a drawing that does something, `page` a page that a document does not have.
 */
export type MediaFault = 'type' | 'noLogo' | 'script' | 'tooLarge' | 'unreadable' | 'empty' | 'page'

export class MediaRefusal extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault) {
    super(fault)
    this.fault = fault
  }
}
