import { parseSync, Visitor } from 'oxc-parser'
import { type Check, isTest, lineAt, type Tree } from './tree.ts'

/** Attributes that a person reads or hears. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'label',
  'placeholder',
  'description',
  'aria-roledescription',
]

/** Names and signs that are the same in every language. */
const SAME_EVERYWHERE =
  /^(?:Platzwart|Ctrl|Strg|Alt|Esc|Enter|Tab|Shift|K|DE|EN|Deutsch|English|EUPL-1\.2|px|km|%|⌘)$/

export const phrases: Check = {
  name: 'phrases',
  holds: 'no text for people stands in a screen; all of them are in phrases, in German and English',
  run(tree) {
    const screens = tree.paths.filter(
      (path) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path),
    )
    return { problems: screens.flatMap((path) => textsIn(tree, path)), note: `${screens.length} screens` }
  },
}

function textsIn(tree: Tree, path: string): string[] {
  const source = tree.read(path)
  const found: string[] = []
  const report = (text: unknown, offset: number) => {
    if (typeof text !== 'string') return
    const words = text
      .trim()
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word))
    if (words.length === 0 || words.every((word) => SAME_EVERYWHERE.test(word))) return
    found.push(
      `${path}:${lineAt(source, offset)} says '${text.trim()}': put it into phrases, in both languages.`,
    )
  }
  new Visitor({
    JSXText: (node) => report(node.value, node.start),
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (!SPOKEN.includes(name) || node.value === null) return
      if (node.value.type === 'Literal') report(node.value.value, node.start)
      if (node.value.type !== 'JSXExpressionContainer') return
      const { expression } = node.value
      if (expression.type === 'Literal') report(expression.value, node.start)
      if (expression.type === 'TemplateLiteral') {
        for (const part of expression.quasis) report(part.value.raw, node.start)
      }
    },
    JSXExpressionContainer: (node) => {
      if (node.expression.type === 'Literal') report(node.expression.value, node.start)
    },
  }).visit(parseSync(path, source).program)
  return [...new Set(found)]
}
