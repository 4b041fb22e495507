import { createSlot } from '../../frame/slot.ts'

/** Slot in one's own settings: who in the workspaces may see where one sits. */
export const OwnVisibility = createSlot<object>()
