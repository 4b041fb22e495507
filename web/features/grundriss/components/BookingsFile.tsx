import { useAddress } from '../../../platform/address/useAddress.ts'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { EinfuhrDialog } from '../../einfuhr/components/EinfuhrDialog.tsx'
import { TableWays } from '../../einfuhr/components/TableWays.tsx'
import { wayIn } from '../../einfuhr/model/wayIn.ts'
import { RAEUME_ADDRESS } from '../model/address.ts'

/** Imports bookings that were promised elsewhere from a table; for people who maintain bookings. */
export function BookingsFile() {
  const { t } = useTranslation('einfuhr')
  const address = useAddress(RAEUME_ADDRESS)
  if (!useSitzung().berechtigungen.includes('buchung_pflege')) return null
  return (
    <>
      <TableWays text={t('titel.buchungen')} onOpen={() => address.setSearch({ einlesen: true })} />
      <EinfuhrDialog art="buchungen" refreshes={[]} {...wayIn(address)} />
    </>
  )
}
