import type { Form } from '@platzwart/contract/leseraum'

type Surface = Exclude<Form['art'], 'text'>

/** A shape by its own path data. */
export function form(art: Surface, d: string): Form {
  return { art, d }
}

/** An axis-parallel rectangle by its upper left corner. */
export function rect(art: Surface, x: number, y: number, breite: number, hoehe: number): Form {
  return form(art, `M${x} ${y}H${x + breite}V${y + hoehe}H${x}Z`)
}

export function roundRect(
  art: Surface,
  x: number,
  y: number,
  breite: number,
  hoehe: number,
  r: number,
): Form {
  const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`
  const right = x + breite
  const bottom = y + hoehe
  return form(
    art,
    `M${x + r} ${y}H${right - r}${corner(right, y + r)}V${bottom - r}${corner(right - r, bottom)}` +
      `H${x + r}${corner(x, bottom - r)}V${y + r}${corner(x + r, y)}Z`,
  )
}

export function circle(art: Surface, x: number, y: number, r: number): Form {
  return form(art, `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`)
}

/** A caption, centred on its point. */
export function caption(x: number, y: number, text: string, textEn: string, gross = false): Form {
  return { art: 'text', x, y, text, textEn, ...(gross ? { gross } : {}) }
}

/** A potted plant seen from above: leaves around a centre. */
export function plant(x: number, y: number, r: number): Form {
  const leaves = Array.from({ length: 7 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 7
    const at = (distance: number, turn: number) =>
      `${Math.round(x + distance * Math.cos(angle + turn))} ${Math.round(y + distance * Math.sin(angle + turn))}`
    return `M${x} ${y}Q${at(r * 0.8, -0.5)} ${at(r, 0)}Q${at(r * 0.8, 0.5)} ${x} ${y}Z`
  })
  return form('gruen', leaves.join(''))
}

/** Four ways a wall can face: where its door leaf turns to, or where one looks. */
export type Seite = 'nord' | 'ost' | 'sued' | 'west'

const AWAY: Readonly<Record<Seite, readonly [number, number]>> = {
  nord: [0, -1],
  ost: [1, 0],
  sued: [0, 1],
  west: [-1, 0],
}

/** A door leaf, open by a right angle towards `seite`, and the arc to the other jamb (`weite` along the wall, either sign). */
export function door(x: number, y: number, weite: number, seite: Seite): Form {
  const [dx, dy] = AWAY[seite]
  const size = Math.abs(weite)
  const jamb = dx === 0 ? [x + weite, y] : [x, y + weite]
  const tip = [x + dx * size, y + dy * size]
  const turnsRight = (tip[0] ?? 0) - x !== 0 ? dx * weite > 0 : dy * weite < 0
  return form(
    'tuer',
    `M${x} ${y}L${tip[0]} ${tip[1]}A${size} ${size} 0 0 ${turnsRight ? 1 : 0} ${jamb[0]} ${jamb[1]}`,
  )
}

/** Both leaves of a double door in the middle of its opening, which starts at `x`, `y` and is `weite` wide. */
export function doubleDoor(x: number, y: number, weite: number, seite: 'nord' | 'sued'): Form[] {
  return [door(x, y, weite / 2, seite), door(x + weite, y, -weite / 2, seite)]
}

/** A straight flight of stairs with its line of walk, treads 30 apart. */
export function stairs(x: number, y: number, breite: number, len: number): Form[] {
  const treads = Array.from(
    { length: Math.floor(len / 30) - 1 },
    (_, i) => `M${x} ${y + 30 * (i + 1)}H${x + breite}`,
  )
  const middle = x + breite / 2
  const arrow = `M${middle} ${y + len - 15}V${y + 20}M${middle - 16} ${y + 42}L${middle} ${y + 20}L${middle + 16} ${y + 42}`
  return [form('treppe', `M${x} ${y}H${x + breite}V${y + len}H${x}Z${treads.join('')}${arrow}`)]
}

/** A book stack: two rows of shelves back to back, with uprights every metre. */
export function stack(x: number, y: number, breite: number, hoehe: number): Form {
  const lying = breite > hoehe
  const length = lying ? breite : hoehe
  const spine = lying ? `M${x} ${y + hoehe / 2}H${x + breite}` : `M${x + breite / 2} ${y}V${y + hoehe}`
  const uprights = Array.from({ length: Math.max(0, Math.ceil(length / 100) - 1) }, (_, i) => {
    const at = Math.round((length * (i + 1)) / Math.ceil(length / 100))
    return lying ? `M${x + at} ${y}V${y + hoehe}` : `M${x} ${y + at}H${x + breite}`
  })
  return form('regal', `M${x} ${y}H${x + breite}V${y + hoehe}H${x}Z${spine}${uprights.join('')}`)
}
