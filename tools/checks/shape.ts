import { arrowsInCircles } from './arrows.ts'
import { lockedSubqueries, ruledColumns, simpleCases, sqlFunctions, undistributed } from './distributable.ts'
import { type Import, importsOf } from './imports.ts'
import { nodesOf, placeOf } from './syntax.ts'
import { type Check, isTest, isTypeScript, type Tree } from './tree.ts'

/** What must not be there at all: each name with the places where it is. */
interface Faults {
  /** Pairs of features of the server, or of rooms of one, that import from each other. */
  readonly mutualPairs: readonly string[]
  /** Arrows between features that are part of a circle: without any, each feature stands on a storey above all that it takes from. */
  readonly arrowsBackUp: readonly string[]
  /** Imports of a feature in the platform, types included. */
  readonly platformNamesFeatures: readonly string[]
  /** Bodies of requests in the browser that no type holds against the contract. */
  readonly untypedBodies: readonly string[]
  /** Statements on a Mandant's tables that do not name it, as a database on many machines needs. */
  readonly undistributed: readonly string[]
  /** Values that a statement compares by `case x when y`, which a writing one does not bring to another machine. */
  readonly simpleCases: readonly string[]
  /** Statements that lock rows and ask within for others without saying whose, which no database on many machines does. */
  readonly lockedSubqueries: readonly string[]
  /** Columns that come with a rule, which a table that is spread does not take. */
  readonly ruledColumns: readonly string[]
  /** Functions in language SQL with parameters, which no plan over many machines goes through. */
  readonly sqlFunctions: readonly string[]
}

export const shape: Check = {
  name: 'shape',
  holds: 'features stand in storeys, bodies are typed, and statements work on many machines',
  run(tree) {
    const faults = faultsIn(tree, featureImports(tree))
    const problems = Object.entries(faults).flatMap(([name, places]) =>
      places.length === 0 ? [] : [`${name}: ${places.join(', ')}.`],
    )
    return { problems, note: Object.keys(faults).join(' · ') }
  },
}

function faultsIn(tree: Tree, features: readonly FeatureImport[]): Faults {
  const arrows = new Set(features.map(({ own, other }) => `${own} → ${other}`))
  const pairs = [...arrows].filter((arrow) => {
    const [own, other] = arrow.split(' → ')
    return own !== undefined && other !== undefined && own < other && arrows.has(`${other} → ${own}`)
  })
  return {
    mutualPairs: pairs,
    arrowsBackUp: arrowsInCircles(arrows),
    platformNamesFeatures: importsOf(tree)
      .filter(({ from, target }) => from.startsWith('server/platform/') && !isTest(from) && isFeature(target))
      .map(({ from, line }) => `${from}:${line}`),
    untypedBodies: untypedBodies(tree),
    undistributed: undistributed(tree),
    simpleCases: simpleCases(tree),
    lockedSubqueries: lockedSubqueries(tree),
    ruledColumns: ruledColumns(tree),
    sqlFunctions: sqlFunctions(tree),
  }
}

/** Parameters and members of the browser that are called `body` and may be any object. */
function untypedBodies(tree: Tree): string[] {
  return tree.paths
    .filter((path) => path.startsWith('web/') && isTypeScript(path) && !isTest(path))
    .flatMap((path) =>
      nodesOf(tree, path, 'TSTypeAnnotation')
        .filter(({ typeAnnotation }) => typeAnnotation.type === 'TSObjectKeyword')
        .filter(({ start }) => /\bbody\??$/.test(tree.read(path).slice(0, start)))
        .map((node) => placeOf(tree, path, node)),
    )
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
        const [own, ownRoom] = featureAndRoomOf(from)
        const [other, otherRoom] = featureAndRoomOf(target)
        if (own === undefined || other === undefined) return []
        if (own !== other) return [{ own, other }]
        return ownRoom === otherRoom
          ? []
          : [{ own: `${own}/${ownRoom ?? ''}`, other: `${other}/${otherRoom ?? ''}` }]
      })
  )
}

/** Feature and room. */
function featureAndRoomOf(path: string | null): readonly (string | undefined)[] {
  return /^server\/features\/([^/]+)\/(?:([^/]+)\/)?[^/]+$/.exec(path ?? '')?.slice(1) ?? []
}

const isFeature = (path: string | null) => featureAndRoomOf(path).length > 0
