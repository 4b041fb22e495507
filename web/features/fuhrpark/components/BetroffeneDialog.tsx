import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { BetroffeneFahrt } from '@platzwart/contract/fahrzeug'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/format.ts'
import dialog from '../../fahrzeug/components/Dialog.module.css'
import { useZone } from '../../sitzung/api/start.ts'
import type { useWithBetroffene } from '../model/useWithBetroffene.ts'
import classes from './Fuhrpark.module.css'

type Change = Pick<
  ReturnType<typeof useWithBetroffene>,
  'betroffene' | 'bestaetigen' | 'verwerfen' | 'laeuft'
>

/** The bookings that a change would cancel, and with which words; nothing happens before it is confirmed. */
export function BetroffeneDialog({ aenderung }: { readonly aenderung: Change }) {
  const { t } = useTranslation('fuhrpark')
  const small = useMediaQuery('(max-width: 36em)')
  const fahrten = aenderung.betroffene ?? []
  return (
    <Modal
      opened={aenderung.betroffene !== null}
      onClose={aenderung.verwerfen}
      title={t('betroffene.titel')}
      size="lg"
      fullScreen={small === true}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('form.schliessen'), size: 44 }}
      classNames={{ title: dialog.title ?? '' }}
    >
      <div className={dialog.form}>
        <p>{t('betroffene.text', { count: fahrten.length })}</p>
        <ul className={classes.liste}>
          {fahrten.map((fahrt) => (
            <Fahrt key={fahrt.id} fahrt={fahrt} />
          ))}
        </ul>
        <div className={classes.buttons}>
          <Button variant="default" onClick={aenderung.verwerfen}>
            {t('betroffene.zurueck')}
          </Button>
          <Button
            className={classes.heavy ?? ''}
            loading={aenderung.laeuft}
            onClick={() => aenderung.bestaetigen()}
          >
            {t('betroffene.bestaetigen')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function Fahrt({ fahrt }: { readonly fahrt: BetroffeneFahrt }) {
  const { t } = useTranslation('fuhrpark')
  const zone = useZone()
  const at = (text: string) => formatMoment(Temporal.Instant.from(text), zone)
  return (
    <li className={classes.zeile}>
      <strong>{t('betroffene.wann', { von: at(fahrt.von), bis: at(fahrt.bis) })}</strong>
      <span>{[fahrt.fahrer, fahrt.fahrtgrund].filter(Boolean).join(', ')}</span>
      <span className={classes.quiet}>{fahrt.informationstext}</span>
    </li>
  )
}
