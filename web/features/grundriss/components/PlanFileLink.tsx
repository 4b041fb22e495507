import { IconFileExport } from '@tabler/icons-react'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import linkButton from '../../../ui/linkButton.module.css'
import { fileOf } from '../api/grundrissdatei.ts'
import classes from './Grundriss.module.css'

/** The export of a whole plan, for people who may create plans. */
export function PlanFileLink({ id, bezeichnung }: { readonly id: string; readonly bezeichnung: string }) {
  const { t } = useTranslation('grundriss')
  if (!useSitzung().berechtigungen.includes('objekt_pflege')) return null
  const name = `${bezeichnung.replace(/[^\p{L}\p{N}]+/gu, '-')}.grundriss.json`
  return (
    <a href={fileOf(id)} download={name} className={`${linkButton.plain} ${classes.small}`} data-screen-only>
      <IconFileExport size={16} aria-hidden />
      {t('datei.ausgeben')}
    </a>
  )
}
