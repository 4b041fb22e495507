import type { Frage } from '@platzwart/domain/fahrzeug/rueckfragen'
import { spokenData } from '@platzwart/phrases/format'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'

/** What is strange about it is asked first, and taken when the person says that it is so (409, then once more with the codes). */
export function askFirst(fragen: readonly Frage[]) {
  return refuse({ status: 409, code: 'fahrzeug.rueckfrage', issues: fragen })
}

/** For whoever reads the history: what the person was asked and has confirmed, in the language of the house. */
export function confirmedText({ konfiguration }: Call, fragen: readonly Frage[]): string {
  if (fragen.length === 0) return ''
  const { sprache, zone } = konfiguration.mandant
  const texts = fragen.map(({ code, data }) =>
    phrase(sprache, 'fehler', code, { ...spokenData(data, { sprache, zone }) }),
  )
  return phrase(sprache, 'fuhrpark', 'historie.bestaetigt', { fragen: texts.join(' ') })
}
