import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

const OPERATIONS = /\/contract\/operations\/\w+\.ts$/

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

const api = process.env.PLATZWART_API ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), operationsOfBrowser(), preloadFaces(), nameBuild()],
  resolve: {
    alias: {
      // One icon per import; the package's own entry would load all five thousand in development.
      '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs',
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Source maps are not public, and everything in `dist` is.
    sourcemap: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
})
