import type { BuchungView } from '@platzwart/contract/leseraum'
import { wallText } from '@platzwart/domain/time/wall'
import { useQuery } from '@tanstack/react-query'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { DialogAbout } from '../../../ui/dialog/DialogAbout.tsx'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { grundrissOptions } from '../../leseraum/api/plan.ts'
import { SperrForm } from '../../sperre/components/SperrForm.tsx'

interface LockDialogProps {
  /** The booking whose seat is locked, by default for its time. */
  readonly buchung: BuchungView | null
  readonly onClose: () => void
  readonly onLocked: () => unknown
}

/** Locks the seat of a booking; first asks what happens to the booking. */
export function LockDialog({ buchung, onClose, onLocked }: LockDialogProps) {
  const { t } = useTranslation('sperre')
  return (
    <DialogAbout about={buchung} onClose={onClose} title={t('titel')} size="lg">
      {(about) => <Content buchung={about} onClose={onClose} onLocked={onLocked} />}
    </DialogAbout>
  )
}

function Content({ buchung, onClose, onLocked }: LockDialogProps & { readonly buchung: BuchungView }) {
  const zone = useZone()
  const query = useQuery(grundrissOptions(buchung.grundrissId))
  const wall = (at: string) => wallText(Temporal.Instant.from(at), zone)
  return (
    <WhenRead query={query}>
      {(plan) => (
        <SperrForm
          plan={plan}
          start={{
            umfang: 'plaetze',
            leseraumIds: [buchung.leseraumId],
            von: wall(buchung.von),
            bis: wall(buchung.bis),
          }}
          onDone={async () => {
            await onLocked()
            onClose()
          }}
        />
      )}
    </WhenRead>
  )
}
