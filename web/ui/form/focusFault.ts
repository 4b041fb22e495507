const CONTROL = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

function placesIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
}

export function isShown(root: HTMLElement | null, field: string): boolean {
  return placesIn(root).some(({ dataset }) => dataset.field === field)
}

/** The first field with a fault, in the order in which they are read, comes into sight and gets the focus. */
export function focusFault(root: HTMLElement | null): void {
  const place = placesIn(root).find(({ dataset }) => dataset.fault !== undefined)
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector<HTMLElement>(CONTROL)
  // What is about no field is read where it stands: on a phone that may be out of sight.
  if (place === undefined) root?.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' })
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
