import type { Choice } from './editor/useEditor.ts'
import type { Ask } from './useAsking.ts'

/** A choice that asks before it changes what stands beside the plan: one more of many does not, the first and the last of them do. */
export function askedChoice(choice: Choice, ask: Ask): Choice {
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
