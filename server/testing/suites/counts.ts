import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { createPerson, type TestMandant, type TestPerson } from '../mandant.ts'
import { app, haus } from './haus.ts'

interface Count {
  readonly name: string
  readonly anzahl: number
}

/** An operation that answers counts by name, as somebody gets it. */
export function countsDriver({ path }: { readonly path: string }) {
  const ask = (as: TestPerson | undefined, { host }: TestMandant = haus) =>
    app.request(path, { host, ...(as && { as: as.token }) })

  async function told(as: TestPerson, mandant?: TestMandant): Promise<Record<string, number>> {
    const items = (await ask(as, mandant)).json as unknown as readonly Count[]
    return Object.fromEntries(items.map(({ name, anzahl }) => [name, anzahl]))
  }

  /** Somebody new of the house with one permission. */
  const somebody = (name: string, right: Berechtigung) =>
    haus.scoped((tx) => createPerson(app, tx, name, 'haus', [right]))

  return { ask, told, somebody }
}
