import type { DateiView } from '@platzwart/contract/datei'
import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/datei'
import { STAMP_NAME } from '@platzwart/contract/paths'

interface Named {
  readonly bucket: DateiView['bucket']
  readonly dateiname: string
  readonly sha256: string
}

/** Characters of the hash that make an address its own: what took a file's place is not looked for in a browser's cache. */
const STAMP = 8

/** Where a file is downloaded, inside its own Mandant only. */
export function dateiUrl({ bucket, dateiname, sha256 }: Named): string {
  const path = address(wire.readDatei, { bucket, dateiname })
  return `${path}?${STAMP_NAME}=${sha256.slice(0, STAMP)}`
}

interface Row extends Named {
  readonly id: string
  readonly inhaltstyp: string
  readonly bytes: number
  readonly breite: number | null
  readonly hoehe: number | null
  readonly erstellt: Temporal.Instant
}

export function presentDatei(row: Row): DateiView {
  const { id, bucket, dateiname, inhaltstyp, bytes, breite, hoehe } = row
  return {
    id,
    bucket,
    dateiname,
    inhaltstyp: inhaltstyp as DateiView['inhaltstyp'],
    bytes,
    breite,
    hoehe,
    url: dateiUrl(row),
    erstellt: row.erstellt.toString(),
  }
}
