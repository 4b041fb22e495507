// Source Serif for titles (one weight, so its static cut), Source Sans for text, Atkinson Hyperlegible where
// no letter may be mistaken for another. A browser loads only the ranges that a page uses.
import '@fontsource/source-serif-4/600.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import '../styles/faces.css'
import '../styles/base.css'
import '../styles/tokens.css'
import '../styles/akzent.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '../styles/print.css'
import { start } from './start.tsx'

/**
 * Not a top-level await: chunks that are loaded meanwhile share this module's file, and would deadlock with
 * it.
 */
async function main(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await start()
}

void main()
