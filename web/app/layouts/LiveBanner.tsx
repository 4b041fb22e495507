import { IconPlugConnectedX } from '@tabler/icons-react'
import { formatUhrzeit } from '../../platform/format.ts'
import { useZone } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { useLiveState } from '../../platform/useLive.ts'
import { Announced } from '../../ui/announce/Announced.tsx'
import classes from './LiveBanner.module.css'

/** V1: when the page is no longer live, says so, and since when. */
export function LiveBanner() {
  const { t } = useTranslation()
  const zone = useZone()
  const state = useLiveState()
  const lost = state.art === 'getrennt'
  const why = lost && state.tooManyWindows ? 'live.full' : lost && !state.netz ? 'live.offline' : 'live.lost'
  return (
    <Announced className={(lost && classes.root) || ''}>
      {lost && (
        <>
          <IconPlugConnectedX size={18} aria-hidden className={classes.sign} />
          {t(why, { time: formatUhrzeit(state.seit, zone) })}
        </>
      )}
    </Announced>
  )
}
