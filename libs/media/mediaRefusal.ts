/** Why a picture or document is not taken; `tooLarge` is about its pixels and pages, and about what drawing it would take. */
export type MediaFault = 'type' | 'tooLarge' | 'unreadable' | 'empty'

export class MediaRefusal extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault) {
    super(fault)
    this.fault = fault
  }
}
