import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const CHUNKS = '.vite/chunks.json'

/**
 * Names the build by what is in it: written to `builds/latest.json` and into the page, so that a running app
 * can tell that it is outdated (V2).
 */
function nameBuild(): Plugin {
  return {
    name: 'platzwart-name-build',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256')
      for (const name of Object.keys(bundle).sort()) hash.update(name)
      const build = hash.digest('hex').slice(0, 12)
      const page = bundle['index.html']
      if (page?.type === 'asset') page.source = String(page.source).replace('%BUILD%', build)
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ build }) })
    },
  }
}

/** What every first page is set in; other signs and faces come when a page has them. */
const FIRST_FACES = [
  /^source-sans-3-latin-wght-normal-[\w-]+\.woff2$/,
  /^source-serif-4-latin-600-normal-[\w-]+\.woff2$/,
]

/** Asks for the first page's faces with the page itself: named only in the style sheet, they would come after it. */
function preloadFaces(): Plugin {
  return {
    name: 'platzwart-preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        FIRST_FACES.map((face) => {
          const file = Object.keys(bundle).find((name) => face.test(name.replace(/^assets\//, '')))
          if (file === undefined) throw new Error(`no file in the build is ${face}`)
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
          return { tag: 'link', attrs, injectTo: 'head-prepend' as const }
        }),
    },
  }
}

const OPERATIONS = /\/contract\/operations\/(?:\w+\/)*\w+\.ts$/

/**
 * Of an operation the browser needs what it travels by: its id, method and path. Its schemas stay with the server, and so does the
 * library that they are made with; the types of both sides come from the same source.
 */
function operationsOfBrowser(): Plugin {
  return {
    name: 'platzwart-operations',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!OPERATIONS.test(file)) return null
      const declared: Record<string, { id: string; method: string; path: string }> = await import(
        `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
      )
      return Object.entries(declared)
        .map(
          ([name, { id, method, path }]) => `export const ${name} = ${JSON.stringify({ id, method, path })}`,
        )
        .join('\n')
    },
  }
}

const PART_OF_MANTINE = /\/@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/

/**
 * Each of Mantine's parts brings its own style sheet into the chunk that it is in, after those of the parts that it is made of. The sheet of
 * all parts is five times what we use, and the first page would wait for it. In development, where Mantine is one file, it does.
 */
function stylesOfMantine(): Plugin {
  const styles = (name: string, code: string) => `import '@mantine/core/${name}'\n${code}`
  let isBuild = true
  return {
    name: 'platzwart-mantine-styles',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!isBuild) return path.endsWith('/web/app/main.tsx') ? styles('styles.layer.css', code) : null
      const [, part] = PART_OF_MANTINE.exec(path) ?? []
      return part === undefined ? null : styles(`styles/${part}.layer.css`, code)
    },
  }
}

/**
 * What most pages think, ask and answer with, and the few controls that a plan has; nothing of it needs a form or a dialog. The router's
 * `useBlocker` guards forms that are not saved, which no first page has: it goes where they are, and no first load carries it.
 */
const SHARED =
  /\/(?:domain|contract|web\/platform|@tanstack(?!.*\/useBlocker\.)|@tabler)\/|\/web\/ui\/(?!dates|dialog|form|list\/)|\/einstellung\/(?:api|model\/effective)|\/components\/(?:ActionIcon|Skeleton)\//
/** The pages of the administration: of them a first load knows that they are, and not what their files are called. */
const LATE = /\/latePages\.ts$/
/** Shared by a few pages and too small to be asked for by themselves: their names would weigh more than they do. */
const SMALL = /\/(?:domain|contract|web|@tabler)\/(?!.*\.css)/
/** The controls of forms and dialogs: no plan waits for them. */
const CONTROLS = /\/(?:@mantine|@floating-ui)\/|\/web\/ui\/(?:dates|dialog|form)\//
/** What the map, the list beside it and its dialog have in common. What goes with a kind of booking comes behind them. */
const PLAN = /\/web\/(?:floorplan|features\/leseraum(?!\/(?:schliessung|warteliste)\/))\//

const MAP = join(import.meta.dirname, 'features/leseraum/pages/KartePage.tsx')
const IS_LIBRARY = /\/node_modules\//
/** Parts of libraries that lists and pages behind the map use, and it does not. */
const BEHIND_MAP =
  /\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryO(?:bserver|ptions)|Icon(?:Armchair|Arrow(?:Left|Right|Up)|Ban|Calendar|Car|Checklist|ChevronLeft|CircleDashed|ClockExclamation|Copy|Download|History|Home|Id|ListCheck|Lock|Mail|Photo|Settings|StarFilled|Trash|Users?|UsersGroup))\.m?js/

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Our own modules that the map cannot begin without. What a library is made of is left to the bundler: its entry names all of it. */
const neededByMap = new Set<string>()

function isNeededByMap(id: string, modules: Modules): boolean {
  const need = (one: string) => {
    if (neededByMap.has(one) || IS_LIBRARY.test(one)) return
    neededByMap.add(one)
    for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) need(imported)
  }
  need(MAP)
  return (IS_LIBRARY.test(id) && !BEHIND_MAP.test(id)) || neededByMap.has(id)
}

/** A chunk of what the map needs, or of what it does not: a plan waits for nothing that only dialogs and other pages think with. */
const chunkOf = (name: string, belongs: RegExp, ofMap: boolean) => (id: string, modules: Modules) =>
  belongs.test(id) && isNeededByMap(id, modules) === ofMap ? name : null

const pathOf = (id: string) => relative(ROOT, id.split('?')[0] ?? id)

/** What each chunk is made of, for those who judge the build and not for browsers: nothing in a folder with a dot is served. */
function listChunks(): Plugin {
  return {
    name: 'platzwart-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [one] : []))
      const listed = chunks.map(({ fileName, facadeModuleId, imports, modules }) => ({
        file: fileName,
        page: facadeModuleId && pathOf(facadeModuleId),
        imports,
        modules: Object.keys(modules).map(pathOf),
      }))
      this.emitFile({ type: 'asset', fileName: CHUNKS, source: JSON.stringify(listed) })
    },
  }
}

const api = process.env.PLATZWART_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), operationsOfBrowser(), stylesOfMantine(), preloadFaces(), nameBuild(), listChunks()],
  resolve: {
    alias: [
      // One icon per import; the package's own entry would load all five thousand in development.
      {
        find: '@tabler/icons-react',
        replacement: '@tabler/icons-react/dist/esm/icons/index.mjs',
      },
      // What React itself has brought since long.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Source maps are not public, and everything in `dist` is.
    sourcemap: false,
    target: 'es2023',
    // Every browser that runs this target preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Every page is named in the start, and of a name it is the hash that does not shrink: 42 bits tell two builds apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Few files: each costs a slow machine more than the kilobyte in it.
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'late', test: LATE, priority: 3 },
            { name: chunkOf('shared', SHARED, true), minShareCount: 5, priority: 2 },
            { name: chunkOf('plan', PLAN, true), minShareCount: 2, priority: 1 },
            { name: chunkOf('more', SHARED, false), minShareCount: 5, priority: 2 },
            { name: chunkOf('seat', PLAN, false), minShareCount: 2, priority: 1 },
            { name: chunkOf('more', SMALL, false), maxModuleSize: 1_500, minShareCount: 2, priority: 1 },
            { name: 'controls', test: CONTROLS, minShareCount: 5 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
})
