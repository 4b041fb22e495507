import type { EinstellungView } from '@platzwart/contract/einstellung'
import { guardAdminPath } from '@platzwart/domain/berechtigung/adminBereich'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../../ui/Panel.tsx'
import type { MAIL_GRUPPEN, MailGruppe, RoomMailGruppen } from '../../model/fields.ts'
import classes from '../Einstellung.module.css'
import { OwnSwitch } from './OwnSwitch.tsx'

interface OwnMailsProps {
  readonly views: readonly EinstellungView[]
  readonly gruppen: typeof MAIL_GRUPPEN | RoomMailGruppen
  /** Which mails are always sent, and why. */
  readonly immer: string
}

/** Which mails one gets; those that never apply to the person are hidden. */
export function OwnMails({ views, gruppen, immer }: OwnMailsProps) {
  const { t } = useTranslation('einstellung')
  const { berechtigungen } = useSitzung()
  const rights = new Set(berechtigungen.filter(isBerechtigung))
  const shown = gruppen.filter(
    ({ rechte, seite }: MailGruppe) =>
      (rechte === null || rechte.some((recht) => rights.has(recht))) &&
      (seite === undefined || guardAdminPath(seite, rights) === null),
  )
  return (
    <Panel aria-labelledby="mails" className={classes.section ?? ''}>
      <div>
        <h2 id="mails">{t('mails.titel')}</h2>
        <p className={classes.quiet}>{t('mails.text')}</p>
      </div>
      {shown.map(({ gruppe, namen }) => (
        <fieldset key={gruppe} className={classes.gruppe}>
          <legend>{t(`mails.gruppe.${gruppe}`)}</legend>
          {namen.map((name) => {
            const view = views.find((one) => one.name === name)
            return view && <OwnSwitch key={name} name={name} view={view} />
          })}
        </fieldset>
      ))}
      <p className={classes.quiet}>{immer}</p>
    </Panel>
  )
}
