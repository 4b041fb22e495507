import { readFileSync } from 'node:fs'
import { contrast } from '@platzwart/domain/mandant/akzent'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = '', paperCss = ''] = css.split(':root[data-mantine-color-scheme="dark"]')

function colours(part: string): Map<string, string> {
  return new Map(
    [...part.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  )
}

/** A token that stands for another (`--a: var(--b)`) has its colour in the same scheme. */
function scheme(...parts: string[]): Map<string, string> {
  const tokens = new Map(parts.flatMap((part) => [...colours(part)]))
  for (const [, name = '', other = ''] of parts.join('').matchAll(/--([\w-]+):\s*var\(--([\w-]+)\)/g))
    tokens.set(name, tokens.get(other) ?? '')
  return tokens
}

const light = scheme(lightCss)
const dark = scheme(lightCss, darkCss)
/** What is printed, whatever the screen has. */
const paper = scheme(lightCss, paperCss)

const STATES = [
  'frei',
  'belegt',
  'stundenweise',
  'own',
  'vorgemerkt',
  'reserviert',
  'geschlossen',
  'gesperrt',
]

/** Of which token a state's sign is drawn (floorplan/seat.module.css). */
const SIGNS = {
  frei: 'line',
  belegt: 'line',
  stundenweise: 'line',
  own: 'text',
  vorgemerkt: 'text',
  reserviert: 'text',
  geschlossen: 'line',
  gesperrt: 'text',
}

const TEXT: [string, string][] = [
  ...['paper', 'surface', 'sunken'].flatMap((back): [string, string][] => [
    ['ink', back],
    ['ink-soft', back],
    ['accent', back],
    ['danger', back],
    ['brass', back],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'brass-soft'],
  ['brass', 'brass-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['on-danger', 'danger'],
  ['on-vorgemerkt', 'kalender-vorgemerkt'],
  ['on-reserviert', 'kalender-reserviert'],
  ['plan-text', 'plan-floor'],
  ['plan-text', 'plan-zone'],
  ...STATES.map((state): [string, string] => [`platz-${state}-text`, `platz-${state}`]),
]

const LINES: [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['line-strong', 'sunken'],
  ['plan-wall', 'plan-floor'],
  // The focus' ring, on all that it may lie on.
  ['accent', 'accent-soft'],
  ['ink', 'plan-floor'],
  ['ink', 'plan-zone'],
  // A sign on its seat: without colour it is all that tells the state.
  ...Object.entries(SIGNS).map(([state, part]): [string, string] => [
    `platz-${state}-${part}`,
    `platz-${state}`,
  ]),
  ...STATES.flatMap((state): [string, string][] => [
    [`platz-${state}-line`, 'plan-floor'],
    [`platz-${state}-line`, 'plan-zone'],
  ]),
]

for (const [name, tokens] of [
  ['light', light],
  ['dark', dark],
  ['paper', paper],
] as const) {
  test.each(TEXT)(`${name}: text %s on %s has 4.5 to 1`, (text, back) => {
    expect(contrast(tokens.get(text) ?? '', tokens.get(back) ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(LINES)(`${name}: line %s on %s has 3 to 1`, (line, back) => {
    expect(contrast(tokens.get(line) ?? '', tokens.get(back) ?? '')).toBeGreaterThanOrEqual(3)
  })
}

test.each([
  ['vorgemerkt', '#626a95'],
  ['reserviert', '#e0b957'],
])('%s is %s, as specified, in the calendar and on the map, in light and dark', (status, colour) => {
  for (const tokens of [light, dark]) {
    expect(tokens.get(`kalender-${status}`)).toBe(colour)
    expect(tokens.get(`platz-${status}`)).toBe(colour)
  }
})
