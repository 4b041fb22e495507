import { buildWeb, isWebBuilt, webSources } from './buildWeb.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { ensurePgbench } from './pgbench.mjs'
import { has, main, Refusal, runNode } from './project.mjs'

/** `npm run bench [-- NAME …] [--runs N] [--json FILE] [--compare FILE]`: the figures of this machine, each beside its own raw limit. */
async function bench() {
  await ensureInstalled()
  if (!has('bench/main.ts')) throw new Refusal('bench/main.ts is missing: there is nothing to measure.')
  const sources = webSources()
  if (!isWebBuilt(sources)) await buildWeb(sources)
  const args = process.argv.slice(2)
  const names = args.filter((arg, index) => !arg.startsWith('--') && !args[index - 1]?.startsWith('--'))
  const browser = names.length === 0 || names.some((name) => name.startsWith('web'))
  const env = { ...(await ensurePgbench()), ...(browser ? { CHROMIUM_PATH: await ensureChromium() } : {}) }
  process.exitCode = (await runNode(['bench/main.ts', ...args], { quiet: false, env })).code
}

main(bench)
