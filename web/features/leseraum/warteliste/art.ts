import type { LiveWarteplatz, WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { tagOf } from '@platzwart/domain/time/zone'
import { ask } from '../../../platform/api.ts'
import { isLive } from '../../../platform/live.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { seatCalled } from '../../../platform/texts/seatCalled.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { text } from '../../../ui/form/text.tsx'
import type { WarteArt } from '../../warteliste/art.ts'
import { hasRooms } from '../model/bereich/bereich.ts'

interface SeatWaiting {
  readonly platz: WarteplatzView
  readonly acceptance: { readonly zweitePerson: string }
}

/** The waiting list of seats and rooms. */
export const WARTELISTE: WarteArt<SeatWaiting> = {
  queryKey: ['warteplaetze'],
  bookings: [['buchungen'], ['planTag']],
  list: (signal) => ask(wire.listWarteplaetze, { signal }),
  leave: ({ id, version }, idempotencyKey) => ask(wire.leaveWarteliste, { id, version, idempotencyKey }),
  accept({ id, version }, { zweitePerson }, idempotencyKey) {
    const email = zweitePerson.trim().toLowerCase()
    const body = email === '' ? {} : { zweitePerson: email }
    return ask(wire.acceptAngebot, { id, version, body, idempotencyKey })
  },
  useAcceptance({ angebot: { zweitePersonNoetig } }) {
    const { t } = useTranslation('platzDialog')
    const fields = {
      zweitePerson: text({
        label: t('zweitePerson'),
        hint: t('zweitePersonHilfe'),
        missing: t('zweitePersonFehlt'),
        type: 'email',
        autoComplete: 'off',
        max: 254,
      }),
    }
    return { start: { zweitePerson: '' }, fields: zweitePersonNoetig ? fields : {} }
  },
  useIsOn: () => hasRooms(useSitzung().menue),
  concerns(event, own, zone) {
    if (!isLive<LiveWarteplatz>(event, 'warteplatz')) return false
    if (event.eigene) return true
    return own.some(
      (one) =>
        one.status === 'wartet' &&
        one.grundrissId === event.grundrissId &&
        tagOf(Temporal.Instant.from(one.von), zone).toString() === event.tag,
    )
  },
  stands: new Set(['grundriss', 'leseraum', 'ausstattung', 'einstellung_wert', 'mandant']),
  useWords() {
    const { t } = useTranslation('warteliste')
    const { t: room } = useTranslation('leseraum')
    return {
      wish({ bezeichnung, zone, ausstattung }) {
        if (bezeichnung !== null) return bezeichnung
        if (zone !== null) return t('imBereich', { zone })
        return ausstattung === null ? t('egal') : t('mit', { name: ausstattung })
      },
      offer: ({ angebot }) => seatCalled(room, angebot),
      where: ({ grundriss, standort }) => room('buchungen.wo', { plan: grundriss, standort }),
      details: ({ gruppengroesse }) =>
        gruppengroesse > 1 ? [t('personen', { anzahl: gruppengroesse })] : [],
    }
  },
}
