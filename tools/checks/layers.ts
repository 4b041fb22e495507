import { arrowsInCircles } from './arrows.ts'
import { type Import, importsOf, packageOf } from './imports.ts'
import { type Check, isTest, type Tree } from './tree.ts'

interface Arrow {
  readonly to: readonly string[]
  /** npm packages that may be imported; undefined means whatever its package.json names. */
  readonly packages?: readonly string[]
  readonly why: string
}

const TEST_PACKAGES = ['vitest', 'fast-check']

/** The arrows of the house, and no others. A target is a workspace or a path inside one. */
const ARROWS: Readonly<Record<string, Arrow>> = {
  domain: {
    to: [],
    packages: [],
    why: 'the rules run the same on the server and in the browser, so they import nothing: no I/O, no clock, no library',
  },
  contract: {
    to: ['domain'],
    packages: ['zod', '@hono/zod-openapi'],
    why: 'what crosses the wire may name the domain, and knows nothing of who sends or receives it',
  },
  libs: {
    to: [],
    why: 'a library of ours knows no word of ours, so that it could be taken out and used elsewhere',
  },
  phrases: {
    to: ['contract/codes.ts', 'domain/mailtext/arten.ts', 'domain/tables.ts', 'domain/time/zone.ts'],
    packages: ['node:'],
    why: 'texts know only the codes, tables and mails that they are the texts of, and how a wall shows a moment, so screens, mails and errors can share them',
  },
  server: {
    to: ['domain', 'contract', 'phrases', 'libs'],
    why: 'the server stands on the rules, the wire, the texts and our libraries, and never on a screen',
  },
  web: {
    to: ['domain', 'contract', 'phrases'],
    why: 'what the browser loads must not contain a line of the server',
  },
  e2e: {
    to: ['contract/paths.ts', 'contract/operation.ts', 'contract/operations', 'phrases', 'server/testing'],
    why: 'a journey sees what a person sees, and asks as the browser does; it starts a server and knows nothing else of the code',
  },
  bench: {
    to: ['domain', 'server', 'libs'],
    why: 'a figure measures the rules and the server as they stand',
  },
  tools: { to: [], why: 'tools look at the code from outside, so that they also run while it is broken' },
}

/** The one exception: the typed client takes the server's type, of which nothing is left in the browser. */
const CLIENT = { from: 'web/platform/api.ts', to: 'server/app.ts' }

interface Ban {
  readonly from: RegExp
  readonly to: RegExp
  readonly why: string
}

/** Inside the workspaces: who is below whom. Types may be named upwards; nothing of them is left at run time. */
const BANS: readonly Ban[] = [
  {
    from: /^server\/platform\//,
    to: /^server\/(features|demo|testing)\//,
    why: 'the platform is what features stand on; server/app.ts puts both together',
  },
  {
    from: /^server\/(?!testing\/|.*\.test\.ts$)/,
    to: /^server\/testing\//,
    why: 'what only tests need must not be in a running server',
  },
  {
    from: /^server\/features\//,
    to: /^server\/demo\//,
    why: 'the demo uses the features, and a server without it must not change',
  },
  {
    from: /^web\/floorplan\//,
    to: /^web\/platform\/(api|live|query)/,
    why: 'the plan draws what it is given; features load it',
  },
]

/** Inside `web`: what each part may take from the others, types included. */
const IN_WEB: Readonly<Record<string, { readonly to: readonly string[]; readonly why: string }>> = {
  platform: { to: [], why: 'the platform is what all screens stand on' },
  styles: { to: [], why: 'styles know no screen' },
  ui: {
    to: ['platform', 'styles'],
    why: 'shared parts know no feature; a feature hands them what they show',
  },
  floorplan: {
    to: ['platform', 'ui', 'styles'],
    why: 'the plan draws what it is given, and knows no feature',
  },
  frame: {
    to: ['platform', 'ui', 'styles'],
    why: 'the frame is what pages stand in; the app puts features into it',
  },
  features: {
    to: ['platform', 'ui', 'floorplan', 'frame', 'styles'],
    why: 'the app puts features together, not the other way round',
  },
  app: {
    to: ['platform', 'ui', 'floorplan', 'frame', 'styles', 'features.ts'],
    why: 'the app knows features by the list of manifests alone',
  },
}

/** What one feature, or one room of it, may take from another: its verbs and its queries. Its manifest and the shape of its answers are its own. */
const PRIVATE_IN_SERVER = /\/(feature|serves|present)\.ts$/
/** On the screens: another feature's data and its parts, never its pages nor its manifest. */
const PRIVATE_IN_WEB = /\/pages\/|\/feature\.ts$/

export const layers: Check = {
  name: 'layers',
  holds: 'imports follow the arrows of ARCHITECTURE.md, and none of them runs in a circle',
  run(tree) {
    const imports = importsOf(tree)
    return {
      problems: [
        ...imports.flatMap((it) => [
          ...wrongArrow(it),
          ...wrongPackage(it),
          ...wrongPartOfWeb(it),
          ...wrongNeighbour(it),
        ]),
        ...imports.filter((it) => it.target !== null && !tree.has(it.target)).map(missing),
        ...circles(imports),
        ...circlesOfScreens(imports),
        ...unseenFeatures(imports),
        ...packageFiles(tree),
      ],
      note: `${imports.length} imports`,
    }
  },
}

const at = (it: Import) => `${it.from}:${it.line}`
const workspaceOf = (path: string) => path.split('/')[0] ?? path
const missing = (it: Import) => `${at(it)} imports '${it.specifier}', which does not exist.`

