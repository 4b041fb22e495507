let navigated = false

export function noteNavigation(): void {
  navigated = true
}

/** Whether this page was reached inside the app: then the focus belongs on its heading, not where the browser left it. */
export function wasNavigated(): boolean {
  return navigated
}
