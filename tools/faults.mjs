import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

/** `npm run faults [-- NAME …]`: what a killed database, a full disk, a jumping clock and bad company do to people who book. */
async function faults() {
  await ensureInstalled()
  process.exitCode = (
    await runNode(['bench/faults/main.ts', ...process.argv.slice(2)], { quiet: false })
  ).code
}

main(faults)
