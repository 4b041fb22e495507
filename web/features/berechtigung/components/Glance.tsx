import { Progress } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Tile } from '../model/glance.ts'
import classes from './Glance.module.css'

/**
 * The house at a glance: what is taken and out now, today's bookings, and whether the jobs run. Each tile
 * links to its page.
 */
export function Glance({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t } = useTranslation('verwaltung')
  if (tiles.length === 0) return null
  return (
    <section aria-label={t('blick.titel')}>
      <ul className={classes.root}>
        {tiles.map((tile) => (
          <li key={tile.art}>
            <Link to={tile.to} className={classes.tile}>
              <span className={classes.name}>{t(`blick.${tile.art}`)}</span>
              {tile.art === 'betrieb' ? <Running tile={tile} /> : <Taken tile={tile} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Taken({ tile }: { readonly tile: Exclude<Tile, { art: 'betrieb' }> }) {
  const { t } = useTranslation('verwaltung')
  const { art, belegt, alle, heute } = tile
  return (
    <>
      <span className={classes.figure}>
        {t('blick.von', { belegt: formatNumber(belegt), alle: formatNumber(alle) })}
      </span>
      <span className={classes.quiet}>{t(`blick.${art}Jetzt`)}</span>
      <Progress value={alle === 0 ? 0 : (100 * Math.min(belegt, alle)) / alle} size="sm" aria-hidden />
      <span className={classes.quiet}>
        {t(`blick.${art}Heute`, { count: heute, anzahl: formatNumber(heute) })}
      </span>
    </>
  )
}

function Running({ tile }: { readonly tile: Extract<Tile, { art: 'betrieb' }> }) {
  const { t } = useTranslation('verwaltung')
  const { ruhig, ueberfaellig, gescheitert, wartend } = tile
  const Sign = ruhig ? IconCircleCheck : IconAlertTriangle
  return (
    <>
      <span className={classes.figure} data-ruhig={ruhig}>
        <Sign size={22} aria-hidden />
        {t(ruhig ? 'blick.laeuft' : 'blick.stockt')}
      </span>
      <span className={classes.quiet}>
        {ueberfaellig === 0
          ? t('blick.auftraegeGut')
          : t('blick.auftraegeSpaet', { count: ueberfaellig, anzahl: formatNumber(ueberfaellig) })}
      </span>
      <span className={classes.quiet}>
        {gescheitert === 0
          ? t('blick.mails', { count: wartend, anzahl: formatNumber(wartend) })
          : t('blick.mailsNicht', { count: gescheitert, anzahl: formatNumber(gescheitert) })}
      </span>
    </>
  )
}
