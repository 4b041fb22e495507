import { Modal } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOpenedAfterMount } from '../../ui/useOpenedAfterMount.ts'
import type { Dialog } from '../rootSearch.ts'
import { Regeln } from './Regeln.tsx'
import { SoGehts } from './SoGehts.tsx'

export function HeaderDialog({ dialog }: { dialog: Dialog | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const opened = useOpenedAfterMount(dialog !== undefined)
  const close = () => void navigate({ to: '.', search: ({ dialog: _, ...rest }) => rest, resetScroll: false })
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={dialog === 'regeln' ? t('regeln.title') : t('soGehts.title')}
      closeButtonProps={{ 'aria-label': t('state.close'), size: 'lg' }}
    >
      {dialog === 'regeln' ? <Regeln /> : <SoGehts />}
    </Modal>
  )
}
