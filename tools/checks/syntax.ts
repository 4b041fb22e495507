import { type Node, type Program, parseSync } from 'oxc-parser'
import { importsOf } from './imports.ts'
import { lineAt, type Tree } from './tree.ts'

export type { Node } from 'oxc-parser'

/** A file as its syntax tree. Checks read this and not the text, so that a comment, a line break or another way to write the same does not blind them. */
export function programOf(tree: Tree, path: string): Program {
  const known = parsed.get(tree) ?? new Map<string, Program>()
  parsed.set(tree, known)
  const program = known.get(path) ?? parseSync(path, tree.read(path)).program
  known.set(path, program)
  return program
}

/** Several checks read the same files, and a tree does not change. */
const parsed = new WeakMap<Tree, Map<string, Program>>()

/** Calls `visit` with every node of a syntax tree and with the node that it stands in, from the outside in. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void): void {
  const step = (value: unknown, parent: Node | null): void => {
    if (Array.isArray(value)) {
      for (const one of value) step(one, parent)
    } else if (isNode(value)) {
      visit(value, parent)
      for (const part of Object.values(value)) step(part, value)
    }
  }
  step(node, null)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Every node of one type in a file. */
export function nodesOf<T extends Node['type']>(
  tree: Tree,
  path: string,
  type: T,
): readonly Extract<Node, { type: T }>[] {
  const found: Extract<Node, { type: T }>[] = []
  walk(programOf(tree, path), (node) => {
    if (node.type === type) found.push(node as Extract<Node, { type: T }>)
  })
  return found
}

/** Where a node begins, as `path:line`. */
export const placeOf = (tree: Tree, path: string, node: Node): string =>
  `${path}:${lineAt(tree.read(path), node.start)}`

/** The expression without what only the compiler reads: `(x)`, `x as const`, `x satisfies T`. */
export function plain(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
    ? plain(node.expression)
    : node
}

/** What a property of an object literal is set to; null where the literal does not name it. */
export function propertyOf(node: Node, name: string): Node | null {
  if (node.type !== 'ObjectExpression') return null
  for (const property of node.properties) {
    if (property.type === 'Property' && nameOf(property.key) === name) return plain(property.value)
  }
  return null
}

/** The name of a key or a reference, or the text of a string; null for what is computed. */
export function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** Each `const` at the top of a file with its value, exported or not. */
export function constantsOf(tree: Tree, path: string): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>()
  for (const statement of programOf(tree, path).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, plain(init))
    }
  }
  return constants
}

/**
 * The strings that an expression stands for: a literal, a list of them, or a constant of this or another file that is one. `X.modul` is
 * looked up in the literal that `X` is, or that it is made from by a call.
 * @returns null where that is not known without running the program.
 */
export function stringsOf(tree: Tree, path: string, expression: Node): readonly string[] | null {
  const node = plain(expression)
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : null
  if (node.type === 'ArrayExpression') {
    const parts = node.elements.map((it) => (it === null ? null : stringsOf(tree, path, it)))
    return parts.includes(null) ? null : parts.flatMap((it) => it ?? [])
  }
  if (node.type === 'Identifier') {
    const found = definitionOf(tree, path, node.name)
    return found === null ? null : stringsOf(tree, found.path, found.node)
  }
  if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
    const found = definitionOf(tree, path, node.object.name)
    const name = nameOf(node.property)
    if (found === null || name === null) return null
    const literal = found.node.type === 'CallExpression' ? found.node.arguments[0] : found.node
    const value = literal === undefined ? null : propertyOf(plain(literal), name)
    return value === null ? null : stringsOf(tree, found.path, value)
  }
  return null
}

/** Where a name is defined as a constant: in this file, or in that from which it is imported. */
function definitionOf(tree: Tree, path: string, name: string): { path: string; node: Node } | null {
  const own = constantsOf(tree, path).get(name)
  if (own !== undefined) return { path, node: own }
  for (const statement of programOf(tree, path).body) {
    if (statement.type !== 'ImportDeclaration') continue
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.local.name !== name) continue
      const target = importsOf(tree).find(
        (it) => it.from === path && it.specifier === statement.source.value,
      )?.target
      const imported = nameOf(specifier.imported)
      if (target === undefined || target === null || imported === null || !tree.has(target)) return null
      const node = constantsOf(tree, target).get(imported)
      return node === undefined ? null : { path: target, node }
    }
  }
  return null
}
