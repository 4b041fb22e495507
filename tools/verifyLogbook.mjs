import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

/** `npm run verify-logbook`: whether every logbook is as it was written, beside a running server or without one. */
async function verifyLogbook() {
  await ensureInstalled()
  const { code } = await runNode(['server/commands/logbook.ts', ...process.argv.slice(2)], { quiet: false })
  process.exitCode = code
}

main(verifyLogbook)
