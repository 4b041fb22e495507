import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ROOT, runNode, tail } from './project.mjs'

/** Chromium without windows: what the journeys need, at half of the processor's time that a whole one takes. */
const SHELLS = ['/usr/bin/chromium-headless-shell']

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
]

/** The path of a Chromium that starts: a shell, else a whole one, else Playwright's own. */
export function ensureChromium() {
  return ensureBrowser({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    known: SHELLS,
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    instead: WHOLE,
    download: fromPlaywright,
    downloaded: playwrightsOwn,
  })
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
