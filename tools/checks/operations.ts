import { constantsOf, nameOf, nodesOf, plain, programOf, walk } from './syntax.ts'
import { type Check, isTest, type Tree } from './tree.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'del']
const SERVERS = ['serve', 'serveBytes', 'serveAnzeigegeraet', 'answer', 'answerHaus', 'answerVerzeichnis']
const DECLARED_IN = 'contract/operations/'
/** The calls of sign-in: a library serves them under paths of its own. */
const ANSWERED_BY_LIBRARY = ['contract/operations/sitzung.ts', 'contract/operations/currentSitzung.ts']

/** An operation as data: the constant that it is, and what it calls itself. */
export interface Operation {
  readonly path: string
  readonly name: string
  readonly id: string
}

/** All operations that the contract declares and a verb of ours does. */
export function operationsOf(tree: Tree): readonly Operation[] {
  return tree.paths
    .filter((path) => path.startsWith(DECLARED_IN) && !ANSWERED_BY_LIBRARY.includes(path) && !isTest(path))
    .flatMap((path) =>
      [...constantsOf(tree, path)].flatMap(([name, value]) => {
        if (value.type !== 'CallExpression' || !METHODS.includes(nameOf(value.callee) ?? '')) return []
        const [id] = value.arguments
        return [{ path, name, id: (id === undefined ? null : nameOf(id)) ?? '' }]
      }),
    )
}

/** An operation has one name from the browser to the verb that does it. */
export const operations: Check = {
  name: 'operations',
  holds: 'every operation is called what the verb is called that does it, and is served once',
  run(tree) {
    const declared = operationsOf(tree)
    const served = tree.paths
      .filter((path) => /^server\/(features|platform)\/.*\.ts$/.test(path) && !isTest(path))
      .flatMap((path) => servedIn(tree, path))
    const names = declared.map(({ name }) => name)
    return {
      problems: [
        ...blindSpots(tree, declared, served),
        ...declared
          .filter(({ name, id }) => name !== id)
          .map(({ path, name, id }) => `${path}: ${name} calls itself '${id}'.`),
        ...names
          .filter((name, i) => names.indexOf(name) !== i)
          .map((name) => `Two operations are called ${name}; the id of each is its own.`),
        ...declared.flatMap(({ path, name }) => {
          const times = served.filter((one) => one.name === name).length
          return times === 1 ? [] : [`${path}: ${name} is served ${times} times.`]
        }),
        ...served
          // What is answered by more than a verb has a handler with a name of its own.
          .filter(({ how, name, verbs }) => how !== 'answer' && !verbs.has(name))
          .map(({ path, name }) => `${path}: the verb that does ${name} has another name.`),
      ],
      note: `${declared.length} operations`,
    }
  },
}

interface Served {
  readonly path: string
  readonly how: string
  readonly name: string
  /** What the call names besides the operation. */
  readonly verbs: ReadonlySet<string>
}

function servedIn(tree: Tree, path: string): Served[] {
  const wires = wiresOf(tree, path)
  if (wires.size === 0) return []
  return nodesOf(tree, path, 'CallExpression').flatMap((call) => {
    const how = nameOf(call.callee) ?? ''
    const [operation, ...rest] = call.arguments
    if (!SERVERS.includes(how) || operation?.type !== 'MemberExpression') return []
    const wire = plain(operation.object)
    if (wire.type !== 'Identifier' || !wires.has(wire.name)) return []
    const verbs = new Set<string>()
    for (const argument of rest)
      walk(argument, (node) => {
        if (node.type === 'Identifier') verbs.add(node.name)
      })
    return [{ path, how, name: nameOf(operation.property) ?? '', verbs }]
  })
}

/** The names under which a file has a list of operations: `wire` as a rule. */
function wiresOf(tree: Tree, path: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of programOf(tree, path).body) {
    if (statement.type !== 'ImportDeclaration') continue
    if (!statement.source.value.startsWith('@platzwart/contract/operations/')) continue
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') names.add(specifier.local.name)
    }
  }
  return names
}

/** A list of operations without one, or a manifest that takes operations and serves none, is what this check would no longer see. */
function blindSpots(tree: Tree, declared: readonly Operation[], served: readonly Served[]): string[] {
  const lists = tree.paths.filter(
    (path) => path.startsWith(DECLARED_IN) && !ANSWERED_BY_LIBRARY.includes(path) && !isTest(path),
  )
  const manifests = tree.paths.filter((path) => /^server\/features\/.*\/(?:feature|serves)\.ts$/.test(path))
  return [
    ...lists
      .filter((path) => !declared.some((it) => it.path === path))
      .map((path) => `${path} declares no operation that this check could read.`),
    ...manifests
      .filter((path) => wiresOf(tree, path).size > 0 && !served.some((it) => it.path === path))
      .map((path) => `${path} serves no operation that this check could read.`),
  ]
}
