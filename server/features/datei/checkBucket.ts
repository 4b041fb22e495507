import type { DateiView } from '@platzwart/contract/datei'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Modul } from '@platzwart/domain/mandant/module'
import { type Call, refuse } from '../../platform/http/endpoint.ts'

type Bucket = DateiView['bucket']

interface BucketRule {
  /** Null: of every Mandant. */
  readonly modul: Modul | null
  /** Any of these may bring files; the ones of `pflege` also put theirs in place of others'. */
  readonly bringen: readonly Berechtigung[]
  readonly pflege: Berechtigung
}

/** Who does what with which files: drivers bring pictures and receipts, the rest is kept by who maintains what it shows. */
const RULES: Readonly<Record<Bucket, BucketRule>> = {
  fahrzeuge: {
    modul: 'fahrzeugbuchung',
    bringen: ['fahrzeug_buchen', 'fahrzeug_pflege'],
    pflege: 'fahrzeug_pflege',
  },
  grundrisse: { modul: null, bringen: ['objekt_pflege'], pflege: 'objekt_pflege' },
  logos: { modul: null, bringen: ['customizing_mandant_pflege'], pflege: 'customizing_mandant_pflege' },
  datenschutz: { modul: null, bringen: ['customizing_mandant_pflege'], pflege: 'customizing_mandant_pflege' },
}

/** Whoever may bring a file into some bucket: what the routes ask for before the bucket's own rule is asked. */
export const BRING: readonly Berechtigung[] = [
  ...new Set(Object.values(RULES).flatMap((rule) => rule.bringen)),
]

/** Whether this person keeps the files of a bucket, whoever brought them. */
export function keepsBucket({ person }: Call, bucket: Bucket): boolean {
  return person.berechtigungen.has(RULES[bucket].pflege)
}

/** A bucket of a module that is switched off is not there. */
export function refuseBucket({ konfiguration }: Call, bucket: Bucket) {
  const { modul } = RULES[bucket]
  if (modul === null || konfiguration.mandant.module.includes(modul)) return null
  return refuse({ status: 404, code: 'modul.aus', data: { modul } })
}

/** Null when this person may bring files into the bucket. */
export function refuseWriting(call: Call, bucket: Bucket) {
  const off = refuseBucket(call, bucket)
  if (off) return off
  const { bringen } = RULES[bucket]
  if (bringen.some((name) => call.person.berechtigungen.has(name))) return null
  return refuse({ status: 403, code: 'recht.fehlt', data: { rechte: [...bringen] } })
}
