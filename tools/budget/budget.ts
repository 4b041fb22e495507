/** A file of script in the build, as `web/vite.config.ts` lists it (`web/dist/.vite/chunks.json`). */
export interface Chunk {
  readonly file: string
  /** The module that somebody asks for by this chunk, from the root of the repository; null for what is only shared. */
  readonly page: string | null
  /** Files that are loaded with it. */
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}

export interface Finding {
  readonly says: string
  readonly holds: boolean
}

interface Limits {
  /** Kilobytes, gzip: what the build may weigh. */
  readonly readerMost: number
  readonly ownMost: number
}

/**
 * Where we are; a change that makes the first page heavier has to say why, here (184: docs/decisions/first-load.md). A page that few open is named in its
 * feature's `latePages.ts`.
 */
export const LIMITS: Limits = { readerMost: 184, ownMost: 60 }

const MAIN = 'web/app/main.tsx'
const MAP = 'web/features/leseraum/pages/KartePage.tsx'
/** One language of the two: whichever is larger. */
const TEXTS = ['web/platform/texts/de.ts', 'web/platform/texts/en.ts']

/** Chunks that many pages share besides what the start has loaded; each page's own are what is left. */
const SHARED = /\/(?:shared|more|controls)-[\w-]+\.js$/
/** The schemas and their library stay with the server (`operationsOfBrowser` in `web/vite.config.ts`): it weighs 90 kB and tries what the policy forbids. */
const OF_SERVER = /(?:^|\/)node_modules\/zod\//
const IS_PAGE = /\/pages\/\w+\.tsx$/

/** What only administrators and people with duties see. The table of routes names its pages; their code stays away. */
const ADMINISTRATION =
  /^web\/(?:features\/(?:auftrag|benachrichtigung|berechtigung|einstellung|fuhrpark)\/|app\/(?:layouts\/Admin|verwaltung\/))/
/** What the table of routes, the slots and the reader's own settings need of it. */
const ALLOWED =
  /\/(?:(?:feature|slots)\.ts|model\/(?:address|tabs|effective)\.ts|einstellung\/api\/(?:einstellungen|favoriten)\.ts)$/

export class Build {
  readonly #byFile: ReadonlyMap<string, Chunk>
  readonly #sizeOf: (file: string) => number

  /** @param sizeOf kilobytes of a file, as they travel */
  constructor(chunks: readonly Chunk[], sizeOf: (file: string) => number) {
    this.#byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
    this.#sizeOf = sizeOf
  }

  get all(): readonly Chunk[] {
    return [...this.#byFile.values()]
  }

  get pages(): readonly Chunk[] {
    return this.all.filter(({ page }) => page !== null && IS_PAGE.test(page))
  }

  /** The chunk with a module, or the one that stands for it. @throws when the build has none: a renamed file must not pass unseen */
  chunkOf(module: string): Chunk {
    const found =
      this.all.find(({ page }) => page === module) ?? this.all.find((one) => one.modules.includes(module))
    if (found === undefined) throw new Error(`the build has no chunk of ${module}`)
    return found
  }

  /** Everything that has come when these chunks can run. */
  loadedBy(...begin: readonly Chunk[]): ReadonlySet<Chunk> {
    const loaded = new Set<Chunk>()
    const load = (chunk: Chunk | undefined) => {
      if (chunk === undefined || loaded.has(chunk)) return
      loaded.add(chunk)
      for (const file of chunk.imports) load(this.#byFile.get(file))
    }
    for (const chunk of begin) load(chunk)
    return loaded
  }

  kilobytes(chunks: Iterable<Chunk>): number {
    return [...chunks].reduce((sum, { file }) => sum + this.#sizeOf(file), 0)
  }
}

const kB = (kilobytes: number) => `${kilobytes.toFixed(1)} kB`

/** What of the budget holds: the first load of a reader of the map, what is in it, and what each page brings of its own. */
export function judge(build: Build, { readerMost, ownMost }: Limits = LIMITS): Finding[] {
  const texts = TEXTS.map((module) => build.chunkOf(module)).toSorted(
    (a, b) => build.kilobytes([b]) - build.kilobytes([a]),
  )
  const started = build.loadedBy(build.chunkOf(MAIN))
  const first = build.loadedBy(build.chunkOf(MAIN), build.chunkOf(MAP), ...texts.slice(0, 1))
  const weight = build.kilobytes(first)
  const strangers = [...first]
    .flatMap(({ modules }) => modules)
    .filter((module) => ADMINISTRATION.test(module) && !ALLOWED.test(module) && !module.endsWith('.css'))
  const withSchemas = build.all.filter(({ modules }) => modules.some((module) => OF_SERVER.test(module)))
  const pages = build.pages.map((page) => {
    const own = [...build.loadedBy(page)].filter((chunk) => !started.has(chunk) && !SHARED.test(chunk.file))
    return { page: page.page, weight: build.kilobytes(own) }
  })
  return [
    {
      says: `a reader's first map: ${kB(weight)} of script, at most ${readerMost}`,
      holds: weight <= readerMost,
    },
    {
      says:
        strangers.length === 0
          ? 'a reader loads nothing of the administration'
          : `a reader loads ${strangers.join(', ')}`,
      holds: strangers.length === 0,
    },
    {
      says:
        withSchemas.length === 0
          ? 'no browser loads the library of the schemas'
          : `a browser loads the library of the schemas in ${withSchemas.map(({ file }) => file).join(', ')}`,
      holds: withSchemas.length === 0,
    },
    ...pages.map(({ page, weight: own }) => ({
      says: `${page}: ${kB(own)} of its own, at most ${ownMost}`,
      holds: own <= ownMost,
    })),
  ]
}
