import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

/** `npm run mandant -- create …`: a new Mandant, beside a running server or without one. */
async function mandant() {
  await ensureInstalled()
  const { code } = await runNode(['server/commands/mandant.ts', ...process.argv.slice(2)], { quiet: false })
  process.exitCode = code
}

main(mandant)
