import type { DateiView } from '@platzwart/contract/datei'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import type { Modul } from '@platzwart/domain/mandant/module'
import type { Call } from '../../platform/http/endpoint.ts'
import type { DeclaredPolicy } from '../../platform/http/policy.ts'

type Bucket = DateiView['bucket']

interface BucketRule {
  /** Without one: of every Mandant. */
  readonly modul?: Modul
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
  grundrisse: { bringen: ['objekt_pflege'], pflege: 'objekt_pflege' },
  logos: { bringen: ['customizing_mandant_pflege'], pflege: 'customizing_mandant_pflege' },
  datenschutz: { bringen: ['customizing_mandant_pflege'], pflege: 'customizing_mandant_pflege' },
}

/** Whoever may bring a file into some bucket, and then into this one, which a switched off module has not. */
export const BRINGS = {
  who: 'sitzung',
  anyOf: [...new Set(Object.values(RULES).flatMap((rule) => rule.bringen))],
  by: of(({ modul, bringen }) => ({ ...(modul && { modul }), anyOf: bringen })),
} as const satisfies DeclaredPolicy

/** A bucket of a module that is switched off is not there. */
export const SEES = {
  who: 'sitzung',
  by: of(({ modul }) => ({ ...(modul && { modul }) })),
} as const satisfies DeclaredPolicy

function of<N>(narrow: (rule: BucketRule) => N) {
  const values = Object.fromEntries(Object.entries(RULES).map(([bucket, rule]) => [bucket, narrow(rule)]))
  return { param: 'bucket', values }
}

/** Whether this person keeps the files of a bucket, whoever brought them. */
export function keepsBucket({ person }: Call, bucket: Bucket): boolean {
  return person.berechtigungen.has(RULES[bucket].pflege)
}
