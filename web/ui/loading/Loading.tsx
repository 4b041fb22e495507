import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'

type LoadingProps =
  | {
      /** How much place to keep. */
      readonly height: string | number
    }
  | {
      readonly className?: string | undefined
      /** Skeletons that keep the place; for eyes only. */
      readonly children: ReactNode
    }

/** What is on its way: a place that says so where one comes by, and tells nobody. What has come is read where it stands. */
export function Loading(props: LoadingProps) {
  const { t } = useTranslation()
  const own = 'height' in props
  return (
    <div role="progressbar" aria-label={t('state.loading')} className={own ? undefined : props.className}>
      {own ? <Skeleton height={props.height} /> : props.children}
    </div>
  )
}
