import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useMailsLeave, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useDialogTitle } from '../../../ui/dialog/DialogFrame.tsx'
import link from '../../../ui/linkButton.module.css'
import { useEinstellungen } from '../../einstellung/model/useEinstellungen.ts'
import classes from '../../flotte/components/Dialog.module.css'
import { useSpan } from '../../flotte/model/useSpan.ts'
import { fahrtPath } from '../model/fahrtPath.ts'

interface FahrtDoneProps {
  readonly fahrt: FahrzeugBuchungView
  readonly geaendert: boolean
  readonly onClose: () => void
}

/** Mails that the booker may have switched off. */
type Mailing = `benachrichtigung.fahrzeug${'Buchung' | 'Aenderung' | 'Freigabe'}`

/** The confirmation of a booking, and what comes next. */
export function FahrtDone({ fahrt, geaendert, onClose }: FahrtDoneProps) {
  const { t } = useTranslation('fahrzeug')
  const zone = useZone()
  const range = useSpan()
  const zeit = (instant: string) => formatUhrzeit(Temporal.Instant.from(instant), zone)
  const einstellungen = useEinstellungen()
  const mails = useMailsLeave()
  const mailed = (flag: Mailing) => mails && einstellungen[flag].value
  const confirmed = geaendert ? 'benachrichtigung.fahrzeugAenderung' : 'benachrichtigung.fahrzeugBuchung'
  const wartet = fahrt.status === 'vorgemerkt'
  const Sign = wartet ? IconHourglass : IconCircleCheck
  const titel = wartet ? 'fertig.vorgemerkt' : geaendert ? 'fertig.geaendert' : 'fertig.reserviert'
  useDialogTitle(t(titel, { kennzeichen: fahrt.kennzeichen }))
  return (
    <div className={classes.done}>
      <Sign size={44} stroke={1.5} aria-hidden className={classes.tick} />
      <p className={classes.when}>{range(fahrt.von, fahrt.bis)}</p>
      <ol className={classes.next}>
        {wartet && (
          <li>
            {t('fertig.freigabe', {
              personen: fahrt.freigaben.map(({ benutzer }) => benutzer.name).join(', ') || '–',
            })}
            {mailed('benachrichtigung.fahrzeugFreigabe') && ` ${t('fertig.freigabeMail')}`}
          </li>
        )}
        {mailed(confirmed) && <li>{t('fertig.mail')}</li>}
        <li>
          {t(fahrt.stellplatz === '' ? 'fertig.wo' : 'fertig.woPlatz', {
            standort: fahrt.standort,
            platz: fahrt.stellplatz,
          })}
        </li>
        {fahrt.schluesselHinweis !== '' && (
          <li>{t('fertig.schluessel', { hinweis: fahrt.schluesselHinweis })}</li>
        )}
        {fahrt.schluesselCodeAb !== null && (
          <li>{t('fertig.schluesselCode', { zeit: zeit(fahrt.schluesselCodeAb) })}</li>
        )}
        <li>{t('fertig.checkIn', { von: zeit(fahrt.checkInVon), bis: zeit(fahrt.checkInBis) })}</li>
      </ol>
      <div className={classes.buttons}>
        <Link to={fahrtPath(fahrt.id)} className={link.plain}>
          {t('fertig.zurFahrt')}
        </Link>
        <Button onClick={onClose} size="md">
          {t('fertig.fertig')}
        </Button>
      </div>
    </div>
  )
}
