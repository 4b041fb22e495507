import { importsOf } from './imports.ts'
import { constantsOf, type Node, nameOf, nodesOf, placeOf, propertyOf, stringsOf } from './syntax.ts'
import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

/** A kind of booking, as the files tell it. */
interface Kind {
  /** The modules that are switched on for it. */
  readonly module: readonly string[]
  /** What it is called in code: its feature, what is booked, the table of its bookings, its modules, its live event. */
  readonly nouns: readonly string[]
}

/** The gauge of a kind's reach is worth something only while it sees every kind. */
export const kinds: Check = {
  name: 'kinds',
  holds: 'every kind of booking can be read, and every module of a manifest that books belongs to one',
  run(tree) {
    const { kinds, unread } = kindsOf(tree)
    const module = new Set(kinds.flatMap((it) => it.module))
    const manifests = tree.paths.filter((path) => /^server\/features\/[^/]+\/feature\.ts$/.test(path))
    return {
      problems: [
        ...unread.map((place) => `${place} defines a kind whose module or record this check cannot read.`),
        ...manifests.flatMap((path) =>
          moduleOfManifest(tree, path)
            .filter((modul) => !module.has(modul))
            .map((modul) => `${path} is of the module '${modul}', which no kind of booking has.`),
        ),
      ],
      note: kinds.map(({ nouns }) => nouns[0]).join(', '),
    }
  },
}

/** The kinds of booking that the code defines, and the definitions that this check cannot read. */
function kindsOf(tree: Tree): { readonly kinds: readonly Kind[]; readonly unread: readonly string[] } {
  const kinds: Kind[] = []
  const unread: string[] = []
  for (const path of tree.paths) {
    const feature = featureOf(path)
    if (feature === '' || isTest(path) || !isTypeScript(path)) continue
    for (const call of nodesOf(tree, path, 'CallExpression')) {
      if (nameOf(call.callee) !== 'buchungArt') continue
      const definition = call.arguments[0]
      // What is made from another definition is that kind with other columns.
      if (definition !== undefined && isDerived(definition)) continue
      const kind = definition === undefined ? null : kindOf(tree, path, feature, definition)
      if (kind === null) unread.push(placeOf(tree, path, call))
      else kinds.push(kind)
    }
  }
  return { kinds, unread }
}

function isDerived(definition: Node): boolean {
  return (
    propertyOf(definition, 'record') === null &&
    definition.type === 'ObjectExpression' &&
    definition.properties.some((it) => it.type === 'SpreadElement')
  )
}

function kindOf(tree: Tree, path: string, feature: string, definition: Node): Kind | null {
  const modul = propertyOf(definition, 'modul')
  const module = modul === null ? null : stringsOf(tree, path, modul)
  const record = propertyOf(definition, 'record')
  const table = record === null ? null : propertyOf(record, 'table')
  const [noun] = (table === null ? null : stringsOf(tree, path, table)) ?? []
  if (module === null || noun === undefined) return null
  return { module, nouns: [...new Set([feature, noun, ...module, `${noun}_buchung`, `${noun}Buchung`])] }
}

const featureOf = (path: string | null) => /^server\/features\/([^/]+)\//.exec(path ?? '')?.[1] ?? ''

/** The modules that a manifest is switched on with; none where it always is. */
function moduleOfManifest(tree: Tree, path: string): readonly string[] {
  for (const value of constantsOf(tree, path).values()) {
    const modul = propertyOf(value, 'name') === null ? null : propertyOf(value, 'modul')
    if (modul !== null) return stringsOf(tree, path, modul) ?? ['?']
  }
  return []
}

/** The features of a kind: those whose manifests have its module, and those without a manifest that only such features take from. */
function familyOf(tree: Tree, { module, nouns: [own = ''] }: Kind): ReadonlySet<string> {
  const features = [...new Set(tree.paths.map(featureOf))].filter((name) => name !== '')
  const manifestOf = (name: string) => `server/features/${name}/feature.ts`
  const inModul = features.filter(
    (name) =>
      tree.has(manifestOf(name)) &&
      moduleOfManifest(tree, manifestOf(name)).some((modul) => module.includes(modul)),
  )
  const family = new Set([own, ...inModul])
  const below = features.filter((name) => !tree.has(manifestOf(name)))
  const arrows = importsOf(tree)
    .filter(({ from }) => !isTest(from) && !/^server\/(?:testing|demo)\//.test(from))
    .map(({ from, target }) => ({ from: featureOf(from), target: featureOf(target) }))
  for (const name of below) {
    const users = arrows
      .filter(({ from, target }) => target === name && from !== name)
      .map(({ from }) => from)
    const others = users.filter((user) => !family.has(user) && !below.includes(user))
    if (others.length === 0 && users.some((user) => family.has(user))) family.add(name)
  }
  return family
}

/** Files that are a kind's own: the folders and files of its features, in every layer, and what is called by one of its nouns. */
function isOwn(path: string, names: readonly string[]): boolean {
  return path.split(/[/.]/).some((part) => names.includes(part))
}

/** Where kinds are to be named, or may be: the lists of manifests, what tells of the demo, and texts. */
const LEFT_OUT =
  /^(?:tools|bench|e2e|libs|docs)\/|^(?:server|web)\/manifests\.ts$|^domain\/(?:(?:codes|bestaende|einrichtung)OfKinds|(?:mails|tables)OfOwners)\.ts$|^server\/(?:demo\/|testing\/|migrations\/|commands\/)|^(?:domain|web)\/testing\/|^phrases\/(?:de|en)\/|\.generated\./

/**
 * Lines outside the folders of the kinds that name one: a string that has one of its nouns as a whole part (`'leseraum'`, `'../../leseraum/…'`,
 * `'fahrzeug.kmPauschale'`). Those of the kind that is named most: a further kind that stands beside fewer places changes nothing.
 */
export function kindsNamed(tree: Tree): string[] {
  const { kinds } = kindsOf(tree)
  const own = kinds.flatMap((kind) => [
    ...familyOf(tree, kind),
    ...roomsOf(tree, familyOf(tree, kind)),
    ...kind.nouns,
  ])
  const outside = tree.paths.filter(
    (path) => isTypeScript(path) && !isTest(path) && !LEFT_OUT.test(path) && !isOwn(path, own),
  )
  const [most = []] = kinds
    .map(({ nouns }) => outside.flatMap((path) => linesNaming(tree, path, nouns)))
    .toSorted((a, b) => b.length - a.length)
  return most
}

function linesNaming(tree: Tree, path: string, nouns: readonly string[]): string[] {
  const named = new RegExp(
    `['"\`](?:[^'"\`\\n]*[^\\w'"\`])?(?:${nouns.join('|')})(?:[^\\w'"\`][^'"\`\\n]*)?['"\`]`,
  )
  return tree
    .read(path)
    .split('\n')
    .flatMap((line, i) => (named.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line) ? [`${path}:${i + 1}`] : []))
}

/** Rooms of these features: their files in other layers are called like them. */
function roomsOf(tree: Tree, family: ReadonlySet<string>): string[] {
  return [
    ...new Set(
      tree.paths.flatMap((path) => {
        const [, feature = '', room] = /^server\/features\/([^/]+)\/([^/]+)\/[^/]+$/.exec(path) ?? []
        // A room that is called like another feature (`leseraum/benachrichtigung`) gives that one's files nothing.
        return room !== undefined && family.has(feature) && !tree.has(`server/features/${room}`) ? [room] : []
      }),
    ),
  ]
}
