const held = new WeakSet<Event>()

/**
 * Something upon the plan takes this press, which therefore pans nothing. The plan is told of a finger all the same: when a second one joins it,
 * both of them pinch.
 */
export function holdPress(event: PointerEvent): void {
  if (event.pointerType === 'touch') held.add(event)
  else event.stopPropagation()
}

export const isHeldPress = (event: PointerEvent): boolean => held.has(event)
