interface Plan {
  readonly id: string
  readonly aktiv: boolean
}

/**
 * L13: the plan to show if the address names none: the favourite, else the first; undefined if there is none.
 */
export function choosePlan(plans: readonly Plan[], favourite: unknown): string | undefined {
  const active = plans.filter(({ aktiv }) => aktiv)
  return active.find(({ id }) => id === favourite)?.id ?? active[0]?.id
}
