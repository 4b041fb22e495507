import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as ankunftWire from '@platzwart/contract/operations/leseraum/ankunft'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { Choice } from '../model/address.ts'
import { type StayStep, takeStayStep } from './aufenthalt.ts'

const PAGE_SIZE = 50
const MINUTE_MS = 60_000

/** The query key prefix of everything at the desk. */
export const EMPFANG = 'empfang'

const STATUS: Readonly<Record<Choice, string>> = {
  kommen: 'reserviert',
  da: 'durchgeführt',
  alle: 'vorgemerkt,reserviert,durchgeführt',
}

interface Asked {
  /** Undefined: all floor plans. */
  readonly grundrissId: string | undefined
  readonly auswahl: Choice
  readonly suche: string
  readonly zone: string
}

/**
 * Today's bookings by start; without those that are over, unless everything is shown. Read again each minute.
 */
export function empfangOptions({ zone, ...asked }: Asked) {
  const { grundrissId, auswahl, suche } = asked
  return infiniteQueryOptions({
    queryKey: [EMPFANG, asked],
    queryFn: ({ signal, pageParam }) => {
      const jetzt = now()
      const tag = tagOf(jetzt, zone)
      const { von, bis } = dayPeriod(tag, zone)
      const query = {
        grundrissId,
        tag: tag.toString(),
        status: STATUS[auswahl],
        suche: suche || undefined,
        von: (auswahl === 'alle' ? von : jetzt).toString(),
        bis: bis.toString(),
        limit: PAGE_SIZE,
        cursor: pageParam,
      }
      return ask(wire.listLeseraumBuchungen, { query, signal })
    },
    ...BY_PAGES,
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
  })
}

export type EmpfangStep = 'checkIn' | StayStep

/** A step of the desk on somebody's behalf; the server decides. */
export function takeEmpfangStep(
  schritt: EmpfangStep,
  id: string,
  idempotencyKey: string,
): Promise<BuchungView> {
  return schritt === 'checkIn'
    ? ask(ankunftWire.checkInAmEmpfang, { id, idempotencyKey })
    : takeStayStep(schritt, id, idempotencyKey)
}
