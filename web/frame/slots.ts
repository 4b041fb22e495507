import type { PaletteResults } from './palette.ts'
import type { Dialog } from './rootAddress.ts'
import { createSlot } from './slot.ts'

/** Over every page: what shows itself when it is needed. */
export const OverPages = createSlot<object>()

/** Above the pages of the administration. */
export const AboveAdministration = createSlot<object>()

interface HelpProps {
  readonly dialog: Dialog | undefined
}

/** In the dialogs of the header: how seats are booked, and by which rules. */
export const SeatHelp = createSlot<HelpProps>()
/** The same of vehicles. */
export const CarHelp = createSlot<HelpProps>()

interface PaletteProps {
  readonly query: string
  /** The same function at each rendering. */
  readonly onFound: (found: PaletteResults | null) => void
}

/** Draws nothing: says what it finds for the palette. */
export const PaletteFinds = createSlot<PaletteProps>()
