import { IconInfoCircle } from '@tabler/icons-react'
import { formatMoment } from '../../platform/format.ts'
import { useZone } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './PersonalratBanner.module.css'

/** When staff-council mode ends; a separate chunk, because it is rare. */
export function PersonalratEnding({ endet }: { readonly endet: string }) {
  const { t } = useTranslation()
  const zone = useZone()
  return (
    <>
      <IconInfoCircle size={18} aria-hidden className={classes.sign} />
      <span>{t('personalrat.endet', { wann: formatMoment(Temporal.Instant.from(endet), zone) })}</span>
    </>
  )
}
