import type { EinstellungView } from '@platzwart/contract/einstellung'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { useSitzung } from '../../sitzung/api/start.ts'
import { MAIL_GRUPPEN } from '../model/fields.ts'
import classes from './Einstellung.module.css'
import { OwnSwitch } from './OwnSwitch.tsx'

/** Which mails about vehicles one gets; those of the fleet manager are shown to nobody else. */
export function OwnMails({ views }: { readonly views: readonly EinstellungView[] }) {
  const { t } = useTranslation('einstellung')
  const { berechtigungen } = useSitzung()
  const shown = MAIL_GRUPPEN.filter(({ recht }) => recht === null || berechtigungen.includes(recht))
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
      <p className={classes.quiet}>{t('mails.immer')}</p>
    </Panel>
  )
}
