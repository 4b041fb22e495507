import { createSlot } from '../../frame/slot.ts'

/** Among what somebody chooses for themselves: who in the workspaces may see where they sit. */
export const OwnVisibility = createSlot<object>()
