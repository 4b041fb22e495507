/** Prints only a part of the page; the layouts' styles define the parts (`body[data-print-part]`). */
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
