import { glossaryNouns, isGlossaryWord } from './glossary.ts'
import { type Check, isGenerated, type Tree } from './tree.ts'

/** A use case is a file named by its verb: the first word of its name is one of these. */
const VERBS = [
  'accept',
  'activate',
  'add',
  'alter',
  'amend',
  'anonymise',
  'answer',
  'apply',
  'book',
  'cancel',
  'chain',
  'change',
  'check',
  'clear',
  'close',
  'complete',
  'confirm',
  'correct',
  'count',
  'create',
  'deactivate',
  'decide',
  'delete',
  'end',
  'expire',
  'explain',
  'export',
  'find',
  'hash',
  'invite',
  'join',
  'judge',
  'keep',
  'leave',
  'list',
  'load',
  'lock',
  'mend',
  'merge',
  'move',
  'note',
  'notify',
  'offer',
  'open',
  'pair',
  'propose',
  'prove',
  'queue',
  'read',
  'receive',
  'record',
  'refuse',
  'release',
  'remind',
  'remove',
  'render',
  'renew',
  'replace',
  'report',
  'request',
  'resume',
  'revoke',
  'save',
  'search',
  'send',
  'set',
  'show',
  'sign',
  'split',
  'start',
  'store',
  'sweep',
  'switch',
  'take',
  'tell',
  'undo',
  'unsubscribe',
  'update',
  'upload',
  'verify',
  'withdraw',
  'write',
] as const

/** Of every feature of the server: what it brings (in a room: serves), its reads, and what is the same for all kinds of bookings. */
const PARTS = ['feature', 'serves', 'queries', 'present', 'art', 'facts', 'receivers', 'snapshot'] as const

/** Things that a feature keeps beside its verbs and that no noun of the glossary names; each has a word here, so that the list stays short. */
const THINGS = ['auth', 'content', 'holders', 'marks', 'plan', 'sheet', 'transition'] as const

/** Names that say nothing about what is inside: everything fits into them, so everything ends there. */
const EMPTY_WORDS = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'managers',
  'service',
  'services',
  'lib',
]

const WEB_PARTS = ['api', 'model', 'pages', 'components'] as const

export const fileNames: Check = {
  name: 'fileNames',
  holds:
    'a folder listing reads like the product: nouns of the glossary, verbs for use cases, no empty words',
  run(tree) {
    const nouns = glossaryNouns(tree)
    return { problems: tree.paths.flatMap((path) => problemsOf(tree, path, nouns)) }
  },
}

/** The features of the house are the folders that it has; their nouns are the glossary's, and so are those of their rooms. */
export function featuresOf(tree: Tree): string[] {
  return [
    ...new Set(tree.paths.flatMap((path) => /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? [])),
  ]
}

type Nouns = ReadonlySet<string>

function problemsOf(tree: Tree, path: string, nouns: Nouns): string[] {
  return [
    ...emptyWords(path),
    ...spelling(path),
    ...serverFeature(path, nouns),
    ...webFeature(tree, path, nouns),
    ...migration(tree, path),
  ]
}

function emptyWords(path: string): string[] {
  if (path.startsWith('docs/')) return []
  const words = path
    .split(/[/.\-_]/)
    .flatMap((part) => part.split(/(?=[A-Z])/).map((word) => word.toLowerCase()))
  const found = words.find((word, i) => EMPTY_WORDS.includes(word) && words[i + 1] !== 'worker')
  return found === undefined ? [] : [`${path}: '${found}' says nothing; name the file by what is in it.`]
}

function spelling(path: string): string[] {
  // biome and git treat names by their bytes; umlauts have two spellings in Unicode.
  return /^[\x20-\x7e]+$/.test(path) && !path.includes(' ')
    ? []
    : [`${path}: file names are ASCII without spaces.`]
}

function serverFeature(path: string, nouns: Nouns): string[] {
  const match = /^server\/features\/([^/]+)\/(.+)$/.exec(path)
  if (match === null || isGenerated(path)) return []
  const [, feature = '', rest = ''] = match
  if (!isGlossaryWord(feature, nouns)) return [unknownFeature(path, feature)]
  const [file = '', room, ...deeper] = rest.split('/').reverse()
  if (deeper.length > 0 || (room !== undefined && !isGlossaryWord(room, nouns)))
    return [
      `${path}: a feature of the server is one flat folder, or has rooms, one level deep, that are called by a noun of docs/glossary.md.`,
    ]
  const [, name, test] =
    /^([a-z][A-Za-z]*)((?:\.long)?\.test|(?:\.long)?\.db\.test)?\.(?:ts|sql)$/.exec(file) ?? []
  if (name === undefined)
    return [`${path}: names are camelCase, with .ts, .test.ts, .db.test.ts (or .long before it) or .sql.`]
  // What is asked of a feature by its paths is tested in one file.
  if (name === 'routes' && test !== undefined) return []
  if (isOneOf(PARTS, name) || isOneOf(THINGS, name)) return []
  if (startsWithVerb(name) || isGlossaryWord(name, nouns)) return []
  return [
    `${path}: a feature has feature.ts (what it brings; serves.ts in a room), queries.ts (reads), present.ts (rows to answers), one file per verb, and things called by a noun of docs/glossary.md; '${name}' is none of these. A new verb goes into tools/checks/fileNames.ts.`,
  ]
}

const isOneOf = (words: readonly string[], word: string) => words.includes(word)

function startsWithVerb(name: string): boolean {
  const first = name.split(/(?=[A-Z])/)[0] ?? name
  return isOneOf(VERBS, first)
}

const WEB_FILES = ['feature.ts', 'slots.ts', 'latePages.ts', 'art.ts']

function webFeature(tree: Tree, path: string, nouns: Nouns): string[] {
  const match = /^web\/features\/([^/]+)\/(.+)$/.exec(path)
  if (match === null) return []
  const [, feature = '', rest = ''] = match
  if (!isGlossaryWord(feature, nouns)) return [unknownFeature(path, feature)]
  // What it brings to the app, what it leaves open for others, its pages that few open, and what a kind of booking declares over it.
  if (isOneOf(WEB_FILES, rest)) return []
  const part = rest.split('/')[0]?.split('.')[0]
  // A room in which a kind of booking declares one of the things that go with it.
  if (part !== undefined && tree.paths.includes(`web/features/${feature}/${part}/art.ts`)) return []
  if ((WEB_PARTS as readonly (string | undefined)[]).includes(part)) return []
  return [
    `${path}: a feature of the web has feature.ts (what it brings), slots.ts (what it leaves open for others), latePages.ts (its pages that few open), art.ts (what differs between kinds of booking), ${WEB_PARTS.join(', ')} (a file or a folder each), and rooms with an art.ts; this is none of them.`,
  ]
}

function unknownFeature(path: string, feature: string): string {
  return `${path}: '${feature}' is not a feature of the specification: docs/glossary.md has no such noun.`
}

function migration(tree: Tree, path: string): string[] {
  const match = /^server\/migrations\/(.+)$/.exec(path)
  if (match === null) return []
  const number = /^(\d{4})-[a-z]+(?:-[a-z0-9]+)+\.sql$/.exec(match[1] ?? '')?.[1]
  if (number === undefined) return [`${path}: migrations are called NNNN-verb-phrase.sql.`]
  const same = tree.paths.filter((other) => other.startsWith(`server/migrations/${number}-`))
  return [
    ...(same.length > 1 ? [`${path}: number ${number} is taken twice; the order would be chance.`] : []),
  ]
}
