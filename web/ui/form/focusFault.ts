const CONTROL = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

function placesIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
}

export function isShown(root: HTMLElement | null, field: string): boolean {
  return placesIn(root).some(({ dataset }) => dataset.field === field)
}

/** Scrolls to and focuses the first field with a fault, in reading order. */
export function focusFault(root: HTMLElement | null): void {
  const place = placesIn(root).find(({ dataset }) => dataset.fault !== undefined)
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector<HTMLElement>(CONTROL)
  // A message that belongs to no field may be out of sight on a phone.
  if (place === undefined) root?.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' })
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
