import { type Issue, issue } from '@platzwart/domain/issue'
import { spokenData } from '@platzwart/phrases/format'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { phrase } from '../../platform/phrases.ts'

/** Characters of a refused value that its refusal repeats. */
const SHOWN = 200

interface Refused {
  readonly wert: unknown
  readonly schicht: 'mandant' | 'gruppe' | 'benutzer'
  /** First the one that the sentence around it names. */
  readonly reasons: readonly [Issue, ...Issue[]]
}

/** The catalogue's sentence around the reason (E3): 'Neuer Customizing Wert … konnte nicht in Schicht … gespeichert werden. Fehler: …' */
export function refuseWert(call: Call, { wert, schicht, reasons }: Refused) {
  const [first] = reasons
  const reader = { sprache: call.sprache, zone: call.konfiguration.mandant.zone }
  const fehler = phrase(reader.sprache, 'fehler', first.code, spokenData(first.data, reader))
  const text = JSON.stringify(wert) ?? ''
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  const data = { wert: shown, schicht, fehler }
  const field = first.field ?? 'wert'
  return refuse({
    status: 422,
    code: 'einstellung.nichtGespeichert',
    data,
    issues: [{ code: 'einstellung.nichtGespeichert', field, data }, ...reasons],
  })
}

/** E3: 'keine CustomizingOption zu … gefunden'. */
export function refuseOption(name: string) {
  const unknown = issue('einstellung.optionUnbekannt', { option: name })
  return refuse({ status: 404, code: unknown.code, issues: [unknown], data: unknown.data })
}

/** Whose a value is to be is not to be said so. */
export function refuseField(field: 'gruppeId' | 'benutzerId') {
  const issues = [{ code: 'feld.format', field, data: {} }] as const
  return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
}
