import { Modal, Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../platform/lazyPart.ts'

const TEXTS = {
  'so-gehts': lazyPart(() => import('./SoGehts.tsx'), 'SoGehts'),
  regeln: lazyPart(() => import('./Regeln.tsx'), 'Regeln'),
}

/** U2: how it works and rules. Which one is open stands in the address. */
export function HeaderDialogs() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dialog = useSearch({ strict: false, select: (search) => search.dialog })
  const Text = dialog === undefined ? null : TEXTS[dialog]
  const close = () => void navigate({ to: '.', search: ({ dialog: _, ...rest }) => rest })
  return (
    <Modal
      opened={dialog !== undefined}
      onClose={close}
      size="lg"
      title={dialog === 'regeln' ? t('regeln.title') : t('soGehts.title')}
      closeButtonProps={{ 'aria-label': t('state.close'), size: 'lg' }}
    >
      <Suspense fallback={<Skeleton height="16rem" />}>{Text && <Text />}</Suspense>
    </Modal>
  )
}
