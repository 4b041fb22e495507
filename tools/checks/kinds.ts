import { importsOf } from './imports.ts'
import { isTest, isTypeScript, type Tree } from './tree.ts'

/** A kind of booking, as the files tell it. */
interface Kind {
  /** The module that is switched on for it. */
  readonly modul: string
  /** What it is called in code: its feature, what is booked, the table of its bookings, its module, its live event. */
  readonly nouns: readonly string[]
}

const ART = /^server\/features\/([^/]+)\/art\.ts$/

/** Every definition of a `BuchungArt`. */
function kindsOf(tree: Tree): Kind[] {
  return tree.paths.flatMap((path) => {
    const feature = ART.exec(path)?.[1]
    if (feature === undefined) return []
    const text = tree.read(path)
    const modul = /\bmodul: '(\w+)'/.exec(text)?.[1]
    const record = /\brecord: \{ table: '(\w+)'/.exec(text)?.[1]
    if (modul === undefined || record === undefined) return []
    return [{ modul, nouns: [feature, record, modul, `${record}_buchung`, `${record}Buchung`] }]
  })
}

const featureOf = (path: string | null) => /^server\/features\/([^/]+)\//.exec(path ?? '')?.[1] ?? ''

/** The features of a kind: those whose manifests have its module, and those without a manifest that only such features take from. */
function familyOf(tree: Tree, { modul, nouns: [own = ''] }: Kind): ReadonlySet<string> {
  const features = [...new Set(tree.paths.map(featureOf))].filter((name) => name !== '')
  const manifestOf = (name: string) => `server/features/${name}/feature.ts`
  const inModul = features.filter(
    (name) => tree.has(manifestOf(name)) && tree.read(manifestOf(name)).includes(`\n  modul: '${modul}',\n`),
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
  /^(?:tools|bench|e2e|libs|docs)\/|^(?:server|web)\/manifests\.ts$|^domain\/(?:codes|bestaende|einrichtung)OfKinds\.ts$|^server\/(?:demo\/|testing\/|migrations\/|commands\/)|^(?:domain|web)\/testing\/|^phrases\/(?:de|en)\/|\.generated\./

/**
 * Lines outside the folders of the kinds that name one: a string that has one of its nouns as a whole part (`'leseraum'`, `'../../leseraum/…'`,
 * `'fahrzeug.kmPauschale'`). Those of the kind that is named most: a further kind that stands beside fewer places changes nothing.
 */
export function kindsNamed(tree: Tree): string[] {
  const kinds = kindsOf(tree)
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
