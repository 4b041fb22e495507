import { Button } from '@mantine/core'
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { startOptions } from '../../features/sitzung/api/start.ts'
import { describeFailure } from '../../platform/describeFailure.ts'
import { ApiProblem } from '../../platform/problem.ts'
import { ChunkLoadError } from '../../platform/reloadGuard.ts'
import { MessagePage } from '../../ui/MessagePage.tsx'
import { resetPath } from '../guards.ts'
import { InsideFrame } from '../layouts/insideFrame.ts'
import classes from './CrashPage.module.css'

/** V3: whatever broke, there is a way on: "Reset Error" leads to the start page. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const start = useQueryClient().getQueryData(startOptions.queryKey)
  const queries = useQueryErrorResetBoundary()
  const inside = useContext(InsideFrame)
  const described = describeFailure(error, t)

  const again = async () => {
    if (error instanceof ChunkLoadError) return location.reload()
    queries.reset()
    await router.invalidate()
    reset()
  }

  const message = (
    <MessagePage
      title={described.title}
      text={described.text}
      actions={
        <>
          <Button size="md" onClick={again}>
            {t(error instanceof ChunkLoadError ? 'crash.reload' : 'state.retry')}
          </Button>
          <Button size="md" variant="default" onClick={() => location.assign(resetPath(start))}>
            {t('crash.reset')}
          </Button>
        </>
      }
    >
      {error instanceof ApiProblem && <p>{t('crash.status', { status: error.status })}</p>}
      {described.requestId !== '' && <code>{t('crash.request', { id: described.requestId })}</code>}
    </MessagePage>
  )
  if (inside) return message
  return (
    <main id="inhalt" className={classes.root}>
      {message}
    </main>
  )
}
