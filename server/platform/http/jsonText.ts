declare const OF: unique symbol

/** The JSON of a value of this type, made apart from the rest of an answer, so that it can be kept and put together again. */
export type JsonText<T> = string & { readonly [OF]: T }

export const jsonText = <T>(value: T) => JSON.stringify(value) as JsonText<T>

export const jsonList = <T>(items: readonly JsonText<T>[]) => `[${items.join(',')}]` as JsonText<T[]>

/** A record of which some fields are text already; at least one is not. */
export function jsonWith<T, K extends keyof T & string>(
  rest: Omit<T, K>,
  texts: { readonly [Field in K]: JsonText<T[Field]> },
): JsonText<T> {
  const fields = Object.entries(texts).map(([name, text]) => `,"${name}":${text}`)
  return `${JSON.stringify(rest).slice(0, -1)}${fields.join('')}}` as JsonText<T>
}

/** An answer that is sent as this text, which is made for whoever has it not yet: its body stands for the type alone, and nobody looks at it. */
export const asText = <T>(text: () => JsonText<T>) => ({ body: undefined as T, text })
