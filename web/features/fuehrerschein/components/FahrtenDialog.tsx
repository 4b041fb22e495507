import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../sitzung/api/start.ts'
import classes from './FuehrerscheinDialog.module.css'

interface FahrtenDialogProps {
  /** What was written down. */
  readonly art: 'karte' | 'pruefung'
  readonly name: string
  /** That it hits; null is closed. */
  readonly fahrten: readonly BetroffeneBuchung[] | null
  readonly laeuft: boolean
  readonly onDecided: (betroffeneStornieren: boolean) => void
  readonly onClose: () => void
}

/**
 * The trips that a card or a check hits, before it is written: they are cancelled, or left for their check-in, as the checker says. Stands
 * in the licence's own stack, so that Escape closes this one alone.
 */
export function FahrtenDialog(props: FahrtenDialogProps) {
  const { art, fahrten, onClose } = props
  const { t } = useTranslation('fuehrerschein')
  const small = useMediaQuery('(max-width: 36em)')
  return (
    <Modal
      stackId={`fahrten-${art}`}
      opened={fahrten !== null}
      onClose={onClose}
      title={t('betroffene.titel')}
      size="lg"
      fullScreen={small === true}
      transitionProps={{ duration: 120 }}
      closeButtonProps={{ 'aria-label': t('dialog.schliessen'), size: 44 }}
      classNames={{ title: classes.title ?? '' }}
    >
      {fahrten !== null && <Frage {...props} fahrten={fahrten} />}
    </Modal>
  )
}

interface FrageProps extends FahrtenDialogProps {
  readonly fahrten: readonly BetroffeneBuchung[]
}

function Frage({ art, name, fahrten, laeuft, onDecided, onClose }: FrageProps) {
  const { t } = useTranslation('fuehrerschein')
  const count = fahrten.length
  return (
    <div className={classes.question}>
      <p>{t(`betroffene.${art}`, { name, count })}</p>
      <ul className={classes.fahrten}>
        {fahrten.map((fahrt) => (
          <Fahrt key={fahrt.id} fahrt={fahrt} />
        ))}
      </ul>
      <p>
        {t('betroffene.storno', { count })} <em>{fahrten[0]?.informationstext}</em>
      </p>
      <p className={classes.help}>{t('betroffene.bleiben')}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('betroffene.zurueck')}
        </Button>
        <Button variant="default" disabled={laeuft} onClick={() => onDecided(false)}>
          {t('betroffene.behalten')}
        </Button>
        <Button
          variant="default"
          className={classes.danger ?? ''}
          loading={laeuft}
          onClick={() => onDecided(true)}
        >
          {t('betroffene.stornieren')}
        </Button>
      </div>
    </div>
  )
}

function Fahrt({ fahrt }: { readonly fahrt: BetroffeneBuchung }) {
  const { t } = useTranslation('fuehrerschein')
  const zone = useZone()
  const { fahrzeug, kennzeichen } = fahrt
  const [von, bis] = [Temporal.Instant.from(fahrt.von), Temporal.Instant.from(fahrt.bis)]
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(zone).toPlainDate()
  const end = dayOf(von).equals(dayOf(bis)) ? formatUhrzeit(bis, zone) : formatMoment(bis, zone)
  return (
    <li>
      <strong>{t('betroffene.wann', { von: formatMoment(von, zone), bis: end })}</strong>
      <span>{t('betroffene.fahrzeug', { fahrzeug, kennzeichen })}</span>
    </li>
  )
}
