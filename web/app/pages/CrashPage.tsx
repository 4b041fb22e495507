import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { startOptions } from '../../features/sitzung/api/start.ts'
import { describeFailure } from '../../platform/describeFailure.ts'
import { Unreachable } from '../../platform/problem.ts'
import { ChunkLoadError } from '../../platform/reloadGuard.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { homePath } from '../guards.ts'
import classes from './CrashPage.module.css'

/** V3: whatever broke, there is a way on: "Reset Error" leads to the start page. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const start = useQueryClient().getQueryData(startOptions.queryKey)
  const described = describeFailure(error, t)

  const again = async () => {
    await router.invalidate()
    reset()
  }
  const goHome = async () => {
    reset()
    await router.navigate({ href: homePath(start), reloadDocument: true })
  }

  return (
    <main id="inhalt" className={classes.root}>
      <PageHeading title={described.title} />
      <EmptyState
        title={described.text}
        action={
          <div className={classes.actions}>
            {error instanceof ChunkLoadError ? (
              <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
            ) : (
              <Button variant={error instanceof Unreachable ? 'filled' : 'default'} onClick={again}>
                {t('state.retry')}
              </Button>
            )}
            <Button variant="default" onClick={goHome}>
              {t('crash.reset')}
            </Button>
          </div>
        }
      >
        {described.requestId !== '' && <code>{t('crash.request', { id: described.requestId })}</code>}
      </EmptyState>
    </main>
  )
}
