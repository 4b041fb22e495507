import { type Check, isGenerated, lineAt } from './tree.ts'

interface Residue {
  readonly pattern: RegExp
  readonly why: string
}

const RESIDUES: readonly Residue[] = [
  {
    pattern:
      /(?:^|[\s'"`(=:])\/(?:home|Users|root|work|tmp\/[a-z])[A-Za-z0-9_.-]*\/[\w./-]*|\b[A-Z]:\\Users\\/g,
    why: 'a path of one machine means nothing on another',
  },
  {
    pattern:
      /"resolved":\s*"https?:|\b(?:artifactory|nexus|verdaccio)\.[\w.-]+|\bregistry\.(?!npmjs\.org\b)[\w-]+\.[\w.-]+/gi,
    why: "packages come from the reader's own registry setting, not from ours",
  },
  {
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/g,
    why: 'what is not done belongs into an issue',
  },
  {
    pattern: /\bbiome-ignore\b|@ts-(?:ignore|nocheck|expect-error)\b|\beslint-disable\b|\bas any\b/g,
    why: 'mend the cause instead of silencing who found it',
  },
  {
    pattern: /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/g,
    why: 'a test that does not run is a promise that nobody keeps',
  },
]

const TEXTS = /\.(?:ts|tsx|mjs|cjs|js|json|md|sql|css|html|svg|yml|yaml|toml)$|^LICENSE$|\/run$/

export const residue: Check = {
  name: 'residue',
  holds: 'nothing is left behind: no machine paths, no registry hosts, no silenced checks, no promises',
  run: (tree) => ({
    problems: tree.paths
      // Only this folder must name what is forbidden.
      .filter((path) => TEXTS.test(path) && !isGenerated(path) && !path.startsWith('tools/checks/'))
      .flatMap((path) => {
        const text = tree.read(path)
        return RESIDUES.flatMap(({ pattern, why }) =>
          [...text.matchAll(pattern)].map(
            (match) => `${path}:${lineAt(text, match.index)} has '${match[0].trim()}': ${why}.`,
          ),
        )
      }),
  }),
}
