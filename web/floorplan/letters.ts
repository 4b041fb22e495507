import classes from './seat.module.css'

const SVG = 'http://www.w3.org/2000/svg'

/** Puts letters where a seat's sign stands, and takes them away again: of two thousand seats few have any. */
export function lettersOn(letters: string): (seat: SVGGElement, on: boolean) => void {
  return (seat, on) => {
    seat.toggleAttribute('data-kuerzel', on)
    seat.querySelector('[data-teil="kuerzel"]')?.remove()
    if (!on) return
    const text = document.createElementNS(SVG, 'text')
    const sign = seat.querySelector('[data-teil="zeichen"]')
    text.setAttribute('data-teil', 'kuerzel')
    text.setAttribute('class', classes.kuerzel ?? '')
    text.setAttribute('style', sign?.getAttribute('style') ?? '')
    text.setAttribute('aria-hidden', 'true')
    text.textContent = letters
    seat.append(text)
  }
}
