// Source Serif for titles (one weight, so its fixed cut), Source Sans for all that is read, Atkinson Hyperlegible where no letter may be
// taken for another. A browser loads of each what a page shows of it.
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

/** Not awaited by this module: parts that come meanwhile share its file, and would wait for it while it waits for them. */
async function main(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await start()
}

void main()
