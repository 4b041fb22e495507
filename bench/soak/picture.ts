/** One line of the picture: a value for each window. */
export interface Series {
  readonly name: string
  readonly unit: string
  readonly values: readonly number[]
}

const WIDTH = 720
const HEIGHT = 90
const GAP = 34
const LEFT = 20

function points({ values }: Series, top: number): string {
  const highest = Math.max(...values, 1e-9)
  const step = (WIDTH - 2 * LEFT) / Math.max(values.length - 1, 1)
  return values
    .map(
      (value, i) =>
        `${(LEFT + i * step).toFixed(1)},${(top + HEIGHT - (value / highest) * HEIGHT).toFixed(1)}`,
    )
    .join(' ')
}

const rounded = (value: number) => Number(value.toPrecision(3)).toLocaleString('en')

function panel(series: Series, nth: number): string {
  const top = GAP + nth * (HEIGHT + GAP)
  const first = series.values[0] ?? 0
  const last = series.values.at(-1) ?? 0
  return [
    `<text x="${LEFT}" y="${top - 10}">${series.name}: ${rounded(first)} → ${rounded(last)} ${series.unit}</text>`,
    `<line x1="${LEFT}" x2="${WIDTH - LEFT}" y1="${top + HEIGHT}" y2="${top + HEIGHT}" stroke="#999"/>`,
    `<polyline points="${points(series, top)}" fill="none" stroke="#1f5fa8" stroke-width="2"/>`,
  ].join('\n')
}

/** The course of a soak as an SVG: one panel below the other, each from zero, so that a rise looks as large as it is. */
export function drawPicture(title: string, all: readonly Series[]): string {
  const height = GAP + all.length * (HEIGHT + GAP) + GAP
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
${all.map(panel).join('\n')}
<text x="${LEFT}" y="${height - 12}" fill="#555">${title}</text>
</svg>
`
}
