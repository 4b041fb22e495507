declare const OF: unique symbol

/** JSON text of a value of this type, serialised separately so that it can be cached and composed. */
export type JsonText<T> = string & { readonly [OF]: T }

export const jsonText = <T>(value: T) => JSON.stringify(value) as JsonText<T>

export const jsonList = <T>(items: readonly JsonText<T>[]) => `[${items.join(',')}]` as JsonText<T[]>

/** Serialises a record some of whose fields are text already; at least one must not be. */
export function jsonWith<T, K extends keyof T & string>(
  rest: Omit<T, K>,
  texts: { readonly [Field in K]: JsonText<T[Field]> },
): JsonText<T> {
  const fields = Object.entries(texts).map(([name, text]) => `,"${name}":${text}`)
  return `${JSON.stringify(rest).slice(0, -1)}${fields.join('')}}` as JsonText<T>
}

/**
 * An answer that is sent as this text, built only when needed. `body` exists for the type alone and is never
 * read.
 */
export const asText = <T>(text: () => JsonText<T>) => ({ body: undefined as T, text })