function wrongArrow(it: Import): string[] {
  const from = workspaceOf(it.from)
  const arrow = ARROWS[from]
  if (it.target === null || arrow === undefined || workspaceOf(it.target) === from) return []
  const target = it.target
  if (it.from === CLIENT.from && target === CLIENT.to) {
    return it.typeOnly ? [] : [`${at(it)} may take only the type of ${CLIENT.to}: write 'import type'.`]
  }
  if (arrow.to.some((to) => target === to || target.startsWith(`${to}/`))) return []
  if (isTest(it.from) && from === 'phrases' && target.startsWith('domain/')) return []
  return [`${at(it)} imports ${target}, but ${from} may import ${list(arrow.to)}: ${arrow.why}.`]
}

function wrongPackage(it: Import): string[] {
  const from = workspaceOf(it.from)
  const name = packageOf(it.specifier)
  const arrow = ARROWS[from]
  if (name === null || arrow === undefined) return []
  if (isTest(it.from) && (TEST_PACKAGES.includes(name) || name === 'node:')) return []
  const inBrowser = from === 'web' && !/\.config\.ts$|^web\/build\//.test(it.from)
  if (name === 'node:' && inBrowser) return [`${at(it)} imports '${it.specifier}', which no browser has.`]
  if (arrow.packages === undefined || arrow.packages.includes(name)) return []
  return [
    `${at(it)} imports '${it.specifier}', but ${from} may import ${list(arrow.packages)}: ${arrow.why}.`,
  ]
}

const partOfWeb = (path: string) => /^web\/([^/]+)/.exec(path)?.[1]

function wrongPartOfWeb({ target, ...it }: Import): string[] {
  const own = partOfWeb(it.from)
  const other = partOfWeb(target ?? '')
  const arrow = IN_WEB[own ?? '']
  if (arrow === undefined || other === undefined || own === other || isTest(it.from)) return []
  return arrow.to.includes(other)
    ? []
    : [`${it.from}:${it.line} imports ${target}, but web/${own} may import ${list(arrow.to)}: ${arrow.why}.`]
}

function wrongNeighbour(it: Import): string[] {
  const { target } = it
  if (target === null || isTest(it.from)) return []
  if (isTest(target))
    return [`${at(it)} imports the test ${target}: what is shared belongs into a file of its own.`]
  const ban = BANS.find((one) => one.from.test(it.from) && one.to.test(target))
  if (ban !== undefined && !it.typeOnly) return [`${at(it)} imports ${target}: ${ban.why}.`]
  const own = featureOf(it.from)
  const other = featureOf(target)
  if (own === null || other === null || own === other) return []
  const hidden = (own.startsWith('server/') ? PRIVATE_IN_SERVER : PRIVATE_IN_WEB).test(target)
  // A manifest gathers what its rooms serve.
  if (it.from === `${own}/feature.ts` && other.startsWith(`${own}/`)) return []
  return hidden
    ? [`${at(it)} imports ${target}, which is private to ${other}: take a verb, a query or a part.`]
    : []
}

/** Of the server the room, where a feature has rooms; of the web the feature. */
function featureOf(path: string): string | null {
  return /^(server\/features\/.+|web\/features\/[^/]+)\//.exec(path)?.[1] ?? null
}

/** Circles of what is left at run time; a circle of types alone does no harm. */
function circles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const it of imports) {
    if (it.target !== null && !it.typeOnly) next.set(it.from, [...(next.get(it.from) ?? []), it.target])
  }
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0)
      found.push(`These files import one another in a circle: ${[...trail.slice(start), path].join(' → ')}.`)
    if (start >= 0 || done.has(path)) return
    for (const target of next.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return found
}

const screenFeatureOf = (path: string | null) => /^web\/features\/([^/]+)\//.exec(path ?? '')?.[1]

/** The features of the screens stand in storeys, as those of the server do; types and manifests count, because who reads one has to know the other. */
function circlesOfScreens(imports: readonly Import[]): string[] {
  const first = new Map<string, Import>()
  for (const it of imports) {
    const own = screenFeatureOf(it.from)
    const other = screenFeatureOf(it.target)
    if (own === undefined || other === undefined || own === other || isTest(it.from)) continue
    const arrow = `${own} → ${other}`
    if (!first.has(arrow)) first.set(arrow, it)
  }
  return arrowsInCircles(new Set(first.keys())).map((arrow) => {
    const it = first.get(arrow)
    return `${it === undefined ? '' : at(it)} imports ${it?.target}, and ${arrow} closes a circle of features: what both need moves down, and what is above fills a slot.`
  })
}

/** A check that no longer finds what the manifests list would hold nothing. */
function unseenFeatures(imports: readonly Import[]): string[] {
  const seen = new Set(imports.map(({ from }) => screenFeatureOf(from)))
  return imports
    .filter(({ from }) => from === 'web/manifests.ts')
    .map(({ target }) => screenFeatureOf(target))
    .filter((feature) => !seen.has(feature))
    .map((feature) => `web/manifests.ts lists ${feature}, of which no import was read.`)
}

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The package.json of a workspace is the first fence: what it does not name cannot be found by an editor either. */
function packageFiles(tree: Tree): string[] {
  return Object.entries(ARROWS).flatMap(([workspace, arrow]) => {
    const path = `${workspace}/package.json`
    if (!tree.has(path)) return []
    const named = Object.keys((JSON.parse(tree.read(path)) as PackageFile).dependencies ?? {})
    return named.flatMap((name) => {
      const ours = /^@platzwart\/(.+)$/.exec(name)?.[1]
      const allowed =
        ours === undefined
          ? (arrow.packages?.includes(name) ?? true)
          : arrow.to.some((to) => workspaceOf(to) === ours)
      return allowed ? [] : [`${path} depends on ${name}, but ${workspace} may not: ${arrow.why}.`]
    })
  })
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : `only ${names.join(', ')}`
}
