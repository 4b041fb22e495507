import type { Issue } from '@platzwart/domain/issue'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import classes from './PasswordPolicy.module.css'

/** S6: the unmet requirements of a new password, live while typing. */
export function PasswordPolicy({ issues }: { readonly issues: readonly Issue[] }) {
  const { t } = useTranslation()
  return (
    <Announced className={classes.root}>
      <span className="visually-hidden">{t('sitzung:passwort.policy')}: </span>
      {issues.length === 0 ? (
        <p className={classes.met}>
          <IconCircleCheck size={18} aria-hidden />
          {t('sitzung:passwort.policyOk')}
        </p>
      ) : (
        <ul>
          {issues.map((issue) => (
            <li key={issue.code}>
              <IconCircleDashed size={18} aria-hidden />
              {t(`fehler:${issue.code}`, { ...issue.data })}
            </li>
          ))}
        </ul>
      )}
    </Announced>
  )
}
