import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Refusal, ROOT, run, runNode, tail } from './project.mjs'

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
]

/**
 * The path of a Chromium that starts: the one named in CHROMIUM_PATH, the system's, else Debian's package, else Playwright's own.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (await starts(named)) return named
    throw new Refusal(
      `CHROMIUM_PATH=${named} is no Chromium that starts here: write the path of one, or take it out.`,
    )
  }
  const said = []
  for (const bring of [async () => undefined, fromDebian, fromPlaywright]) {
    said.push(await bring())
    for (const path of [...KNOWN, ...playwrightsOwn()]) if (await starts(path)) return path
  }
  throw new Refusal(
    `There is no Chromium, and none could be installed: install one (on Debian: apt-get install chromium), or name it in CHROMIUM_PATH.\n\n${said.filter(Boolean).join('\n\n')}`,
  )
}

async function starts(path) {
  return existsSync(path) && (await run('timeout', ['20', path, '--version'])).code === 0
}

/** As root or by a sudo that asks nothing; what went wrong otherwise. */
async function fromDebian() {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot ? [] : ['sudo', '-n']
  const apt = async (...args) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
    return await run(program, rest)
  }
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return undefined
  console.log('Installing Chromium from Debian, once.')
  await apt('update')
  const { code, output } = await apt(
    'install',
    '-y',
    '--no-install-recommends',
    'chromium',
    'fonts-liberation',
  )
  return code === 0 ? undefined : `apt-get says:\n${tail(output, 10)}`
}

async function fromPlaywright() {
  console.log("Downloading Playwright's Chromium, once.")
  const cli = join('node_modules', 'playwright', 'cli.js')
  const { code, output } = await runNode([cli, 'install', 'chromium'])
  return code === 0 ? undefined : `playwright install says:\n${tail(output, 10)}`
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(join(ROOT, 'e2e', 'package.json'))('@playwright/test')
    return [chromium.executablePath()]
  } catch {
    return []
  }
}
