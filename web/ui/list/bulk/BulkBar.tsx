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
  /** What the button does to all that are selected. */
  readonly deed: string
  /** Opens the boxes. */
  readonly begin: string
  /** Whether it is said what the button does. */
  readonly ready?: boolean
}

/** One bar for all that is selected; before that, the button that lets one select. */
export function BulkBar<T, D>({ bulk, deed, begin, ready = true }: BulkBarProps<T, D>) {
  const { t } = useTranslation()
  const { count, possible, faults, busy } = bulk
  if (!bulk.on) {
    // Of one alone its own button does the same.
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
    // No section: where its button has gone, the focus goes to what the list's own section marks.
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
