import { createSlot } from '../../frame/slot.ts'

/** On one's own page of a house, below the sessions: what else acts in one's name. */
export const OwnAccess = createSlot<object>()
