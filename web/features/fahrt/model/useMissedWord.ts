import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { lapsesAt } from '@platzwart/domain/fahrzeug/bereit'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import { whenOf } from './fahrt.ts'

/** Until when check-in was open, and when the trip lapses. */
export function useMissedWord(): (
  fahrt: Pick<FahrzeugBuchungView, 'von' | 'bis' | 'bereitAb' | 'erstellt' | 'freigaben' | 'checkInBis'>,
  jetzt: Temporal.Instant,
) => string {
  const { t } = useTranslation('fahrzeug')
  const zone = useZone()
  const einstellungen = useEinstellungen()
  return (fahrt, jetzt) => {
    const zeit = formatUhrzeit(Temporal.Instant.from(fahrt.checkInBis), zone)
    const storno = lapsesAt(whenOf(fahrt), einstellungen)
    if (storno === null || Temporal.Instant.compare(storno, jetzt) <= 0) {
      return t('fahrten.checkInVorbei', { zeit })
    }
    return t('fahrten.checkInVorbeiStorno', { zeit, storno: formatUhrzeit(storno, zone) })
  }
}
