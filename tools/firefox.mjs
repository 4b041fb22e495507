import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ROOT, runNode, tail } from './project.mjs'

const KNOWN = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/opt/firefox/firefox', '/snap/bin/firefox']

/** Beside the packages, so that it goes when they go. */
const DOWNLOADS = join(ROOT, 'node_modules', '.cache', 'browsers')

/** The path of a Firefox that starts; Mozilla's own build where there is no other. Any speaks WebDriver BiDi, by which it is driven. */
export function ensureFirefox() {
  return ensureBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    known: KNOWN,
    packages: ['firefox-esr', 'fonts-liberation'],
    download: fromMozilla,
    downloaded: mozillas,
  })
}

async function fromMozilla() {
  console.log("Downloading Mozilla's Firefox, once.")
  const cli = join('node_modules', '@puppeteer', 'browsers', 'lib', 'main-cli.js')
  const { code, output } = await runNode([cli, 'install', 'firefox@stable', '--path', DOWNLOADS])
  return code === 0 ? undefined : `The download says:\n${tail(output, 10)}`
}

function mozillas() {
  const versions = join(DOWNLOADS, 'firefox')
  if (!existsSync(versions)) return []
  return readdirSync(versions).map((version) => join(versions, version, 'firefox', 'firefox'))
}
