import { Button } from '@mantine/core'
import type { BeispielView } from '@platzwart/contract/einrichtung'
import * as wire from '@platzwart/contract/operations/einrichtung'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { WhenRead } from '../../../ui/pflege/WhenRead.tsx'
import { beispielOptions } from '../api/beispiel.ts'
import classes from './einrichtung.module.css'

/** A small sample house, created and removed by one press. */
export function Beispiel() {
  const { t } = useTranslation('einrichtung')
  const query = useQuery(beispielOptions)
  return (
    <section aria-labelledby="beispiel" className={classes.section}>
      <h2 id="beispiel" className={classes.head}>
        {t('beispiel.titel')}
      </h2>
      <WhenRead query={query} waiting={<Loading height="5rem" />}>
        {(view) => (view.da ? <There view={view} /> : <NotThere />)}
      </WhenRead>
    </section>
  )
}

/** Invalidates everything, because any data of the house may have changed. */
function useEverythingAnew() {
  const queryClient = useQueryClient()
  return (view: BeispielView) => {
    queryClient.setQueryData(beispielOptions.queryKey, view)
    return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'start' })
  }
}

function NotThere() {
  const { t } = useTranslation('einrichtung')
  const fill = useAct(wire.createBeispiel, {
    input: (_: null) => ({}),
    says: () => t('beispiel.angelegt'),
    onDone: useEverythingAnew(),
  })
  return (
    <>
      <p className={classes.quiet}>{t('beispiel.text')}</p>
      <div>
        <Button variant="default" loading={fill.busy} onClick={() => fill.start(null)}>
          {t('beispiel.anlegen')}
        </Button>
      </div>
    </>
  )
}

function There({ view }: { readonly view: BeispielView }) {
  const { t } = useTranslation('einrichtung')
  const [asked, setAsked] = useState(false)
  const clear = useAct(wire.deleteBeispiel, {
    input: (told: BeispielView) => ({ body: { buchungen: told.buchungen, fahrten: told.fahrten } }),
    says: () => t('beispiel.entfernt'),
    refreshes: [beispielOptions.queryKey],
    onDone: useEverythingAnew(),
  })
  return (
    <>
      <p className={classes.quiet}>{t('beispiel.da')}</p>
      {asked && <What view={view} />}
      <div className={pflege.buttons}>
        {asked ? (
          <>
            <Button className={pflege.heavy ?? ''} loading={clear.busy} onClick={() => clear.start(view)}>
              {t('beispiel.ja')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('beispiel.nein')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('beispiel.entfernen')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What is deleted, what of it belongs to people, and what is kept. */
function What({ view }: { readonly view: BeispielView }) {
  const { t } = useTranslation('einrichtung')
  const { geht, buchungen, fahrten, geaendert, bleibt } = view
  const parts = (['standorte', 'grundrisse', 'plaetze', 'fahrzeuge'] as const)
    .filter((part) => geht[part] > 0)
    .map((part) => t(`beispiel.${part}`, { count: geht[part] }))
  const lines = [
    ...(parts.length > 0 ? [t('beispiel.geht', { was: parts.join(', ') })] : []),
    ...(buchungen > 0 ? [t('beispiel.buchungen', { count: buchungen })] : []),
    ...(fahrten > 0 ? [t('beispiel.fahrten', { count: fahrten })] : []),
    ...(geaendert.length > 0 ? [t('beispiel.geaendert', { namen: geaendert.join(', ') })] : []),
    ...(bleibt.length > 0 ? [t('beispiel.bleibt', { namen: bleibt.join(', ') })] : []),
  ]
  return (
    <Note kind="hint" news title={t('beispiel.frage')}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}
