/**
 * One command of a path with all its numbers; a command may repeat, each time with as many numbers as it
 * takes.
 */
export interface PathStep {
  readonly command: string
  readonly numbers: readonly number[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Larger coordinates are outside of any plan. */
const FARTHEST = 40_000

const STEP = /\s*([MLHVCQAZ])([^MLHVCQAZ]*)/giy
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** How many numbers a command takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/**
 * Parses SVG path data as plans use it (M, L, H, V, C, Q, A, Z), command by command; null for any other text.
 */
export function readPath(d: string): PathStep[] | null {
  const steps: PathStep[] = []
  let read = 0
  for (const [whole, command = '', rest = ''] of d.matchAll(STEP)) {
    read += whole.length
    const numbers = numbersIn(rest)
    if (numbers === null || !fits(command.toUpperCase(), numbers)) return null
    steps.push({ command, numbers })
  }
  const begins = steps[0]?.command.toUpperCase() === 'M'
  return begins && read === d.length ? steps : null
}

function numbersIn(rest: string): number[] | null {
  if (/[^\s,]/.test(rest.replace(NUMBER, ' '))) return null
  const numbers = [...rest.matchAll(NUMBER)].map(Number)
  return numbers.every((one) => Math.abs(one) <= FARTHEST) ? numbers : null
}

function fits(command: string, numbers: readonly number[]): boolean {
  const takes = TAKES[command] ?? 0
  if (takes === 0) return numbers.length === 0
  return numbers.length > 0 && numbers.length % takes === 0
}

/** Whether it is a single outline of straight lines. */
export const isOutline = (steps: readonly PathStep[]): boolean =>
  steps.every(({ command }, nr) => /[MLHVZ]/i.test(command) && (nr === 0 || !/M/i.test(command)))

/** The repetitions of a command: the numbers of each. */
export function turnsOf({ command, numbers }: PathStep): (readonly number[])[] {
  const takes = TAKES[command.toUpperCase()] ?? 0
  if (takes === 0) return [[]]
  return Array.from({ length: numbers.length / takes }, (_, nr) =>
    numbers.slice(nr * takes, (nr + 1) * takes),
  )
}

/**
 * The end point of a command from a start point. @param turn its numbers; the last ones are the end, of
 * curves too
 */
export function endOf(command: string, turn: readonly number[], from: Point): Point {
  const upper = command.toUpperCase()
  const origin = command === upper ? { x: 0, y: 0 } : from
  const last = turn.at(-1) ?? 0
  if (upper === 'H') return { x: origin.x + last, y: from.y }
  if (upper === 'V') return { x: from.x, y: origin.y + last }
  return { x: origin.x + (turn.at(-2) ?? 0), y: origin.y + last }
}

/** One repetition of a command, with its start and end point. */
export interface PathTurn {
  readonly command: string
  readonly turn: readonly number[]
  readonly from: Point
  readonly to: Point
  /** Starts a subpath without drawing. */
  readonly begins: boolean
}

/** Follows a path from point to point. */
export function turnsAlong(steps: readonly PathStep[]): PathTurn[] {
  const along: PathTurn[] = []
  let from: Point = { x: 0, y: 0 }
  let begun = from
  for (const step of steps) {
    const { command } = step
    const upper = command.toUpperCase()
    for (const [nr, turn] of turnsOf(step).entries()) {
      const to = upper === 'Z' ? begun : endOf(command, turn, from)
      // Further pairs after the first of an M are lines.
      const begins = upper === 'M' && nr === 0
      if (begins) begun = to
      along.push({ command, turn, from, to, begins })
      from = to
    }
  }
  return along
}

/** The lines of a path; a curve counts as the line between its ends. */
export function linesOf(d: string): (readonly [Point, Point])[] {
  return turnsAlong(readPath(d) ?? [])
    .filter(({ begins }) => !begins)
    .map(({ from, to }) => [from, to])
}

/** Moves a path, keeping its commands. */
export const movedPath = (d: string, dx: number, dy: number): string =>
  mappedPath(d, { x: 1, y: 1 }, { x: dx, y: dy })

/** Scales a path about the plan's corner and then moves it, keeping its commands. */
export function mappedPath(d: string, scale: Point, by: Point): string {
  const steps = readPath(d) ?? []
  return steps
    .map((step, nr) => {
      // A first m is absolute, in either case.
      const stays = step.command !== step.command.toUpperCase() && nr > 0
      const turns = turnsOf(step).map((turn, at) =>
        mapped(step, turn, scale, stays || (at > 0 && step.command === 'm') ? { x: 0, y: 0 } : by),
      )
      return step.command + turns.map((turn) => turn.map(rounded).join(' ')).join(' ')
    })
    .join('')
}

function mapped({ command }: PathStep, turn: readonly number[], scale: Point, by: Point): number[] {
  const upper = command.toUpperCase()
  if (upper === 'H') return turn.map((x) => x * scale.x + by.x)
  if (upper === 'V') return turn.map((y) => y * scale.y + by.y)
  if (upper !== 'A')
    return turn.map((one, nr) => (nr % 2 === 0 ? one * scale.x + by.x : one * scale.y + by.y))
  // Only the end of an arc is a position.
  const [rx = 0, ry = 0, slant = 0, large = 0, sweep = 0, x = 0, y = 0] = turn
  return [rx * scale.x, ry * scale.y, slant, large, sweep, x * scale.x + by.x, y * scale.y + by.y]
}

/** A tenth of a unit is a millimetre. */
export const rounded = (value: number): number => Math.round(value * 10) / 10 || 0
