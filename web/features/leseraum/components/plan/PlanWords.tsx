import type { GrundrissView } from '@platzwart/contract/leseraum'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import classes from './PlanWords.module.css'

/** Accepts only web addresses, whatever is stored. */
const isWeb = (link: string) => /^https?:\/\/[^\s/]/i.test(link)

/** A room's description, and a link to more of it. */
export function PlanWords({
  plan,
}: {
  readonly plan: Pick<GrundrissView, 'beschreibung' | 'bezeichnung' | 'link'>
}) {
  const { t } = useTranslation('planWords')
  const { beschreibung, bezeichnung, link } = plan
  return (
    <div className={classes.root}>
      {beschreibung !== '' && <p>{beschreibung}</p>}
      {link !== null && isWeb(link) && (
        <a href={link} target="_blank" rel="noopener noreferrer" aria-label={t('name', { bezeichnung })}>
          {t('mehr')}
          <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </div>
  )
}
