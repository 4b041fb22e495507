import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Check, isTypeScript, type Tree } from './tree.ts'

const require = createRequire(import.meta.url)

/** Shorter pieces are how the language is written. Tokens and not lines: how a literal is broken over lines says nothing about what it repeats. */
const AT_LEAST = ['--min-lines', '2', '--min-tokens', '80']

/** Functions are a pair as well when they do the same with other names and numbers. */
const ALIKE = ['--similarity', '0.85']

/** The reasons for which something may stand twice. */
const NOT_LOOKED_AT = [
  // The same shape in two languages, which the compiler holds together.
  /^phrases\//,
  // Names of features and nothing else; neither program may take the other's list.
  /^(?:server|web)\/manifests\.ts$/,
  // A row and what is read of it mirror each other, field by field.
  /^server\/features\/fahrtenbuch\/eintrag\.ts$/,
]

export const duplicates: Check = {
  name: 'duplicates',
  holds: 'what is needed twice stands once, where both reach it',
  run(tree) {
    const pairs = duplicatesIn(tree)
    return {
      problems: pairs.map(
        ({ places, lines }) =>
          `${lines} lines stand in ${places.join(' and ')}: say them once, where both reach them.`,
      ),
    }
  },
}

interface Pair {
  readonly lines: number
  readonly places: readonly [string, string]
}

/** Longest first. */
export function duplicatesIn(tree: Tree): readonly Pair[] {
  const folder = mkdtempSync(join(tmpdir(), 'duplicates-'))
  try {
    for (const path of tree.paths) {
      if (!isTypeScript(path) || NOT_LOOKED_AT.some((it) => it.test(path))) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), withoutImports(path, tree.read(path)))
    }
    return pairsIn(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Report {
  readonly duplicates: readonly {
    readonly lines: number
    readonly firstFile: Place
    readonly secondFile: Place
  }[]
}
interface Place {
  readonly name: string
  readonly start: number
}

function pairsIn(folder: string): readonly Pair[] {
  const program = require.resolve('jscpd/run-jscpd.js')
  const options = [...AT_LEAST, ...ALIKE, '--mode', 'weak', '--no-gitignore', '--silent']
  const output = ['--reporters', 'json', '--output', folder]
  const { status, stderr } = spawnSync(process.execPath, [program, '.', ...options, ...output], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`jscpd could not look for duplicates: ${stderr}`)
  const report = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')) as Report
  const place = ({ name, start }: Place) => `${name.replace(/^\.\//, '')}:${start}`
  return report.duplicates
    .map(({ lines, firstFile, secondFile }) => ({
      lines,
      places: [place(firstFile), place(secondFile)] as const,
    }))
    .toSorted((a, b) => b.lines - a.lines)
}

/** Two files that need the same do not repeat each other; the lines stay where they are. */
function withoutImports(path: string, text: string): string {
  let rest = text
  for (const { start, end } of parseSync(path, text).module.staticImports) {
    rest = rest.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + rest.slice(end)
  }
  return rest
}
