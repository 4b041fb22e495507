import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'

type LoadingProps =
  | {
      /** The height of the placeholder. */
      readonly height: string | number
    }
  | {
      readonly className?: string | undefined
      /** Skeletons that reserve the space; hidden from screen readers. */
      readonly children: ReactNode
    }

/** A loading placeholder. It is found when browsing, but not announced; the content is read in its place. */
export function Loading(props: LoadingProps) {
  const { t } = useTranslation()
  const own = 'height' in props
  return (
    <div role="progressbar" aria-label={t('state.loading')} className={own ? undefined : props.className}>
      {own ? <Skeleton height={props.height} /> : props.children}
    </div>
  )
}
