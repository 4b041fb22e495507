import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/aufbewahrung'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTag } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import classes from '../../../ui/pflege/pflege.module.css'
import { FRISTEN_KEYS, type Sperre, sperrenOptions } from '../api/aufbewahrung.ts'
import { SperreForm } from './SperreForm.tsx'

/** The legal holds: nothing of these is deleted because of its age. */
export function Sperren() {
  const { t } = useTranslation('datenschutz')
  const query = useQuery(sperrenOptions)
  return (
    <section className={classes.section}>
      <h2>{t('aufbewahrung.sperre.titel')}</h2>
      <p className={classes.quiet}>{t('aufbewahrung.sperre.text')}</p>
      <List
        listing={listingOf(query)}
        keyOf={({ id }) => id}
        row={(sperre) => <Row sperre={sperre} />}
        empty={{ title: t('aufbewahrung.sperre.leer'), small: true }}
        height="4rem"
      />
      <SperreForm />
    </section>
  )
}

function Row({ sperre }: { readonly sperre: Sperre }) {
  const { t } = useTranslation('datenschutz')
  const zone = useZone()
  const [asked, setAsked] = useState(false)
  const { id, name, grund, von, erstellt } = sperre
  const tag = formatTag(Temporal.Instant.from(erstellt).toZonedDateTimeISO(zone).toPlainDate())
  const lift = useAct(wire.deleteLoeschsperre, {
    input: (_: null) => ({ id }),
    says: () => t('aufbewahrung.sperre.aufgehoben', { name }),
    refreshes: FRISTEN_KEYS,
  })
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span>{grund}</span>
        <span className={classes.quiet}>
          {asked ? t('aufbewahrung.sperre.sicher') : t('aufbewahrung.sperre.von', { von, tag })}
        </span>
      </div>
      <div className={classes.buttons}>
        {asked ? (
          <>
            <Button loading={lift.busy} onClick={() => lift.start(null)}>
              {t('aufbewahrung.sperre.ja')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('aufbewahrung.sperre.nein')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            aria-label={t('aufbewahrung.sperre.aufhebenName', { name })}
            onClick={() => setAsked(true)}
          >
            {t('aufbewahrung.sperre.aufheben')}
          </Button>
        )}
      </div>
    </li>
  )
}
