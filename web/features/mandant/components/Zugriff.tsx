import { Button, SegmentedControl } from '@mantine/core'
import type { MandantDetail } from '@platzwart/contract/mandant'
import { MOST_ZUGRIFF_TAGE } from '@platzwart/domain/mandant/zugriff'
import { Suspense, useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { setZugriff } from '../api/haus.ts'
import { useKeepMandant } from '../model/useKeepMandant.ts'
import { runningUntil } from '../model/zugriff.ts'
import { HouseAccess } from '../slots.ts'

const TAGE = [1, 3, MOST_ZUGRIFF_TAGE] as const

/** Who can access the house's data: operators, and programs of its people. */
export function Zugriff({ mandant }: { readonly mandant: MandantDetail }) {
  return (
    <>
      <OfOperators mandant={mandant} />
      <Suspense fallback={<Loading height="12rem" />}>
        <HouseAccess />
      </Suspense>
    </>
  )
}

/** Whether operators may access the house's data, and until when. */
function OfOperators({ mandant }: { readonly mandant: MandantDetail }) {
  const { t } = useTranslation('haus')
  const [tage, setTage] = useState<number>(TAGE[0])
  const bis = runningUntil(mandant, useMinute())
  const save = useAct({
    send: (days: number | null, key) => setZugriff(days, key),
    failsBeside: true,
    says: ({ zugriffBis }) => t(zugriffBis === null ? 'zugriff.beendet' : 'zugriff.erlaubt'),
    onDone: useKeepMandant(),
  })
  return (
    <Panel className={pflege.form} aria-labelledby="zugriff">
      <h2 id="zugriff">{t('zugriff.titel')}</h2>
      <p>{t('zugriff.text')}</p>
      <p>
        <strong>
          {bis ? t('zugriff.gilt', { wann: formatMoment(bis, mandant.zone) }) : t('zugriff.keiner')}
        </strong>
      </p>
      <div>
        <SegmentedControl
          aria-label={t('zugriff.tage')}
          value={String(tage)}
          onChange={(value) => setTage(Number(value))}
          data={TAGE.map((count) => ({ value: String(count), label: t('zugriff.tag', { count }) }))}
        />
      </div>
      {save.failure !== null && <FailureNote failure={save.failure} />}
      <div className={pflege.buttons}>
        <Button loading={save.busy} onClick={() => save.start(tage)}>
          {t(bis ? 'zugriff.verlaengern' : 'zugriff.erlauben')}
        </Button>
        {bis && (
          <Button variant="default" disabled={save.busy} onClick={() => save.start(null)}>
            {t('zugriff.beenden')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
