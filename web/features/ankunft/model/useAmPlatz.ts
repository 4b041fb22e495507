import type { BuchungView } from '@platzwart/contract/leseraum'
import type { Ankunft } from '@platzwart/contract/leseraum/ankunft'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { keepBuchung } from '../../leseraum/model/useSteps.ts'
import { askAnkunft } from '../api/platz.ts'

type Frei = Ankunft['frei'][number]

interface Booked {
  readonly buchung: BuchungView
  /** Why the check-in failed; null if it did not. */
  readonly offen: { readonly failure: unknown } | null
}

/** The actions at a seat: checking in to one's booking, or booking a free seat and checking in. */
export function useAmPlatz(ankunft: Ankunft, code: string) {
  const { t } = useTranslation('ankunft')
  const { t: room } = useTranslation('leseraum')
  const { leseraumId } = ankunft
  const platz = seatCalled(room, ankunft)
  const zone = useZone()
  const queryClient = useQueryClient()
  const onDone = (buchung: BuchungView) => keepBuchung(queryClient, buchung, zone)
  const refreshes = [['ankunft', leseraumId], ['buchungen']]
  const checkIn = useAct(wire.checkInAmPlatz, {
    input: (buchung: BuchungView) => ({ id: buchung.id, body: { code } }),
    says: () => t('platz.eingecheckt', { platz }),
    about: () => leseraumId,
    onDone,
    refreshes,
  })
  const book = useAct({
    async send(frei: Frei, key): Promise<Booked> {
      // Checks the code first: it may have expired meanwhile, and then there would be a booking without a
      // check-in.
      await askAnkunft(leseraumId, code)
      const buchung = await ask(leseraumWire.bookLeseraum, {
        body: { leseraumId, ...frei, gruppengroesse: 1 },
        idempotencyKey: key,
      })
      try {
        // Retried under its own key; a completed check-in stays.
        return {
          buchung: await ask(wire.checkInAmPlatz, {
            id: buchung.id,
            body: { code },
            idempotencyKey: `${key}-da`,
          }),
          offen: null,
        }
      } catch (failure) {
        // The booking exists, and the failure must not hide that.
        return { buchung, offen: { failure } }
      }
    },
    says: ({ buchung: { bis }, offen }) =>
      t(offen === null ? 'platz.gebucht' : 'platz.nurGebucht', {
        platz,
        zeit: formatUhrzeit(Temporal.Instant.from(bis), zone),
      }),
    about: () => leseraumId,
    onDone: ({ buchung }: Booked) => onDone(buchung),
    refreshes,
  })
  return { checkIn, book }
}
