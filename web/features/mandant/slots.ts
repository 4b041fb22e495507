import { createSlot } from '../../frame/slot.ts'

/** On the house's page of access: what acts in the name of its people. */
export const HouseAccess = createSlot<object>()
