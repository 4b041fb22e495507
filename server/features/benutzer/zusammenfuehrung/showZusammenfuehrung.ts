import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseMore } from '../lockPerson.ts'
import { type BenutzerRow, nameOf, readPerson } from '../queries.ts'
import { countMoves, readTwice } from './queries.ts'
import { readOverlaps, refuseMerge } from './refuseMerge.ts'

const FIELDS = ['vorname', 'nachname', 'personalnummer', 'sprache', 'email'] as const

const shownOf = (row: BenutzerRow) => ({
  id: row.id,
  name: nameOf(row),
  email: row.email,
  status: row.status === 'aktiv' ? ('aktiv' as const) : ('inaktiv' as const),
})

/** Where two who are the same person differ, what would move, and what speaks against it. */
export async function showZusammenfuehrung(call: Call, bleibt: string, geht: string) {
  const { tx, person } = call
  const one = await readPerson(tx, bleibt)
  const other = await readPerson(tx, geht)
  if (!one || !other) return refuse({ status: 404, code: 'nichtGefunden' })
  const refused =
    (await refuseMore(call, bleibt, person.berechtigungen)) ??
    (await refuseMore(call, geht, person.berechtigungen)) ??
    (await refuseMerge(call, { bleibt, geht }))
  if (refused) return refused
  const body = {
    bleibt: shownOf(one),
    geht: shownOf(other),
    felder: FIELDS.filter((feld) => one[feld] !== other[feld]).map((feld) => ({
      feld,
      bleibt: one[feld],
      geht: other[feld],
    })),
    doppelt: await readTwice(tx, geht, bleibt),
    bewegt: await countMoves(tx, geht),
    ueberschneidungen: await readOverlaps(call, { bleibt, geht }),
  }
  return { status: 200, body } as const
}
