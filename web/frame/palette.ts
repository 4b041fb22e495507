/** A link or an action of the palette. */
export interface PaletteAction {
  readonly id: string
  readonly label: string
  readonly description?: string
  /** Further search terms. */
  readonly keywords?: string
  readonly run: () => unknown
}

export interface PaletteGroup {
  readonly group: string
  readonly actions: readonly PaletteAction[]
}

/** The palette's results besides pages and actions. */
export interface PaletteResults {
  /** Above the pages. */
  readonly first: PaletteGroup
  /** Below them. */
  readonly last: PaletteGroup
  /** The data to search is still loading. */
  readonly reading: boolean
}
