import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { TestMandant, TestPerson } from './mandant.ts'

export const BOOK = '/api/leseraum-buchungen'

/** What the tests of reading rooms do all the time, for one house. */
export function leseraumDriver(app: () => TestApp, haus: () => TestMandant) {
  let slots = 0

  /** A house anew has every slot again. */
  function begin(): void {
    slots = 0
  }

  /** A slot of its own for each test, so that none stands in another's way: from a Tuesday on, inside the opening hours. */
  function slot(minutes = 30) {
    const nr = slots++
    const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({
      minutes: (nr % 16) * 30,
      hours: Math.floor(nr / 16) * 24,
    })
    return { von: von.toString(), bis: von.add({ minutes }).toString() }
  }

  function bookAs(person: TestPerson, body: object, headers: Record<string, string> = {}) {
    return app().request(BOOK, { as: person.token, host: haus().host, body, headers })
  }

  async function booked(person: TestPerson, body: object = {}): Promise<string> {
    const answer = await bookAs(person, { leseraumId: haus().seats[0], ...slot(), ...body })
    expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"id"')])
    return String(answer.json.id)
  }

  function post(person: TestPerson, id: string, verb: string) {
    return app().request(`${BOOK}/${id}/${verb}`, { as: person.token, host: haus().host, method: 'POST' })
  }

  async function rows(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
    return haus().scoped(async (tx) => (await tx.raw<Record<string, unknown>>(text, values)).rows)
  }

  async function statusOf(id: string): Promise<unknown> {
    return (await rows('select status from leseraum_buchung where id = $1', [id]))[0]?.status
  }

  return { begin, slot, bookAs, booked, post, rows, statusOf }
}
