import type pg from 'pg'

/** A statement as the server sent it. */
export interface Sent {
  readonly text: string
  readonly name?: string
  readonly values?: readonly unknown[]
}

/** Statements that left together: one round trip. */
export type Trip = readonly Sent[]

/** Notes what goes over a connection from BEGIN to COMMIT or ROLLBACK; what finds no answer outstanding begins a new round trip. */
export function noteTrips(client: pg.PoolClient, trips: Sent[][]): void {
  const original = client.query.bind(client) as (...args: unknown[]) => unknown
  let outstanding = 0
  let open = false
  client.query = ((...args: unknown[]) => {
    const first = args[0] as string | Sent
    const sent: Sent = typeof first === 'string' ? { text: first } : first
    if (sent.text.startsWith('begin')) {
      open = true
      trips.length = 0
    }
    const answer = original(...args)
    if (!open || !(answer instanceof Promise)) return answer
    if (outstanding === 0) trips.push([])
    trips.at(-1)?.push({ ...sent, ...(sent.values ? { values: [...sent.values] } : {}) })
    if (sent.text === 'commit' || sent.text === 'rollback') open = false
    outstanding++
    const done = () => {
      outstanding--
    }
    answer.then(done, done)
    return answer
  }) as typeof client.query
}
