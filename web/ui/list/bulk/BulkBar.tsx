import { Button } from '@mantine/core'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../announce/Announced.tsx'
import classes from './bulk.module.css'
import type { Bulk } from './useBulk.ts'

interface BulkBarProps<T, D> {
  readonly bulk: Pick<
    Bulk<T, D>,
    'on' | 'busy' | 'faults' | 'count' | 'possible' | 'begin' | 'end' | 'all'
  > & {
    readonly run: () => unknown
  }
  /** The label of the bulk action. */
  readonly deed: string
  /** The label of the button that starts selecting. */
  readonly begin: string
  /** Whether the action can be described already. */
  readonly ready?: boolean
}

/** The bar of a bulk selection; before that, the button that starts selecting. */
export function BulkBar<T, D>({ bulk, deed, begin, ready = true }: BulkBarProps<T, D>) {
  const { t } = useTranslation()
  const { count, possible, faults, busy } = bulk
  if (!bulk.on) {
    // For a single row its own button does the same.
    if (possible < 2) return null
    return (
      <Button
        variant="default"
        size="sm"
        className={classes.begin ?? ''}
        data-screen-only
        onClick={bulk.begin}
      >
        {begin}
      </Button>
    )
  }
  return (
    // Not a section: when its button is removed, the focus moves to the target of the list's own section.
    <fieldset className={classes.bar} aria-label={t('list.selection')} data-screen-only>
      <Announced as="p" className={classes.count} appears>
        {t('list.selected', { count, anzahl: formatNumber(count) })}
        {faults.size > 0 &&
          ` ${t('list.refused', { count: faults.size, anzahl: formatNumber(faults.size) })}`}
      </Announced>
      <Button variant="subtle" size="sm" disabled={busy} data-focus-target onClick={bulk.all}>
        {t(count === possible ? 'list.selectNone' : 'list.selectAll')}
      </Button>
      <Button size="sm" disabled={count === 0 || !ready} loading={busy} onClick={() => void bulk.run()}>
        {deed}
      </Button>
      <Button variant="default" size="sm" disabled={busy} onClick={bulk.end}>
        {t('list.endSelection')}
      </Button>
    </fieldset>
  )
}
