import { type EinfuhrLineView, type EinfuhrView, TABLE_ENCODINGS } from '@platzwart/contract/einfuhr'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { SEPARATORS } from '@platzwart/libs/csv/readCsv'
import { spokenData } from '@platzwart/phrases/format'
import type { EinfuhrArt, JudgedLine } from '../../platform/einfuhrArt.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'
import { phrase } from '../../platform/phrases.ts'
import { wordsOfRechte } from '../berechtigung/refuseGrant.ts'
import type { readOwn } from './queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readOwn>>>
type Issue = Pick<CodedIssue, 'code' | 'data'>

/** What a column is called in the reader's language. */
export const headingOf = ({ sprache }: Pick<Call, 'sprache'>, art: EinfuhrName, spalte: string): string =>
  phrase(sprache, 'einfuhr', `spalte.${art}.${spalte}`)

const wordsOfData = (call: Call, art: EinfuhrName, data: CodedIssue['data']): CodedIssue['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (name === 'recht' && isBerechtigung(String(value)))
        return [name, wordsOfRechte(call, [value as never])[0] ?? '']
      if (name === 'rechte' && Array.isArray(value))
        return [name, wordsOfRechte(call, value.filter(isBerechtigung))]
      if (name === 'spalten' && Array.isArray(value))
        return [name, value.map((one) => headingOf(call, art, one))]
      return [name, value]
    }),
  )

const textOf = (call: Call, art: EinfuhrName, { code, data }: Issue) => {
  const reader = { sprache: call.sprache, zone: call.konfiguration.mandant.zone }
  return phrase(call.sprache, 'fehler', code, spokenData(wordsOfData(call, art, data), reader))
}

export function presentEinfuhr(call: Call, art: EinfuhrName, row: Row): EinfuhrView {
  const counts = row.anzahl
  return {
    id: row.id,
    dateiname: row.dateiname,
    status: row.status,
    erledigt: row.erledigt,
    gesamt: row.gesamt,
    kodierung: TABLE_ENCODINGS.find((one) => one === row.kodierung) ?? null,
    kodierungUnklar: row.kodierung_unklar,
    lesarten: row.lesarten.map(({ encoding, words }) => ({ kodierung: encoding, woerter: [...words] })),
    trennzeichen: SEPARATORS.find((one) => one === row.trennzeichen) ?? null,
    uebergangen: [...row.uebergangen],
    anzahl: {
      neu: counts.neu ?? 0,
      geaendert: counts.geaendert ?? 0,
      unveraendert: counts.unveraendert ?? 0,
      abgelehnt: counts.abgelehnt ?? 0,
    },
    fehler: row.fehler === null ? null : textOf(call, art, row.fehler),
    mails: call.deps.transport.send !== null,
    erstellt: row.erstellt.toString(),
  }
}

/** Of a cell that is shown; more nobody reads. */
const SHOWN = 100

const cut = ({ titel, zusatz }: ReturnType<EinfuhrArt['about']>) => ({
  titel: titel.slice(0, SHOWN),
  zusatz: zusatz.slice(0, SHOWN),
})

export function presentLine(call: Call, kind: EinfuhrArt, line: JudgedLine): EinfuhrLineView {
  const { zeile, urteil, gelesen, ergebnis } = line
  const { art, tabelle, about, spoken } = kind
  const said = (spalte: string, wert: string) => spoken?.(call.sprache, spalte, wert) ?? wert
  return {
    zeile,
    urteil,
    ...cut(about(gelesen)),
    aenderungen: tabelle.spalten.flatMap((spalte) => {
      const nachher = ergebnis.aenderungen[spalte]
      if (nachher === undefined) return []
      const vorher = ergebnis.vorher[spalte] ?? null
      return [
        {
          spalte: headingOf(call, art, spalte),
          vorher: vorher === null ? null : said(spalte, vorher),
          nachher: said(spalte, nachher),
        },
      ]
    }),
    verstoesse: ergebnis.verstoesse.map(({ field = '', ...verstoss }) => {
      const spalte = tabelle.spalten.find((one) => one === field)
      return {
        spalte: spalte ? headingOf(call, art, spalte) : field,
        wert: spalte ? (gelesen[spalte] ?? '').slice(0, SHOWN) : '',
        detail: textOf(call, art, verstoss),
      }
    }),
  }
}
