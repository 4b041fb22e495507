import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { expect } from 'vitest'
import type { TestAnswer, TestApp } from './app.ts'
import type { TestMandant, TestPerson } from './mandant.ts'

/** A browser that nobody is signed in with: it keeps the cookies that it is given. */
export class Screen {
  readonly #app: TestApp
  readonly #host: string
  readonly #cookies = new Map<string, string>()
  readonly ziel: string

  constructor(app: TestApp, host: string, ziel: string) {
    this.#app = app
    this.#host = host
    this.ziel = ziel
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Whether it has a token. */
  get isPaired(): boolean {
    return this.#cookies.has('platzwart.anzeigegeraet')
  }

  /** With its token, and all else as it is said. */
  async ask(path: string, body?: object, more: { method?: string; host?: string } = {}): Promise<TestAnswer> {
    const answer = await this.#app.request(path, {
      host: this.#host,
      headers: { cookie: this.cookie },
      ...(body && { body }),
      ...more,
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  start(art = 'anzeige'): Promise<TestAnswer> {
    return this.ask(wire.startKopplung.path, { art, ziel: this.ziel })
  }

  /** The code that it shows. */
  async code(): Promise<string> {
    const answer = await this.start()
    expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('code')])
    return String(answer.json.code)
  }

  take(): Promise<TestAnswer> {
    return this.ask(wire.takeKopplung.path, {})
  }

  report(fassung = 'abcdef123456'): Promise<TestAnswer> {
    return this.ask(wire.reportAnzeigegeraet.path, { fassung })
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0/.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

export function enterCode(
  app: TestApp,
  code: string,
  haus: TestMandant,
  by: TestPerson = haus.leitung,
  name?: string,
) {
  return app.request(wire.pairAnzeigegeraet.path, {
    as: by.token,
    host: haus.host,
    body: { code, ...(name !== undefined && { name }) },
  })
}

/** A screen at a seat of a house, with its token. */
export async function pairedScreen(app: TestApp, haus: TestMandant, ziel = haus.seats[0] ?? '') {
  const screen = new Screen(app, haus.host, ziel)
  const paired = await enterCode(app, await screen.code(), haus)
  expect([paired.status, paired.text]).toEqual([201, expect.any(String)])
  expect((await screen.take()).json).toEqual({ lage: 'gekoppelt' })
  return { screen, id: String(paired.json.id) }
}

export function revokeScreen(app: TestApp, haus: TestMandant, id: string) {
  const path = address(wire.revokeAnzeigegeraet, { id })
  return app.request(path, { as: haus.leitung.token, host: haus.host, method: 'DELETE' })
}
