import { lockedSubqueries, ruledColumns, simpleCases, sqlFunctions, undistributed } from './distributable.ts'
import { type Import, importsOf } from './imports.ts'
import { kindsNamed } from './kinds.ts'
import { middle, operationLines } from './operationLines.ts'
import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

/** What may be no more than it is. A change that makes one better lowers its number here. */
export type Limits = Readonly<Record<keyof Counts, number>>

interface Counts {
  /** Folders in which nobody finds anything: above 30 files that are no tests. */
  readonly fullFolders: number
  /** Pairs of features of the server, or of rooms of one, that import from each other. */
  readonly mutualPairs: number
  /** Arrows between features that are part of a circle: without any, each feature stands on a storey above all that it takes from. */
  readonly arrowsBackUp: number
  /** Imports of a feature in the platform, types included. */
  readonly platformNamesFeatures: number
  /** Bodies of requests in the browser that no type holds against the contract. */
  readonly untypedBodies: number
  /** Statements on a Mandant's tables that do not name it, as a database on many machines needs. */
  readonly undistributed: number
  /** Values that a statement compares by `case x when y`, which a writing one does not bring to another machine. */
  readonly simpleCases: number
  /** Statements that lock rows and ask within for others without saying whose, which no database on many machines does. */
  readonly lockedSubqueries: number
  /** Columns that come with a rule, which a table that is spread does not take. */
  readonly ruledColumns: number
  /** Functions in language SQL with parameters, which no plan over many machines goes through. */
  readonly sqlFunctions: number
  /** Lines outside a kind of booking's own folders that name it, of the kind that is named most: the next one may have to stand beside each. */
  readonly kindsNamed: number
}

export const LIMITS: Limits = {
  fullFolders: 0,
  mutualPairs: 0,
  arrowsBackUp: 0,
  platformNamesFeatures: 0,
  untypedBodies: 0,
  undistributed: 0,
  simpleCases: 0,
  lockedSubqueries: 0,
  ruledColumns: 0,
  sqlFunctions: 0,
  kindsNamed: 143,
}

/**
 * Lines of code of the operation in the middle, from the contract to the button. Its tests are printed beside it (the aim is 450 with them)
 * and not held: they have a floor, and more of them is no loss.
 */
const OPERATION_CODE = 311

/** Lines of tests for a line of code, at the least. */
const FLOORS = { all: 0.57, web: 0.37 } as const

const FULL = 30

export const shape: Check = {
  name: 'shape',
  holds: 'the house does not lose the shape that it has won',
  run(tree) {
    const features = featureImports(tree)
    const counted = count(tree, features)
    const share = { all: testShare(tree, ''), web: testShare(tree, 'web/') }
    const lines = [...operationLines(tree).values()]
    const operation = {
      code: middle(lines.map(({ code }) => code)),
      all: middle(lines.map(({ code, tests }) => code + tests)),
    }
    return {
      problems: [
        ...Object.keys(LIMITS).flatMap((name) => exceeded(name as keyof Counts, counted)),
        ...(Object.keys(FLOORS) as (keyof typeof FLOORS)[])
          .filter((part) => share[part] < FLOORS[part])
          .map(
            (part) =>
              `Tests have ${share[part].toFixed(2)} lines for a line of code (${part}), and had ${FLOORS[part]}: write those that are missing.`,
          ),
        ...(operation.code > OPERATION_CODE
          ? [`An operation is ${operation.code} lines of code from end to end, and was ${OPERATION_CODE}.`]
          : []),
      ],
      note: [
        ...Object.entries(counted).map(([name, places]) => `${name} ${places.length}`),
        `lines of an operation ${operation.code}, with its tests ${operation.all}`,
        `tests a line ${share.all.toFixed(2)}, web ${share.web.toFixed(2)}`,
      ].join(' · '),
    }
  },
}

type Places = { readonly [K in keyof Counts]: readonly string[] }

