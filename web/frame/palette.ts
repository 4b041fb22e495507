/** Something that the palette leads to, or does. */
export interface PaletteAction {
  readonly id: string
  readonly label: string
  readonly description?: string
  /** What it is found by besides. */
  readonly keywords?: string
  readonly run: () => unknown
}

export interface PaletteGroup {
  readonly group: string
  readonly actions: readonly PaletteAction[]
}

/** What the palette finds beside pages and actions. */
export interface PaletteResults {
  /** Above the pages. */
  readonly first: PaletteGroup
  /** Below them. */
  readonly last: PaletteGroup
  /** What may hold a hit is not there yet. */
  readonly reading: boolean
}
