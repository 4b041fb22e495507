import { Drawer } from '@mantine/core'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { useOpenedAfterMount } from '../../ui/dialog/useOpenedAfterMount.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MainNav } from './MainNav.tsx'
import classes from './PhoneMenu.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function PhoneDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      position="right"
      size="18rem"
      title={t('nav.main')}
      closeButtonProps={{ 'aria-label': t('nav.close'), size: 'lg' }}
    >
      <MainNav onChosen={onClose} />
      <div className={classes.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Drawer>
  )
}
