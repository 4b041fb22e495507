import { nameOf, nodesOf, placeOf } from './syntax.ts'
import type { Check, Tree } from './tree.ts'

const MANIFESTS = 'web/manifests.ts'

/** `npm test` goes some of the journeys only, and must not lose sight of a feature by that. */
export const essentialJourneys: Check = {
  name: 'essential',
  holds: 'every feature of the screens has a journey in `npm test`',
  run(tree) {
    const features = featuresOf(tree)
    const problems: string[] = []
    const seen = new Set<string>()
    let journeys = 0
    for (const path of tree.paths.filter((it) => /^e2e\/journeys\/.*\.spec\.ts$/.test(it))) {
      for (const call of nodesOf(tree, path, 'CallExpression')) {
        if (nameOf(call.callee) !== 'essential') continue
        journeys += 1
        for (const argument of call.arguments) {
          const name = nameOf(argument)
          if (name !== null && features.includes(name)) seen.add(name)
          else problems.push(`${placeOf(tree, path, argument)} names no feature of ${MANIFESTS}.`)
        }
      }
    }
    return {
      problems: [
        ...problems,
        ...(features.length === 0 ? [`${MANIFESTS} lists no features that this check can read.`] : []),
        ...features
          .filter((feature) => !seen.has(feature))
          .map(
            (feature) =>
              `No journey of \`npm test\` is about ${feature}: name it in the \`essential('${feature}')\` of that which goes its main way.`,
          ),
      ],
      note: `${journeys} journeys`,
    }
  },
}

/** What the manifests of the screens are called. */
function featuresOf(tree: Tree): readonly string[] {
  return nodesOf(tree, MANIFESTS, 'ExportNamedDeclaration').flatMap(({ source, specifiers }) =>
    source === null ? [] : specifiers.flatMap(({ exported }) => nameOf(exported) ?? []),
  )
}
