import type { AuswertungView } from '@platzwart/contract/leseraum/auswertung'

export type Counts = Omit<AuswertungView['zonen'][number], 'grundriss' | 'zone'>

/** The segments of a bar, from its beginning on. */
export const PIECES = ['gekommen', 'nichtGekommen', 'abgesagt', 'rest'] as const
export type Piece = (typeof PIECES)[number]

/** The number of bookings in each segment. */
export function piecesOf(counts: Counts): Readonly<Record<Piece, number>> {
  const { gekommen, nichtGekommen, abgesagt, unbestaetigt, haus } = counts
  return { gekommen, nichtGekommen, abgesagt, rest: unbestaetigt + haus }
}

/** The length of each segment, in per cent of the longest bar of the chart. */
export function lengthsOf(counts: Counts, most: number): Readonly<Record<Piece, number>> {
  const pieces = piecesOf(counts)
  const of = (piece: Piece) => (most === 0 ? 0 : (100 * pieces[piece]) / most)
  return {
    gekommen: of('gekommen'),
    nichtGekommen: of('nichtGekommen'),
    abgesagt: of('abgesagt'),
    rest: of('rest'),
  }
}

export const mostOf = (rows: readonly { readonly buchungen: number }[]) =>
  Math.max(0, ...rows.map(({ buchungen }) => buchungen))

/** A share for display, with one decimal place; null if there is none. */
export const percentText = (share: number | null, format: (value: number) => string) =>
  share === null ? null : `${format(Math.round(share * 1000) / 10)} %`
