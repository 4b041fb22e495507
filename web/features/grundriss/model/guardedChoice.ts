import type { Choice } from './editor/useEditor.ts'
import type { Ask } from './useAsking.ts'

/**
 * A selection that asks before it replaces the panel beside the plan: the first and the last seat do, one
 * more of several does not.
 */
export function guardedChoice(choice: Choice, ask: Ask): Choice {
  const { ids } = choice
  const unless = (stays: boolean, change: () => void) => (stays ? change() : ask(change))
  return {
    ...choice,
    toggle: (id) => unless(ids.size > (ids.has(id) ? 1 : 0), () => choice.toggle(id)),
    take: (some, more) =>
      unless(ids.size > 0 && (more === true || some.length > 0), () => choice.take(some, more)),
    extend: (from, next) => unless(ids.size > 0, () => choice.extend(from, next)),
    none: () => unless(ids.size === 0, choice.none),
  }
}
