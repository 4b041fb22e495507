import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAGE } from '@platzwart/contract/paths'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from './env.ts'
import { refusePagesOff, sendFirstAnswers } from './firstAnswers.ts'
import { staticApp } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><body>app</body>')

/** The app of a house with these modules; null for a host without a house. */
function appOf(module: readonly string[] | null, token: string | null = null) {
  const asked: string[] = []
  const web = staticApp(folder)
  const app = new Hono<AppEnv>()
  const start = (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return Response.json({ mandant: module && { module }, sitzung: token && {} })
  }
  app.use(async (c, next) => {
    c.set('requestId', 'r')
    c.set('token', token)
    await next()
  })
  const pages = { [PAGE.karte]: async () => undefined, [PAGE.fahrzeuge]: async () => undefined }
  app.use(sendFirstAnswers(web, pages, start, 25_000), refusePagesOff(web, start), web)
  const statusOf = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, (await answer.text()).includes('app')]
  }
  return { statusOf, asked }
}

it('answers pages of a module that is off with the app and 404', async () => {
  const { statusOf } = appOf(['leseraum'])
  for (const path of [
    PAGE.fahrzeuge,
    PAGE.uebersicht,
    '/fahrzeuge/fahrten/x',
    PAGE.arbeitsweltKarte,
    PAGE.adminFahrzeuge,
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, [404, true]])
  }
  for (const path of [PAGE.karte, PAGE.empfang, PAGE.adminRaeume, PAGE.heute, PAGE.adminBenutzer]) {
    expect([path, await statusOf(path)]).toEqual([path, [200, true]])
  }
})

it('accepts a page of several modules if any is on, and asks only where needed', async () => {
  const { statusOf, asked } = appOf(['arbeitswelt'])
  expect(await statusOf(PAGE.empfang)).toEqual([200, true])
  expect(await statusOf(PAGE.karte)).toEqual([404, true])
  const before = asked.length
  expect(await statusOf(PAGE.heute)).toEqual([200, true])
  expect(await statusOf('/gibt-es-nicht')).toEqual([404, true])
  expect(asked).toHaveLength(before)
})

it('asks for the start data once, whether the page has first answers or is refused', async () => {
  const { statusOf, asked } = appOf(['leseraum'], 'token')
  expect(await statusOf(PAGE.karte)).toEqual([200, true])
  expect(asked).toEqual(['/api/start'])
  expect(await statusOf(PAGE.fahrzeuge)).toEqual([404, true])
  expect(asked).toEqual(['/api/start', '/api/start'])
})

it('ignores modules where the host belongs to no house', async () => {
  expect(await appOf(null).statusOf(PAGE.fahrzeuge)).toEqual([200, true])
})
