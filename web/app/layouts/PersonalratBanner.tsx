import { IconInfoCircle } from '@tabler/icons-react'
import { usePersonalrat, useStart, useZone } from '../../features/sitzung/api/start.ts'
import { formatMoment } from '../../platform/format.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Announced } from '../../ui/announce/Announced.tsx'
import classes from './PersonalratBanner.module.css'

/** That staff-council mode is to end is told to everybody of the house on every page, for as long as it can still be taken back. */
export function PersonalratBanner() {
  const { t } = useTranslation()
  const { sitzung } = useStart()
  const zone = useZone()
  const endet = usePersonalrat()?.endet ?? null
  const shown = sitzung !== null && endet !== null
  return (
    <Announced className={(shown && classes.root) || ''}>
      {shown && (
        <>
          <IconInfoCircle size={18} aria-hidden className={classes.sign} />
          <span>{t('personalrat.endet', { wann: formatMoment(Temporal.Instant.from(endet), zone) })}</span>
        </>
      )}
    </Announced>
  )
}
