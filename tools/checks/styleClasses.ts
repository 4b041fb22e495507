import { posix } from 'node:path'
import { type Check, isTypeScript, type Tree } from './tree.ts'

/** The compiler takes a stylesheet for a record of any names, so that a class that is gone is `undefined` without a word. */
export const styleClasses: Check = {
  name: 'styleClasses',
  holds: 'every class that a screen asks its stylesheet for stands there',
  run: (tree) => ({
    problems: tree.paths
      .filter((path) => path.startsWith('web/') && isTypeScript(path))
      .flatMap((path) => missing(tree, path)),
  }),
}

function missing(tree: Tree, path: string): string[] {
  const text = tree.read(path)
  const imports = text.matchAll(/^import\s+(\w+)\s+from\s+'([^']*\.module\.css)'/gm)
  return [...imports].flatMap(([, name = '', specifier = '']) => {
    const sheet = posix.join(posix.dirname(path), specifier)
    if (!tree.has(sheet)) return [`${path} wants ${sheet}, which is not there.`]
    const classes = new Set([...tree.read(sheet).matchAll(/\.([A-Za-z][\w-]*)/g)].map((it) => it[1]))
    // Not behind a quote or another name: `t('form.title')` is a text, and `'./form.module.css'` the file itself.
    const asked = text.matchAll(new RegExp(`(?<![\\w.'"/:-])${name}\\.(\\w+)`, 'g'))
    return [...new Set([...asked].map((it) => it[1]))]
      .filter((one) => !classes.has(one))
      .map((one) => `${path} asks for ${name}.${one}, and ${sheet} has no such class.`)
  })
}
