import { Button } from '@mantine/core'
import type { MandantHaus } from '@platzwart/contract/mandant'
import * as wire from '@platzwart/contract/operations/mandant'
import { useState } from 'react'
import { formatMoment } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Note } from '../../../ui/Note.tsx'
import classes from './Mandant.module.css'
import { Sheet, useKeepHaus } from './PartForm.tsx'

/** Closes a house for its people, after a confirmation; opening it again needs none. */
export function Closing({ haus }: { readonly haus: MandantHaus }) {
  const { t } = useTranslation('betreiber')
  const keep = useKeepHaus()
  const [asked, setAsked] = useState(false)
  const close = useAct(wire.closeMandant, {
    input: (_: null) => ({ id: haus.id }),
    failsBeside: true,
    says: () => t('haus.gesperrt'),
    onDone(after) {
      setAsked(false)
      return keep(after)
    },
  })
  const { name } = haus
  return (
    <Sheet title={t('haus.sperre')}>
      <p className={classes.quiet}>{t('haus.sperreText')}</p>
      {close.failure !== null && <FailureNote failure={close.failure} />}
      {asked && (
        <Announced as="p" appears>
          {t('haus.sperreFrage', { name })}
        </Announced>
      )}
      <div className={classes.buttons}>
        {asked ? (
          <>
            <Button color="red" size="md" loading={close.busy} onClick={() => close.start(null)}>
              {t('haus.sperreJa')}
            </Button>
            <Button variant="default" size="md" onClick={() => setAsked(false)}>
              {t('haus.abbrechen')}
            </Button>
          </>
        ) : (
          <Button variant="default" size="md" onClick={() => setAsked(true)}>
            {t('haus.sperren')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** The banner of a closed house. */
export function Closed({ haus, seit }: { readonly haus: MandantHaus; readonly seit: string }) {
  const { t } = useTranslation('betreiber')
  const keep = useKeepHaus()
  const open = useAct(wire.reopenMandant, {
    input: (_: null) => ({ id: haus.id }),
    says: () => t('haus.geoeffnet'),
    onDone: keep,
  })
  const wann = formatMoment(Temporal.Instant.from(seit), haus.zone)
  return (
    <Note kind="hint" title={t('haus.gesperrtSeit', { wann })}>
      <p>{t('haus.gesperrtText')}</p>
      <Button mt="sm" loading={open.busy} onClick={() => open.start(null)}>
        {t('haus.oeffnen')}
      </Button>
    </Note>
  )
}
