import { Burger } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lazyPart.ts'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { PARTS } from '../menu.ts'
import classes from './PhoneMenu.module.css'

const PhoneDrawer = lazyPart(() => import('./PhoneDrawer.tsx'), 'PhoneDrawer')

export function PhoneMenu() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpened(true)
  }
  return (
    <div className={classes.root}>
      <Burger
        opened={opened}
        onClick={show}
        size="sm"
        className={classes.burger}
        aria-label={t('nav.open')}
        aria-expanded={opened}
      />
      <div className={classes.zaehler}>
        {PARTS.map(({ name, Beside }) => Beside && <Beside key={name} />)}
      </div>
      <Suspense>{wanted && <PhoneDrawer opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </div>
  )
}
