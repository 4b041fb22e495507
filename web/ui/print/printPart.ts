/** Prints a part of the page alone; which parts there are, the layouts' styles say (`body[data-print-part]`). */
export function printPart(part: 'buchungen'): void {
  document.body.dataset.printPart = part
  window.addEventListener(
    'afterprint',
    () => {
      delete document.body.dataset.printPart
    },
    { once: true },
  )
  window.print()
}
