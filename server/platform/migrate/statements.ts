/** One statement of a file, with the comments above it. */
export interface Statement {
  /** Where in the file it begins. */
  readonly from: number
  readonly sql: string
}

/** What a semicolon may stand in without ending anything: comments, texts, names in quotes, bodies between dollars. And one that ends something. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"[^"]*"|\$((?:[a-z_]\w*)?)\$[\s\S]*?\$\1\$|;/gi

const COMMENT = /^(?:--|\/\*)/

/** The statements of a file; what stands behind the last semicolon is one when it is more than comments. */
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
