import { bestaendeIn } from '@platzwart/domain/datenschutz/bestaende'
import { ALWAYS_GOES, UNTIL_TIME } from '@platzwart/domain/datenschutz/traces'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { readBuchungen } from '../deactivateBenutzer.ts'
import { refuseMore } from '../lockPerson.ts'
import { nameOf, readPerson } from '../queries.ts'
import { findMentions } from './findMentions.ts'
import { countSteps } from './queries.ts'
import { refuseAnonym } from './refuseAnonym.ts'

/**
 * What would become of all that the house keeps of a person. Of their account nothing is counted: whether it is somebody's elsewhere is not
 * this house's to know.
 */
export async function showAnonymisierung(call: Call, id: string) {
  const { tx, person, konfiguration } = call
  const row = await readPerson(tx, id)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const refused = (await refuseMore(call, id, person.berechtigungen)) ?? (await refuseAnonym(call, id))
  if (refused) return refused
  const [counted, erwaehnungen] = await Promise.all([countSteps(tx, id, row.email), findMentions(tx, row)])
  const here = bestaendeIn(konfiguration.mandant.module).flatMap(({ bestaende }) => bestaende)
  const bestaende = [
    ...ALWAYS_GOES.map((bestand) => ({ bestand, wirkung: 'geht' as const, anzahl: null })),
    ...counted.filter(({ bestand }) => !ALWAYS_GOES.includes(bestand)),
    ...UNTIL_TIME.filter((bestand) => here.includes(bestand)).map((bestand) => ({
      bestand,
      wirkung: 'bleibt' as const,
      anzahl: null,
    })),
  ]
  return {
    status: 200,
    body: { name: nameOf(row), bestaende, erwaehnungen, buchungen: await readBuchungen(call, id) },
  } as const
}
