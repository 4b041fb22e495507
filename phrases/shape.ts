import type { Code, HOUSE_CODES } from '@platzwart/contract/codes'

/** The shape of a text module: the same keys as the German one, and any text at the leaves. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]>
}

/** A text for each code of these nouns. */
export type CodeTexts<Noun extends string> = Readonly<Record<Extract<Code, `${Noun}.${string}`>, string>>

/** A text for each code that belongs to no kind of booking. */
export type HouseCodeTexts = Readonly<Record<(typeof HOUSE_CODES)[number], string>>
