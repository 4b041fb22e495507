import { Button } from '@mantine/core'
import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useContext, useId } from 'react'
import { describeFailure, remedyOf } from '../../platform/describeFailure.ts'
import { ApiProblem } from '../../platform/problem.ts'
import { startOptions } from '../../platform/session/start.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { MessagePage } from '../../ui/MessagePage.tsx'
import { resetPath } from '../guards.ts'
import { InsideFrame } from '../layouts/insideFrame.ts'
import classes from './CrashPage.module.css'

/**
 * V3: offers a way on after any error. "Reset Error" leads to the start page. It is the only action if a
 * retry would fail again, and otherwise the fallback after a retry: the two never look equivalent.
 */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const start = useQueryClient().getQueryData(startOptions.queryKey)
  const queries = useQueryErrorResetBoundary()
  const inside = useContext(InsideFrame)
  const described = describeFailure(error, t)
  const hint = useId()

  const remedy = remedyOf(error)
  const again = async () => {
    if (remedy === 'reload') return location.reload()
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
          {remedy !== null && (
            <Button size="md" onClick={again}>
              {t(remedy === 'reload' ? 'crash.reload' : 'state.retry')}
            </Button>
          )}
          <div className={classes.reset}>
            <Button
              size={remedy === null ? 'md' : 'sm'}
              variant={remedy === null ? 'filled' : 'subtle'}
              aria-describedby={hint}
              onClick={() => location.assign(resetPath(start))}
            >
              {t('crash.reset')}
            </Button>
            <span id={hint}>{t(remedy === null ? 'crash.resetMeans' : 'crash.resetOtherwise')}</span>
          </div>
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
