import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import type { Sitzung } from '@platzwart/contract/start'
import { IconKey, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './AccountMenu.module.css'

export function AccountMenu({ sitzung }: { sitzung: Sitzung }) {
  const { t } = useTranslation()
  const { vorname, nachname, email, sso } = sitzung.benutzer
  const name = `${vorname} ${nachname}`
  const kurz = `${vorname.slice(0, 1)}${nachname.slice(0, 1)}`
  return (
    <Menu width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('account.label', { name, kurz })}>
          <Avatar size={34} radius="xl" color="lampe" variant="light" alt="">
            {kurz}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <span className="visually-hidden">{t('account.signedInAs')} </span>
          <strong>{name}</strong>
          <span>{email}</span>
        </div>
        <Menu.Divider />
        {!sso && (
          <Menu.Item
            leftSection={<IconKey size={18} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to={PAGE.passwort} {...props} />}
          >
            {t('menue.passwort')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
          renderRoot={(props) => <Link to={PAGE.logout} preload={false} {...props} />}
        >
          {t('menue.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
