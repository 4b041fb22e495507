import type { Feature } from '../../frame/feature.ts'
import { sendPending } from './model/sendPending.ts'

export const uebergabe = {
  routes: [],
  begin: sendPending,
} as const satisfies Feature
