import { PAGE } from '@platzwart/contract/paths'
import type { Sitzung } from '@platzwart/contract/start'
import { IconAdjustments, IconBuilding, IconKey, IconLogout, IconMail } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import { Dropdown, DropdownEntry } from '../../ui/Dropdown.tsx'
import { pagesOf } from '../menu.ts'
import classes from './AccountMenu.module.css'

const SIGNS: Readonly<Record<string, typeof IconKey>> = {
  eigeneEinstellungen: IconAdjustments,
  eigeneMails: IconMail,
  passwort: IconKey,
}

/** The person's name, the pages about their account, and the sign-out. */
export function AccountMenu({ sitzung }: { sitzung: Sitzung }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { vorname, nachname, email } = sitzung.benutzer
  const name = `${vorname} ${nachname}`
  const kurz = `${vorname.slice(0, 1)}${nachname.slice(0, 1)}`
  return (
    <Dropdown
      label={t('account.label', { name, kurz })}
      face={<span className={classes.initials}>{kurz}</span>}
      head={
        <div className={classes.person}>
          <span className="visually-hidden">{t('account.signedInAs')} </span>
          <strong>{name}</strong>
          <span>{email}</span>
        </div>
      }
    >
      {sitzung.haeuser !== 'eines' && (
        <DropdownEntry
          sign={<IconBuilding size={18} stroke={1.75} aria-hidden />}
          onChosen={() => void navigate({ to: PAGE.haeuser })}
        >
          {t('menue.haeuser')}
        </DropdownEntry>
      )}
      {pagesOf('konto', sitzung.menue).map(({ id, to }) => {
        const Sign = SIGNS[id] ?? IconKey
        return (
          <DropdownEntry
            key={id}
            sign={<Sign size={18} stroke={1.75} aria-hidden />}
            onChosen={() => void navigate({ to })}
          >
            {t(`menue.${id}`)}
          </DropdownEntry>
        )
      })}
      <DropdownEntry
        sign={<IconLogout size={18} stroke={1.75} aria-hidden />}
        onChosen={() => void navigate({ to: PAGE.logout })}
      >
        {t('menue.logout')}
      </DropdownEntry>
    </Dropdown>
  )
}
