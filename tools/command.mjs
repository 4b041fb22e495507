import { ensureInstalled } from './install.mjs'
import { main, Refusal, runNode } from './project.mjs'

/** `node tools/command.mjs NAME …`: one of the server's commands (`server/commands`), beside a running server or without one. */
async function command() {
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined) throw new Refusal('Say which of the commands in server/commands is to be run.')
  await ensureInstalled()
  const { code } = await runNode([`server/commands/${name}.ts`, ...args], { quiet: false })
  process.exitCode = code
}

main(command)
