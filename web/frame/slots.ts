import { createSlot } from './slot.ts'

/** Over every page: what shows itself when it is needed. */
export const OverPages = createSlot<object>()
