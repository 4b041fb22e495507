/** The shape of a text module: the same keys as the German one, and any text at the leaves. */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]>
}
