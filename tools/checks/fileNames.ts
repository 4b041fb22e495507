import { type Check, isGenerated, type Tree } from './tree.ts'

/** The same nouns in every layer, from the specification; see docs/glossary.md. */
export const FEATURES = [
  'mandant',
  'benutzer',
  'sitzung',
  'berechtigung',
  'einstellung',
  'standort',
  'grundriss',
  'oeffnungszeit',
  'buchung',
  'leseraum',
  'arbeitswelt',
  'schliessfach',
  'fahrzeug',
  'flotte',
  'fahrer',
  'fahrt',
  'uebergabe',
  'fuhrpark',
  'fahrtenbuch',
  'datei',
  'auftrag',
  'fuehrerschein',
  'freigabe',
  'benachrichtigung',
  'bericht',
  'kiosk',
  'chatbot',
] as const

/** A use case is a file named by its verb: the first word of its name is one of these. */
const VERBS = [
  'accept',
  'add',
  'alter',
  'amend',
  'anonymise',
  'answer',
  'approve',
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
  'follow',
  'hash',
  'import',
  'insert',
  'invite',
  'join',
  'keep',
  'link',
  'list',
  'load',
  'lock',
  'mend',
  'move',
  'notify',
  'open',
  'propose',
  'publish',
  'queue',
  'rasterise',
  'read',
  'record',
  'receive',
  'recover',
  'refuse',
  'reject',
  'release',
  'remind',
  'remove',
  'rename',
  'render',
  'replace',
  'report',
  'request',
  'resolve',
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
  'take',
  'undo',
  'unlink',
  'unlock',
  'update',
  'upload',
  'verify',
  'write',
] as const

/** Things that a feature of the server keeps beside its verbs; each has a word here, so that the list stays short. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  benachrichtigung: ['receivers'],
  benutzer: ['holders'],
  buchung: ['buchungArt', 'kalender', 'transition'],
  einstellung: ['schicht'],
  datei: ['content'],
  fahrt: ['art', 'facts', 'receivers', 'snapshot'],
  fahrtenbuch: ['eintrag'],
  'fahrtenbuch/ausfuhr': ['ausfuhr', 'sheet'],
  'fahrzeug/frist': ['receivers'],
  flotte: ['flotte', 'kalender'],
  fuehrerschein: ['snapshot'],
  grundriss: ['plan'],
  leseraum: ['art', 'facts', 'free', 'limits', 'snapshot'],
  sitzung: ['auth'],
}

/** Features of the server too large for one floor: their rooms, one level deep. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  fahrtenbuch: ['ausfuhr'],
  fahrzeug: ['suche', 'heft', 'frist'],
}

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
  holds: 'a folder listing reads like the product: known features, verbs for use cases, no empty words',
  run: (tree) => ({ problems: tree.paths.flatMap((path) => problemsOf(tree, path)) }),
}

function problemsOf(tree: Tree, path: string): string[] {
  return [
    ...emptyWords(path),
    ...spelling(path),
    ...serverFeature(path),
    ...webFeature(path),
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

function serverFeature(path: string): string[] {
  const match = /^server\/features\/([^/]+)\/(.+)$/.exec(path)
  if (match === null || isGenerated(path)) return []
  const [, feature = '', rest = ''] = match
  if (!isFeature(feature)) return [unknownFeature(path, feature)]
  const [room = '', ...below] = rest.split('/')
  if (below.length > 0 && (below.length > 1 || ROOMS[feature]?.includes(room) !== true))
    return [
      `${path}: a feature of the server is one flat folder, or has rooms that ROOMS of tools/checks/fileNames.ts names, one level deep.`,
    ]
  const [folder, file] = below.length === 0 ? [feature, rest] : [`${feature}/${room}`, below.join('/')]
  const name = /^([a-z][A-Za-z]*)(?:\.test|\.db\.test)?\.(?:ts|sql)$/.exec(file)?.[1]
  if (name === undefined) return [`${path}: names are camelCase, with .ts, .test.ts, .db.test.ts or .sql.`]
  if (['feature', 'routes', 'serves', 'queries', 'present'].includes(name) || startsWithVerb(name)) return []
  if (NOUNS[folder]?.includes(name) === true) return []
  return [
    `${path}: a feature has feature.ts (what it brings; serves.ts in a room), queries.ts (reads), present.ts (rows to answers) and one file per verb; '${name}' is none of these. A new word goes into tools/checks/fileNames.ts.`,
  ]
}

function startsWithVerb(name: string): boolean {
  const first = name.split(/(?=[A-Z])/)[0] ?? name
  return (VERBS as readonly string[]).includes(first)
}

function webFeature(path: string): string[] {
  const match = /^web\/features\/([^/]+)\/(.+)$/.exec(path)
  if (match === null) return []
  const [, feature = '', rest = ''] = match
  if (!isFeature(feature)) return [unknownFeature(path, feature)]
  const part = rest.split('/')[0]?.split('.')[0]
  if ((WEB_PARTS as readonly (string | undefined)[]).includes(part)) return []
  return [
    `${path}: a feature of the web has ${WEB_PARTS.join(', ')} (a file or a folder each); this is none of them.`,
  ]
}

function isFeature(name: string): boolean {
  return (FEATURES as readonly string[]).includes(name)
}

function unknownFeature(path: string, feature: string): string {
  return `${path}: '${feature}' is not a feature of the specification. Known: ${FEATURES.join(' ')}.`
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
