import { type Node, placeOf, plain, programOf, walk } from './syntax.ts'
import { type Check, isScript } from './tree.ts'

/**
 * Notation that saves lines and costs more than it saves: a literal that is spread into a literal, and several values that are declared as a tuple of
 * as many. TypeScript does not look for unknown properties in an object that is spread, so that a misspelt column or header would stay unseen.
 */
export const plainLiterals: Check = {
  name: 'plainLiterals',
  holds: 'literals stand unfolded, and each constant has a declaration of its own',
  run(tree) {
    let literals = 0
    const problems = tree.paths.filter(isScript).flatMap((path) => {
      const found: string[] = []
      walk(programOf(tree, path), (node, parent) => {
        if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') literals += 1
        const fault = faultOf(node, parent)
        if (fault !== null) found.push(`${placeOf(tree, path, node)} ${fault}`)
      })
      return found
    })
    return { problems, note: `${literals} literals` }
  },
}

function faultOf(node: Node, parent: Node | null): string | null {
  if (node.type === 'SpreadElement' && parent !== null) {
    const spread = plain(node.argument).type
    if (spread === 'ObjectExpression' && parent.type === 'ObjectExpression')
      return 'spreads an object literal into an object literal: write its properties there.'
    if (spread === 'ArrayExpression' && parent.type !== 'ObjectExpression')
      return 'spreads an array literal: write its elements there.'
  }
  if (node.type === 'VariableDeclarator' && node.id.type === 'ArrayPattern' && node.init !== null) {
    const init = plain(node.init)
    if (init.type === 'ArrayExpression' && init.elements.every((it) => it?.type !== 'SpreadElement'))
      return 'declares several names as a tuple: give each a declaration of its own.'
  }
  return null
}
