let navigated = false

/** @param inside false: the page was opened from outside, as every app begins */
export function noteNavigation(inside = true): void {
  navigated = inside
}

/** Whether this page was reached by navigation inside the app: then the focus belongs on its heading. */
export function wasNavigated(): boolean {
  return navigated
}
