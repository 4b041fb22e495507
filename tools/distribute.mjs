import { ensureInstalled } from './install.mjs'
import { main, runNode } from './project.mjs'

/** `npm run distribute`: makes a migrated database a distributed one; safe to run again. */
async function distribute() {
  await ensureInstalled()
  const { code } = await runNode(['server/commands/distribute.ts', ...process.argv.slice(2)], {
    quiet: false,
  })
  process.exitCode = code
}

main(distribute)
