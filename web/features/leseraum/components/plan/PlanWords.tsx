import type { GrundrissView } from '@platzwart/contract/leseraum'
import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import classes from './PlanWords.module.css'

/** A page of the web and nothing else that an address can be, whatever was kept of it. */
const isWeb = (link: string) => /^https?:\/\/[^\s/]/i.test(link)

/** What a room says of itself, and where there is more of it. */
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
