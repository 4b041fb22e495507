import type { EinfuhrLineView, EinfuhrView } from '@platzwart/contract/einfuhr'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { COLUMNS, type Column } from '@platzwart/domain/einfuhr/columns'
import { ENCODINGS } from '@platzwart/libs/csv/decode'
import { SEPARATORS } from '@platzwart/libs/csv/readCsv'
import { spokenData } from '@platzwart/phrases/format'
import type { Call } from '../../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { phrase } from '../../../platform/phrases.ts'
import { wordsOfRechte } from '../../berechtigung/refuseGrant.ts'
import type { Judged } from './judgeLines.ts'
import type { readOwn } from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readOwn>>>
type Said = Pick<CodedIssue, 'code' | 'data'>

const wordsOfData = (call: Call, data: CodedIssue['data']): CodedIssue['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (name === 'recht' && isBerechtigung(String(value)))
        return [name, wordsOfRechte(call, [value as never])[0] ?? '']
      if (name === 'rechte' && Array.isArray(value))
        return [name, wordsOfRechte(call, value.filter(isBerechtigung))]
      if (name === 'spalten' && Array.isArray(value)) return [name, value.map((one) => headingOf(call, one))]
      return [name, value]
    }),
  )

/** What a column is called in the reader's language. */
export const headingOf = ({ sprache }: Pick<Call, 'sprache'>, spalte: string): string =>
  phrase(sprache, 'benutzer', `einfuhr.spalte.${spalte}`)

const textOf = (call: Call, { code, data }: Said) => {
  const reader = { sprache: call.sprache, zone: call.konfiguration.mandant.zone }
  return phrase(call.sprache, 'fehler', code, spokenData(wordsOfData(call, data), reader))
}

export function presentEinfuhr(call: Call, row: Row): EinfuhrView {
  const counts = row.anzahl
  return {
    id: row.id,
    dateiname: row.dateiname,
    status: row.status,
    erledigt: row.erledigt,
    gesamt: row.gesamt,
    kodierung: ENCODINGS.find((one) => one === row.kodierung) ?? null,
    trennzeichen: SEPARATORS.find((one) => one === row.trennzeichen) ?? null,
    uebergangen: [...row.uebergangen],
    anzahl: {
      neu: counts.neu ?? 0,
      geaendert: counts.geaendert ?? 0,
      unveraendert: counts.unveraendert ?? 0,
      abgelehnt: counts.abgelehnt ?? 0,
    },
    fehler: row.fehler === null ? null : textOf(call, row.fehler),
    mails: call.deps.transport.send !== null,
    erstellt: row.erstellt.toString(),
  }
}

export function presentLine(call: Call, { zeile, urteil, gelesen, ergebnis }: Judged): EinfuhrLineView {
  const changes = Object.entries(ergebnis.aenderungen) as [Column, string][]
  const given = [
    ...(ergebnis.gruppenIds.length > 0 ? (['gruppen'] as const) : []),
    ...(ergebnis.rollenIds.length > 0 ? (['rollen'] as const) : []),
  ]
  return {
    zeile,
    urteil,
    name: `${gelesen.vorname ?? ''} ${gelesen.nachname ?? ''}`.trim(),
    email: (gelesen.email ?? '').toLowerCase(),
    aenderungen: [
      ...changes.map(([spalte, nachher]) => ({ spalte, vorher: ergebnis.vorher[spalte] ?? null, nachher })),
      ...given.map((spalte) => ({ spalte, vorher: null, nachher: gelesen[spalte] ?? '' })),
    ],
    verstoesse: ergebnis.verstoesse.map(({ field = '', ...verstoss }) => {
      const spalte = COLUMNS.find((one) => one === field)
      return {
        spalte: spalte ? headingOf(call, spalte) : field,
        wert: spalte ? (gelesen[spalte] ?? '').slice(0, 100) : '',
        detail: textOf(call, verstoss),
      }
    }),
  }
}
