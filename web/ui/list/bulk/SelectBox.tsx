import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './bulk.module.css'
import type { Bulk } from './useBulk.ts'

interface SelectBoxProps<T, D> {
  readonly bulk: Pick<Bulk<T, D>, 'on' | 'busy' | 'faults' | 'canSelect' | 'isSelected' | 'press'>
  readonly item: T
  readonly itemKey: string
  /** The accessible name of the row. */
  readonly name: string
}

/** A row's checkbox: a click or the space bar, with Shift for a range; and why this row was refused. */
export function SelectBox<T, D>({ bulk, item, itemKey, name }: SelectBoxProps<T, D>) {
  const { t } = useTranslation()
  const id = useId()
  const fault = bulk.faults.get(itemKey)
  if (!bulk.on || !bulk.canSelect(item)) return null
  return (
    <div className={classes.box} data-screen-only>
      <Checkbox
        size="md"
        classNames={{ body: classes.body ?? '', label: classes.label ?? '' }}
        label={t('list.select')}
        // Contains the visible text (WCAG 2.5.3).
        aria-label={name}
        checked={bulk.isSelected(item)}
        disabled={bulk.busy}
        aria-describedby={fault === undefined ? undefined : id}
        // The click event knows Shift, by mouse and by the space bar; the change event does not.
        onClick={(event) => bulk.press(item, event.shiftKey)}
        onChange={() => undefined}
      />
      {fault !== undefined && (
        <p id={id} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
