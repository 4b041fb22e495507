import { Button } from '@mantine/core'
import type { BetroffeneFahrt } from '@platzwart/contract/fahrzeug'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/format.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import classes from './Fuhrpark.module.css'

interface BetroffeneDialogProps {
  readonly aenderung: {
    readonly question: readonly BetroffeneFahrt[] | null
    readonly busy: boolean
    readonly answer: (cancel: true) => void
    readonly drop: () => void
  }
}

/** The bookings that a change would cancel, and with which words; nothing happens before it is confirmed. */
export function BetroffeneDialog({ aenderung }: BetroffeneDialogProps) {
  const { t } = useTranslation('fuhrpark')
  const { question, busy, answer, drop } = aenderung
  const fahrten = question ?? []
  return (
    <Dialog opened={question !== null} onClose={drop} title={t('betroffene.titel')}>
      <div className={classes.form}>
        <p>{t('betroffene.text', { count: fahrten.length })}</p>
        <ul className={classes.liste}>
          {fahrten.map((fahrt) => (
            <Fahrt key={fahrt.id} fahrt={fahrt} />
          ))}
        </ul>
        <Actions>
          <Button variant="default" onClick={drop}>
            {t('betroffene.zurueck')}
          </Button>
          <Button className={classes.heavy ?? ''} loading={busy} onClick={() => answer(true)}>
            {t('betroffene.bestaetigen')}
          </Button>
        </Actions>
      </div>
    </Dialog>
  )
}

function Fahrt({ fahrt }: { readonly fahrt: BetroffeneFahrt }) {
  const { t } = useTranslation('fuhrpark')
  const zone = useZone()
  const at = (text: string) => formatMoment(Temporal.Instant.from(text), zone)
  return (
    <li className={classes.row}>
      <strong>{t('betroffene.wann', { von: at(fahrt.von), bis: at(fahrt.bis) })}</strong>
      <span>{[fahrt.fahrer, fahrt.fahrtgrund].filter(Boolean).join(', ')}</span>
      <span className={classes.quiet}>{fahrt.informationstext}</span>
    </li>
  )
}