function count(tree: Tree, features: readonly FeatureImport[]): Places {
  const arrows = new Set(features.map(({ own, other }) => `${own} → ${other}`))
  const pairs = [...arrows].filter((arrow) => {
    const [own, other] = arrow.split(' → ')
    return own !== undefined && other !== undefined && own < other && arrows.has(`${other} → ${own}`)
  })
  return {
    fullFolders: fullFolders(tree),
    mutualPairs: pairs,
    arrowsBackUp: arrowsInCircles(arrows),
    platformNamesFeatures: importsOf(tree)
      .filter(({ from, target }) => from.startsWith('server/platform/') && !isTest(from) && isFeature(target))
      .map(({ from, line }) => `${from}:${line}`),
    untypedBodies: tree.paths
      .filter((path) => path.startsWith('web/') && isTypeScript(path) && !isTest(path))
      .flatMap((path) => (tree.read(path).match(/\bbody: object\b/g) ?? []).map(() => path)),
    undistributed: undistributed(tree),
    simpleCases: simpleCases(tree),
    lockedSubqueries: lockedSubqueries(tree),
    ruledColumns: ruledColumns(tree),
    sqlFunctions: sqlFunctions(tree),
    kindsNamed: kindsNamed(tree),
  }
}

function exceeded(name: keyof Counts, counted: Places): string[] {
  const places = counted[name]
  return places.length > LIMITS[name]
    ? [`${name} is ${places.length}, and was ${LIMITS[name]}: ${places.join(', ')}.`]
    : []
}

interface FeatureImport {
  /** A feature; of an import inside of one its room, `fahrzeug/suche`, or the feature for what stands in none. */
  readonly own: string
  readonly other: string
}

function featureImports(tree: Tree): FeatureImport[] {
  return (
    importsOf(tree)
      // A manifest gathers what its rooms serve, and nothing else takes from it.
      .filter((it: Import) => !isTest(it.from) && !it.from.endsWith('/feature.ts'))
      .flatMap(({ from, target }) => {
        const [own, ownRoom] = placeOf(from)
        const [other, otherRoom] = placeOf(target)
        if (own === undefined || other === undefined) return []
        if (own !== other) return [{ own, other }]
        return ownRoom === otherRoom
          ? []
          : [{ own: `${own}/${ownRoom ?? ''}`, other: `${other}/${otherRoom ?? ''}` }]
      })
  )
}

/** Feature and room. */
function placeOf(path: string | null): readonly (string | undefined)[] {
  return /^server\/features\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path ?? '')?.slice(1) ?? []
}

const isFeature = (path: string | null) => placeOf(path).length > 0

/** Those from whose head one comes back to their foot. */
function arrowsInCircles(arrows: ReadonlySet<string>): string[] {
  const heads = new Map<string, string[]>()
  for (const arrow of arrows) {
    const [own = '', other = ''] = arrow.split(' → ')
    heads.set(own, [...(heads.get(own) ?? []), other])
  }
  return [...arrows].filter((arrow) => {
    const [own = '', other = ''] = arrow.split(' → ')
    const reached = new Set([other])
    for (const name of reached) for (const next of heads.get(name) ?? []) reached.add(next)
    return reached.has(own)
  })
}

/** Numbered lists are read from their end, and may be as long as they are. */
const LISTS = ['docs/decisions', 'server/migrations']

function fullFolders(tree: Tree): string[] {
  const files = new Map<string, number>()
  for (const path of tree.paths.filter((it) => !isTest(it) && it.includes('/'))) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    files.set(folder, (files.get(folder) ?? 0) + 1)
  }
  return [...files].flatMap(([folder, n]) =>
    n > FULL && !LISTS.includes(folder) ? [`${folder} (${n} files)`] : [],
  )
}

function testShare(tree: Tree, folder: string): number {
  const lines = { code: 0, test: 0 }
  for (const path of tree.paths.filter((it) => isTypeScript(it) && it.startsWith(folder))) {
    if (/^(tools|bench)\//.test(path)) continue
    lines[isTest(path) || path.startsWith('e2e/') ? 'test' : 'code'] += tree.read(path).split('\n').length
  }
  return lines.code === 0 ? 1 : lines.test / lines.code
}
