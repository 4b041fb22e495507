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

/** The beginning of the keys of all that is read at the desk. */
export const EMPFANG = 'empfang'

const STATUS: Readonly<Record<Choice, string>> = {
  kommen: 'reserviert',
  da: 'durchgeführt',
  alle: 'vorgemerkt,reserviert,durchgeführt',
}

interface Asked {
  /** Undefined: of all floor plans. */
  readonly grundrissId: string | undefined
  readonly auswahl: Choice
  readonly suche: string
  readonly zone: string
}

/** The bookings of today, by start; of those who come or are there, what is over is left out. Asked anew each minute. */
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

/** What whoever sits at the desk does for somebody; the server decides whether it may be done. */
export function takeEmpfangStep(
  schritt: EmpfangStep,
  id: string,
  idempotencyKey: string,
): Promise<BuchungView> {
  return schritt === 'checkIn'
    ? ask(ankunftWire.checkInAmEmpfang, { id, idempotencyKey })
    : takeStayStep(schritt, id, idempotencyKey)
}
