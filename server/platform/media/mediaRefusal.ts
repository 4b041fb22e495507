/** Why a picture or document is not taken; each is a code with a text. */
export type MediaFault = 'datei.typ' | 'datei.zuVielePixel' | 'datei.unlesbar' | 'datei.leer'

export class MediaRefusal extends Error {
  readonly fault: MediaFault

  constructor(fault: MediaFault) {
    super(fault)
    this.fault = fault
  }
}
