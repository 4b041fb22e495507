import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import type { Near } from '../model/near.ts'
import classes from './FreieZeiten.module.css'

interface NearWhomProps {
  readonly others: readonly Pick<Near, 'id' | 'name'>[]
  readonly near: Near | null
  readonly onChoose: (id: string | undefined) => void
}

/** Chooses a colleague who shares their bookings; renders nothing if there are none. */
export function NearWhom({ others, near, onChoose }: NearWhomProps) {
  const { t } = useTranslation('freieZeiten')
  if (others.length === 0) return null
  return (
    <div className={classes.near}>
      <NativeSelect
        label={t('nah.titel')}
        data={[
          { value: '', label: t('nah.egal') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={near?.id ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : value)}
      />
      <Announced as="p" className={classes.quiet}>
        {near?.buchungen.length === 0 ? t('nah.nichts', { name: near.name }) : ''}
      </Announced>
    </div>
  )
}
