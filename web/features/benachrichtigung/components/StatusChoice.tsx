import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Status } from '../api/postausgang.ts'
import { STATUS } from '../model/address.ts'
import classes from './Post.module.css'

const ALL = 'alle'

interface StatusChoiceProps {
  /** Undefined is every status. */
  readonly status: Status | undefined
  readonly onChange: (status: Status | undefined) => void
}

/** Selects the status of mails, or all. */
export function StatusChoice({ status, onChange }: StatusChoiceProps) {
  const { t } = useTranslation('auftrag')
  return (
    <div className={classes.choice}>
      <SegmentedControl
        aria-label={t('post.status')}
        data={[
          { value: ALL, label: t('post.alle') },
          { value: 'wartend', label: t('post.wartend') },
          { value: 'gesendet', label: t('post.gesendet') },
          { value: 'fehlgeschlagen', label: t('post.fehlgeschlagenKurz') },
        ]}
        value={status ?? ALL}
        onChange={(value) => onChange(STATUS.find((known) => known === value))}
      />
    </div>
  )
}
