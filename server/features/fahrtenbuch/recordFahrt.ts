import { withoutAngaben } from '@platzwart/domain/fahrtenbuch/angaben'
import type { ChainHead } from '@platzwart/domain/fahrtenbuch/chain'
import type { Eintrag, FahrtWerte } from '@platzwart/domain/fahrtenbuch/types'
import type { Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { leaveEintrag } from './chainEintrag.ts'

/** A trip as its check-out tells it. */
export interface NewFahrt extends FahrtWerte {
  readonly fahrzeugId: string
  readonly buchungId: string | null
  readonly fahrerId: string
  /** First and last name of that day; the logbook must be readable for ten years. */
  readonly fahrerName: string
  /** Who checked out; null for the system. */
  readonly erfasstVon: string | null
  readonly erfasst: Temporal.Instant
}

/**
 * Writes a trip into its vehicle's logbook (C4), with the commit of its check-out, behind the newest row of a vehicle that is locked. Of a
 * private trip only the kilometres are kept.
 */
export function recordFahrt(tx: Tx, head: ChainHead, fahrt: NewFahrt): Eintrag {
  return leaveEintrag(
    tx,
    head,
    {
      ...withoutAngaben(fahrt),
      id: uuidv7(),
      art: 'fahrt',
      bezugNummer: null,
      grund: '',
      verspaetet: false,
    },
    'recordFahrt',
  )
}
