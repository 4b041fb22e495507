import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { ESSENTIAL } from './fixtures/essential.ts'
import { APART } from './fixtures/lanes.ts'

/** The shell is Chromium without windows, at half of the processor's time. */
const SYSTEMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The system's Chromium; CHROMIUM_PATH names another one. Without either, Playwright's own is used. */
function chromium(): { executablePath: string } | Record<string, never> {
  const executablePath = process.env.CHROMIUM_PATH || SYSTEMS.find((path) => existsSync(path))
  return executablePath ? { executablePath } : {}
}

/** Chromium's sandbox refuses to run as root, which is what containers are. */
const isRoot = process.getuid?.() === 0
// A page lives for seconds here: to optimise its script costs more than it saves, a fifth of what the pages take of the processor.
const UNOPTIMISED = '--js-flags=--no-turbofan --no-maglev'
// Glyphs stand where the face wants them, on paper too, instead of on whole pixels.
const UNHINTED = '--font-render-hinting=none'
const args = ['--disable-dev-shm-usage', UNOPTIMISED, UNHINTED, ...(isRoot ? ['--no-sandbox'] : [])]

/** Journeys of the works: cars and desks. */
const FLEET =
  /(?:arbeitswelt|datum|dienstfahrt|einstellungen|entwurf|fahrt|fleetCsv|fahrtenBulk|fahrzeuge|departure|fahrzeugePrint|firefoxDienstfahrt|freigabe|fuehrerschein|fuhrpark)\.spec\.ts$/

/** Journeys through many pages of both houses, of which they ask only how they look and where they lead; of somebody who is in both, and at the door. */
const THROUGH_ALL =
  /(?:adresse|contentPolicy|dialogs|firstScreen|forEverybody|haeuser|looksFuhrpark|looksLeseraum|print|shell|signingIn|silentFrame|wege)\.spec\.ts$/

/** Journeys of those who look after the library, its displays and its face: they fill the lane of the former until it is as long as that of the readers. */
const LOOKED_AFTER =
  /(?:anzeigegeraet|auswertung|feiertage|mailtexte|mitteilungen|ownFace|peopleCsv|records|settings|zeichnung)\.spec\.ts$/

/** Journeys that start a server of their own, and meet nobody: each goes where a lane has come to its end. */
const OF_THEIR_OWN = /newHouse\.spec\.ts$/

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  // `npm test` goes these alone; without a word of the tier, all that are named are gone.
  ...(process.env.PLATZWART_TESTS === 'essential' ? { grep: new RegExp(ESSENTIAL) } : {}),
  // The journeys of a house run one after another, because they share its people; two houses go side by side on one server, and beside them, on a
  // server of their own, those that look at both. Three lanes of the same length, where the one with vehicles is shorter by those that begin when it has
  // ended: in each, browser, server and database wait for one another.
  workers: 3,
  projects: [
    { name: 'Werke Nordhafen', testMatch: FLEET, workers: 1 },
    {
      name: 'Stadtbibliothek Lindenau',
      testIgnore: [FLEET, THROUGH_ALL, LOOKED_AFTER, OF_THEIR_OWN],
      workers: 1,
    },
    { name: APART, testMatch: [THROUGH_ALL, LOOKED_AFTER], workers: 1 },
    { name: 'Empty houses', testMatch: OF_THEIR_OWN, fullyParallel: true, workers: 2 },
  ],
  fullyParallel: false,
  forbidOnly: true,
  // `npm test` tells of each journey that needed its second try, and fails where more than two did.
  retries: 1,
  // A minute at most on a quiet machine; five, where others keep it busy. Each single wait has a shorter limit, so that it is that one which is named.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  globalSetup: './fixtures/globalSetup.ts',
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1360, height: 860 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // A trace of every step costs as much as the step; `--trace on` gives one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...chromium(), args },
  },
})
