import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

/** `npm run backup -- FILE`: database and files into one file, beside a running server or without one. */
async function backup() {
  await ensureInstalled()
  const { code } = await runNode(['server/commands/backup.ts', ...process.argv.slice(2)], { quiet: false })
  process.exitCode = code
}

main(backup)
