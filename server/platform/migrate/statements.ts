/** A statement of a file, with the comments above it. */
export interface Statement {
  /** Its offset in the file. */
  readonly from: number
  readonly sql: string
}

/**
 * Tokens in which a semicolon does not end a statement (comments, strings, quoted names, dollar quotes), or
 * the semicolon itself.
 */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"[^"]*"|\$((?:[a-z_]\w*)?)\$[\s\S]*?\$\1\$|;/gi

const COMMENT = /^(?:--|\/\*)/

/** Splits a file into statements. Text after the last semicolon counts unless it is only comments. */
export function statementsOf(file: string): Statement[] {
  const found: Statement[] = []
  let from = 0
  let bare = ''
  let last = 0
  for (const { 0: token, index } of file.matchAll(TOKEN)) {
    bare += file.slice(last, index)
    last = index + token.length
    if (token !== ';') {
      if (!COMMENT.test(token)) bare += token
      continue
    }
    if (bare.trim() !== '') found.push({ from, sql: file.slice(from, last) })
    from = last
    bare = ''
  }
  if ((bare + file.slice(last)).trim() !== '') found.push({ from, sql: file.slice(from) })
  return found
}
