import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { formatTag } from '../../../../platform/format.ts'
import { useSitzung } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../../ui/announce/Announced.tsx'
import { ZOOM } from '../../../flotte/model/choice.ts'
import { pagedTo } from '../../model/uebersicht/schedule.ts'
import type { Uebersichtsstand } from '../../model/uebersicht/useUebersicht.ts'
import classes from './Uebersicht.module.css'

interface UebersichtBarProps {
  readonly stand: Uebersichtsstand
  /** Small screens always show the list, regardless of the address. */
  readonly klein: boolean
}

/** Days, zoom, and the choice between timeline and list. */
export function UebersichtBar({ stand, klein }: UebersichtBarProps) {
  const { t } = useTranslation('fahrzeug')
  const { berechtigungen } = useSitzung()
  const { search, setSearch, heute, excerpt } = stand
  const ab = search.ab === undefined ? heute : Temporal.PlainDate.from(search.ab)
  const page = (pages: number) => setSearch({ ab: pagedTo(ab, search.zoom, pages).toString() })
  const first = excerpt.tage[0]?.tag ?? heute
  const last = excerpt.tage.at(-1)?.tag ?? heute
  return (
    <div className={classes.bar} data-screen-only>
      <div className={classes.paging}>
        <ActionIcon variant="default" size={40} aria-label={t('leiste.zurueck')} onClick={() => page(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => setSearch({ ab: undefined })}>
          {t('leiste.heute')}
        </Button>
        <ActionIcon variant="default" size={40} aria-label={t('leiste.vor')} onClick={() => page(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Announced as="h2" className={classes.range}>
          {first.equals(last)
            ? formatTag(first)
            : t('leiste.spanne', { von: formatTag(first), bis: formatTag(last) })}
        </Announced>
      </div>
      <div className={classes.choices}>
        <SegmentedControl
          aria-label={t('leiste.zoom')}
          data={ZOOM.map((value) => ({ value, label: t(`leiste.${value}`) }))}
          value={search.zoom}
          onChange={(zoom) => setSearch({ zoom })}
        />
        {!klein && (
          <SegmentedControl
            aria-label={t('leiste.ansicht')}
            data={[
              { value: 'zeit', label: t('leiste.zeitplan') },
              { value: 'liste', label: t('leiste.liste') },
            ]}
            value={search.liste ? 'liste' : 'zeit'}
            onChange={(value) => setSearch({ liste: value === 'liste' })}
          />
        )}
        {berechtigungen.includes('fahrzeug_pflege') && (
          <Button
            variant="default"
            leftSection={<IconLock size={18} aria-hidden />}
            onClick={() => setSearch({ sperren: true })}
          >
            {t('sperre.oeffnen')}
          </Button>
        )}
      </div>
    </div>
  )
}
