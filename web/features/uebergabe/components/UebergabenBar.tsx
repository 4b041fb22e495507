import { PAGE } from '@platzwart/contract/paths'
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { followUebergaben, useUebergaben } from '../model/uebergaben.ts'
import { useSentNews } from '../model/useSentNews.ts'
import classes from './Uebergabe.module.css'

/**
 * On every page about vehicles: the number of records in the outbox, and whether one was refused or waits for
 * the previous return.
 */
export function UebergabenBar() {
  const { t } = useTranslation('fahrt')
  const queryClient = useQueryClient()
  useEffect(() => followUebergaben(queryClient), [queryClient])
  useSentNews()
  const { uebergaben } = useUebergaben()
  // The trips' page lists them itself.
  const listed = useLocation({ select: ({ pathname }) => pathname.startsWith(PAGE.fahrten) })
  if (uebergaben.length === 0 || listed) return null
  const refused = uebergaben.some(({ abgelehnt }) => abgelehnt !== null)
  const waitsForReturn = uebergaben.some(({ nochNicht }) => nochNicht === true)
  const Sign = refused ? IconAlertTriangle : IconCloudUpload
  return (
    <p className={classes.bar} data-abgelehnt={refused ? '' : undefined}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <Announced as="span" appears>
        {refused
          ? t('wartend.leisteAbgelehnt')
          : waitsForReturn
            ? t('wartend.leisteNochNicht')
            : t('wartend.leiste', { count: uebergaben.length })}
      </Announced>
      <Link to={PAGE.fahrten}>{t('wartend.ansehen')}</Link>
    </p>
  )
}
