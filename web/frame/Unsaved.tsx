import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from '../platform/texts/useTranslation.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Actions } from '../ui/form/FormBox.tsx'

interface UnsavedProps {
  /** Something was typed or moved, and not sent. */
  readonly when: boolean
}

/** Asks before what is not saved is left, by a link, the way back or the window's end. */
export function Unsaved({ when }: UnsavedProps) {
  const { t } = useTranslation('pflege')
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when && (current.pathname !== next.pathname || tabOf(current) !== tabOf(next)),
    enableBeforeUnload: () => when,
    withResolver: true,
  })
  const blocked = blocker.status === 'blocked'
  return (
    <Dialog card opened={blocked} onClose={() => blocker.reset?.()} title={t('verlassen.titel')} size="md">
      <p>{t('verlassen.text')}</p>
      <Actions>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {t('verlassen.bleiben')}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('verlassen.verwerfen')}
        </Button>
      </Actions>
    </Dialog>
  )
}

/** The tab of the page, which has its own form; or whether it is one's own or the house's. */
function tabOf({ search }: { readonly search: object }): string {
  const said = search as { readonly reiter?: unknown; readonly haus?: unknown }
  return JSON.stringify([said.reiter, said.haus])
}
