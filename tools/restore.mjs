import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

/** `npm run restore -- FILE`: a backup into an empty database and store. */
async function restore() {
  await ensureInstalled()
  const { code } = await runNode(['server/commands/restore.ts', ...process.argv.slice(2)], { quiet: false })
  process.exitCode = code
}

main(restore)
