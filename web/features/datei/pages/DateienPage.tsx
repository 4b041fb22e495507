import { Button, SegmentedControl } from '@mantine/core'
import type { DateiView } from '@platzwart/contract/datei'
import { hasModul } from '@platzwart/domain/mandant/module'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../platform/address/useAddress.ts'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useSitzung, useStart, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { DATEIEN, dateienOptions, deleteDatei } from '../api/dateien.ts'
import { BUCKETS, type Bucket, DATEIEN_ADDRESS } from '../model/address.ts'
import classes from './DateienPage.module.css'

const KEPT_BY = {
  grundrisse: 'objekt_pflege',
  fahrzeuge: 'fahrzeug_pflege',
  logos: 'customizing_mandant_pflege',
  datenschutz: 'customizing_mandant_pflege',
} as const satisfies Record<Bucket, string>

/** The places whose files this person maintains; those of a module only if it is on. */
function useBuckets(): readonly Bucket[] {
  const { berechtigungen } = useSitzung()
  const module = useStart().mandant?.module ?? []
  return BUCKETS.filter(
    (bucket) =>
      berechtigungen.includes(KEPT_BY[bucket]) &&
      (bucket !== 'fahrzeuge' || hasModul(module, 'fahrzeugbuchung')),
  )
}

const keyOf = ({ id }: DateiView) => id

/** Uploaded files, with the removal of unused ones by whoever maintains the place (X1). */
export function DateienPage() {
  const { t } = useTranslation('datei')
  const { search, setSearch } = useAddress(DATEIEN_ADDRESS)
  const buckets = useBuckets()
  const bucket = buckets.find((one) => one === search.ort) ?? buckets[0]
  return (
    <Page kind="list" title={t('titel')} lead={t('text')}>
      {bucket !== undefined && (
        <Panel className={pflege.root ?? ''}>
          {buckets.length > 1 && (
            <SegmentedControl
              className={classes.where}
              aria-label={t('ort')}
              data={buckets.map((value) => ({ value, label: t(`orte.${value}`) }))}
              value={bucket}
              onChange={(value) => setSearch({ ort: BUCKETS.find((one) => one === value) })}
            />
          )}
          <Files key={bucket} bucket={bucket} />
        </Panel>
      )}
    </Page>
  )
}

function Files({ bucket }: { readonly bucket: Bucket }) {
  const { t } = useTranslation('datei')
  const query = useInfiniteQuery(dateienOptions(bucket))
  const [asked, setAsked] = useState<DateiView | null>(null)
  const remove = useAct({
    send: ({ dateiname }: DateiView, key) => deleteDatei(bucket, dateiname, key),
    says: (_, { dateiname }) => t('pflege:geloescht', { name: dateiname }),
    refreshes: [[DATEIEN]],
    onDone: () => setAsked(null),
    onFailed: () => setAsked(null),
  })
  return (
    <>
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(datei) => <Row datei={datei} onRemove={() => setAsked(datei)} />}
        label={t(`orte.${bucket}`)}
        empty={{ title: t('leer'), text: t('leerText') }}
        height="16rem"
      />
      <Dialog opened={asked !== null} onClose={() => setAsked(null)} title={t('frage')}>
        {asked !== null && (
          <div className={classes.question}>
            <p>{t('frageText', { name: asked.dateiname })}</p>
            <div className={pflege.buttons}>
              <Button color="red" loading={remove.busy} onClick={() => remove.start(asked)}>
                {t('loeschen')}
              </Button>
              <Button variant="default" data-autofocus onClick={() => setAsked(null)}>
                {t('zurueck')}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}

interface RowProps {
  readonly datei: DateiView
  readonly onRemove: () => void
}

function Row({ datei, onRemove }: RowProps) {
  const { t } = useTranslation('datei')
  const zone = useZone()
  const { dateiname, url, bytes, breite, hoehe, inhaltstyp, erstellt } = datei
  const isPicture = inhaltstyp !== 'application/pdf'
  const facts = [
    t('groesse', { kb: formatNumber(Math.ceil(bytes / 1000)) }),
    breite !== null && hoehe !== null && t('pixel', { breite, hoehe }),
    formatMoment(Temporal.Instant.from(erstellt), zone),
  ]
  return (
    <li className={pflege.row}>
      {isPicture && <img className={classes.picture} src={url} alt="" loading="lazy" />}
      <div className={pflege.words}>
        <a href={url} target="_blank" rel="noreferrer">
          {dateiname}
        </a>
        <span className={pflege.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        variant="default"
        aria-label={t('loeschenName', { name: dateiname })}
        data-focus-target
        onClick={onRemove}
      >
        {t('loeschen')}
      </Button>
    </li>
  )
}
