import { type Check, isTest, isTypeScript, lineAt, type Tree } from './tree.ts'

interface Rule {
  readonly pattern: RegExp
  readonly where: (path: string) => boolean
  /** The few places that may; everything else goes through them. */
  readonly except: readonly string[]
  readonly instead: string
}

const inSql = (path: string) => path.endsWith('.sql')
const inCode = (path: string) =>
  isTypeScript(path) && /^(domain|contract|phrases|libs|server|web|e2e)\//.test(path)
const inSqlOrServer = (path: string) => inSql(path) || (path.startsWith('server/') && isTypeScript(path))

/** Tables of pg-boss, taken over as its own release writes them. */
const FOREIGN_SQL = 'server/migrations/0008-create-pgboss.sql'

/** Who may ask what time it is: the injected clock, ids that carry their birth, and waits that no rule depends on. */
const CLOCKS = [
  'server/platform/clock.ts',
  'server/platform/database/uuid.ts',
  'web/platform/clock.ts',
  'web/platform/live/browserTools.ts',
  'web/platform/reloadGuard.ts',
  'web/app/router.tsx',
]

const RULES: readonly Rule[] = [
  {
    pattern: /\bat\s+time\s+zone\b/gi,
    where: inSqlOrServer,
    except: [FOREIGN_SQL],
    instead:
      'convert in domain/time/zone.ts: 02:30 on the night of the autumn change exists twice, and PostgreSQL takes the other one',
  },
  {
    pattern: /[+-]\s*interval\s*'\s*\d+\s*(?:day|week|month|year)s?/gi,
    where: (path) => inSqlOrServer(path) && !isTest(path),
    except: [FOREIGN_SQL],
    instead:
      'a day has 23, 24 or 25 hours: add days to a Temporal.PlainDate and convert in domain/time/zone.ts',
  },
  {
    pattern: /\bTemporal\.Now\b/g,
    where: (path) => inCode(path) && !isTest(path) && !path.startsWith('e2e/'),
    except: CLOCKS,
    instead: 'take the injected clock, or a test cannot choose the moment',
  },
  {
    pattern: /\b(?:globalThis|window|self)\.Date\b|\bDate\.(?:now|parse|UTC)\b|\bnew Date\b/g,
    where: inCode,
    except: [],
    instead: 'use Temporal; a library that wants a Date gets it in an adapter named in biome.json',
  },
  {
    pattern: /\.toLocale(?:Date|Time)?String\(|\bIntl\.DateTimeFormat\b/g,
    where: (path) => inCode(path) && !isTest(path),
    except: [],
    instead: 'format days and times in format.ts, so that every screen and mail writes them alike',
  },
  {
    pattern: /\btype="(?:date|time|datetime-local|month|week)"|'datetime-local'/g,
    where: (path) => path.startsWith('web/') && isTypeScript(path),
    except: [],
    instead:
      "use a field of web/ui/dates: the browser's own writes days in the browser's language, not in the page's",
  },
]

/**
 * Files that format for people; the only ones that ask the platform how a language writes a day. The words of the calendar are apart, because
 * `format.ts` comes with the first page, and the names of times are, because that of the texts does not.
 */
const FORMATTERS =
  /^(?:(?:phrases|web\/platform|server\/platform)\/format|phrases\/zoneName|web\/ui\/dates\/words)\.ts$/

export const timeDiscipline: Check = {
  name: 'timeDiscipline',
  holds: 'wall time and instants meet in one module, and only the clock reads the clock',
  run(tree) {
    const adapters = dateAdapters(tree)
    return {
      problems: tree.paths.flatMap((path) =>
        RULES.filter((rule) => rule.where(path) && !rule.except.includes(path)).flatMap((rule) =>
          allowedByName(rule, path, adapters) ? [] : breaches(tree, path, rule),
        ),
      ),
      note: `Date in ${adapters.length} adapters`,
    }
  },
}

function allowedByName(rule: Rule, path: string, adapters: readonly string[]): boolean {
  if (rule.pattern.source.includes('Intl')) return FORMATTERS.test(path)
  return rule.pattern.source.includes('Date') && adapters.includes(path)
}

function breaches(tree: Tree, path: string, rule: Rule): string[] {
  const text = tree.read(path)
  return [...text.matchAll(rule.pattern)]
    .filter((match) => !isComment(text, match.index))
    .map((match) => `${path}:${lineAt(text, match.index)} has '${match[0]}': ${rule.instead}.`)
}

function isComment(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset)
  return /^\s*(?:\/\/|\*|\/\*|--)/.test(line)
}

interface BiomeFile {
  readonly overrides?: readonly {
    readonly includes: readonly string[]
    readonly linter?: { readonly rules?: { readonly style?: { readonly noRestrictedGlobals?: unknown } } }
  }[]
}

/** The adapters stand once, in biome.json, where the lint rule is off for them by name. */
function dateAdapters(tree: Tree): string[] {
  if (!tree.has('biome.json')) return []
  const { overrides = [] } = JSON.parse(tree.read('biome.json')) as BiomeFile
  return overrides
    .filter((it) => it.linter?.rules?.style?.noRestrictedGlobals === 'off')
    .flatMap((it) => it.includes)
    .filter((path) => !path.includes('*'))
}
