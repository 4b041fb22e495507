import type { Form } from '@platzwart/contract/leseraum'
import { firstStep, type Steps, stepped } from '../steps.ts'

export type Zeichnung = readonly Form[]
export type ZeichnungSteps = Steps<Zeichnung>

/** How the room was drawn in a version of the plan. */
export interface Stand {
  readonly zeichnung: Zeichnung
  readonly version: number
}

/** What is thought of, and what it rests on. */
export interface ZeichnungWork {
  readonly steps: ZeichnungSteps
  readonly base: Stand
  /** From here, and maybe saved without anybody knowing yet. */
  readonly sent: Zeichnung | null
}

const standOf = ({ zeichnung, version }: Stand): Stand => ({ zeichnung, version })

export const workOn = (plan: Stand): ZeichnungWork => ({
  ...{ steps: firstStep(plan.zeichnung), base: standOf(plan), sent: null },
})

/** Whether two drawings show the same. */
function same(a: Zeichnung, b: Zeichnung): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Something is thought of that is not saved. */
export const isOpen = ({ steps, base }: ZeichnungWork) => !same(steps.now, base.zeichnung)

/** Somebody else has drawn the room otherwise since. */
export const isStale = ({ base }: ZeichnungWork, plan: Stand) => plan.version > base.version

/** What is read by now: theirs goes along where nothing is thought of. What is waits for its person to say which of both holds. */
export function caughtUp(work: ZeichnungWork, plan: Stand): ZeichnungWork {
  const { steps, base, sent } = work
  if (plan.version <= base.version) return work
  const known = [base.zeichnung, steps.now, ...(sent === null ? [] : [sent])]
  if (known.some((one) => same(one, plan.zeichnung))) return mine(work, plan)
  if (isOpen(work)) return work
  return { ...mine(work, plan), steps: { ...steps, now: plan.zeichnung } }
}

/** What is thought of holds, over what is read by now. */
export const mine = (work: ZeichnungWork, plan: Stand): ZeichnungWork => ({ ...work, base: standOf(plan) })

/** What is read by now holds: a step that leads back like any other. */
export const theirs = (work: ZeichnungWork, plan: Stand): ZeichnungWork => ({
  ...mine(work, plan),
  steps: stepped(work.steps, plan.zeichnung),
})

/** It is saved; what was drawn while it was on its way stays, and is still to be saved. */
export function savedAs(work: ZeichnungWork, stand: Stand): ZeichnungWork {
  // Somebody may have been told of a later one before the answer was here.
  return stand.version > work.base.version ? { ...work, base: stand } : work
}
