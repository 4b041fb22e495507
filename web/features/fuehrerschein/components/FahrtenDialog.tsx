import { Button } from '@mantine/core'
import type { BetroffeneBuchung } from '@platzwart/contract/fuehrerschein'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatUhrzeit } from '../../../platform/format.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Actions } from '../../../ui/form/FormBox.tsx'
import { useZone } from '../../sitzung/api/start.ts'
import classes from './FuehrerscheinDialog.module.css'

interface FahrtenDialogProps {
  /** What was written down. */
  readonly art: 'karte' | 'pruefung'
  readonly name: string
  readonly frage: {
    /** The trips that it hits; null is closed. */
    readonly question: readonly BetroffeneBuchung[] | null
    readonly busy: boolean
    readonly answer: (cancel: boolean) => void
    readonly drop: () => void
  }
}

/**
 * The trips that a card or a check hits, before it is written: they are cancelled, or left for their check-in, as the checker says. Stands
 * in the licence's own stack, so that Escape closes this one alone.
 */
export function FahrtenDialog({ art, name, frage }: FahrtenDialogProps) {
  const { t } = useTranslation('fuehrerschein')
  const { question, busy, answer, drop } = frage
  const fahrten = question ?? []
  const count = fahrten.length
  return (
    <Dialog
      stackId={`fahrten-${art}`}
      opened={question !== null}
      onClose={drop}
      title={t('betroffene.titel')}
    >
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
        <Actions>
          <Button variant="default" onClick={drop}>
            {t('betroffene.zurueck')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => answer(false)}>
            {t('betroffene.behalten')}
          </Button>
          <Button
            variant="default"
            className={classes.danger ?? ''}
            loading={busy}
            onClick={() => answer(true)}
          >
            {t('betroffene.stornieren')}
          </Button>
        </Actions>
      </div>
    </Dialog>
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
