import { Burger, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MainNav } from './MainNav.tsx'
import classes from './PhoneMenu.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function PhoneMenu() {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Burger
        opened={opened}
        onClick={open}
        size="sm"
        className={classes.burger}
        aria-label={t('nav.open')}
        aria-expanded={opened}
      />
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size="18rem"
        title={t('nav.main')}
        closeButtonProps={{ 'aria-label': t('nav.close'), size: 'lg' }}
      >
        <MainNav onChosen={close} />
        <div className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Drawer>
    </>
  )
}
