import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { formatUhrzeit } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { kopplungOptions, takenOptions } from '../api/ownScreen.ts'
import { useScreenLife } from '../model/useScreenLife.ts'
import classes from './Screen.module.css'
import { NoNetwork, Stage } from './Stage.tsx'

interface KopplungProps {
  /** The kind of screen, as the server's feature declares it. */
  readonly art: string
  /** What it is to show. */
  readonly ziel: string
  readonly onPaired: () => void
}

/** An unpaired screen: shows a pairing code until somebody enters it, and a new one whenever it expires. */
export function Kopplung({ art, ziel, onPaired }: KopplungProps) {
  const { t } = useTranslation('anzeigegeraet')
  const zone = useZone()
  useScreenLife()
  const started = useQuery(kopplungOptions(art, ziel))
  const { data } = started
  const taken = useQuery(takenOptions(data?.code))
  const follow = useEffectEvent((lage: 'wartet' | 'gekoppelt' | 'vorbei' | undefined) => {
    if (lage === 'gekoppelt') onPaired()
    if (lage === 'vorbei') void started.refetch()
  })
  useEffect(() => follow(taken.data?.lage), [taken.data?.lage])
  const silent = started.isError || taken.isError
  return (
    <Stage title={t('schirm.titel')}>
      {data === undefined && !silent && <Loading height="12rem" />}
      {data !== undefined && (
        <>
          <p className={classes.how}>{t('schirm.anleitung')}</p>
          <Announced as="p" className={classes.code ?? ''}>
            {data.code}
          </Announced>
          <p className={classes.quiet}>
            {t('schirm.gilt', { zeit: formatUhrzeit(Temporal.Instant.from(data.bis), zone) })}
          </p>
        </>
      )}
      {silent && <NoNetwork since={taken.dataUpdatedAt || started.dataUpdatedAt} />}
    </Stage>
  )
}
