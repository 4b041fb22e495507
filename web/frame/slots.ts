import type { PaletteResults } from './palette.ts'
import type { Dialog } from './rootAddress.ts'
import { createSlot } from './slot.ts'

/** Above every page: parts that show themselves when needed. */
export const OverPages = createSlot<object>()

/** Above the pages of the administration. */
export const AboveAdministration = createSlot<object>()

interface HelpProps {
  readonly dialog: Dialog | undefined
}

/** In the header's dialogs: instructions and rules for booking seats. */
export const SeatHelp = createSlot<HelpProps>()
/** The same for vehicles. */
export const CarHelp = createSlot<HelpProps>()

interface PaletteProps {
  readonly query: string
  /** A function with a stable identity. */
  readonly onFound: (found: PaletteResults | null) => void
}

/** Renders nothing: reports its results to the palette. */
export const PaletteFinds = createSlot<PaletteProps>()
