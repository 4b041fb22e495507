import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from '../../platform/texts/useTranslation.ts'
import classes from './FilterToggle.module.css'

interface FilterToggleProps {
  readonly open: boolean
  /** The id of the element with the fields. */
  readonly controls: string
  /** The number of filters that are set. */
  readonly count: number
  readonly onToggle: () => void
  readonly onClear: () => void
}

/**
 * Shows or hides the fields of a filter, with the number of filters that are set and a button that clears
 * them.
 */
export function FilterToggle({ open, controls, count, onToggle, onClear }: FilterToggleProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
      >
        {t('list.filter')}
        {count > 0 && <span className={classes.count}>{t('list.filterActive', { count })}</span>}
      </Button>
      {count > 0 && (
        <Button variant="transparent" size="compact-sm" onClick={onClear}>
          {t('list.clearFilter')}
        </Button>
      )}
    </>
  )
}
