import { Button } from '@mantine/core'
import type { PersonalratView } from '@platzwart/contract/operations/datenschutz'
import * as wire from '@platzwart/contract/operations/datenschutz'
import { DAYS_TO_END, MINDESTGRUPPE, type Wish } from '@platzwart/domain/datenschutz/personalrat'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMinute } from '../../../platform/clock.ts'
import { formatMoment } from '../../../platform/format.ts'
import { startOptions, useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { anlageOptions } from '../api/anlage.ts'

interface PersonalratProps {
  readonly modus: PersonalratView
}

type Phase = 'aus' | 'an' | 'endet'

const phaseOf = ({ an, endet }: PersonalratView): Phase => (an ? (endet === null ? 'an' : 'endet') : 'aus')

/** Switches staff-council mode on at once, and off after its notice; says what applies meanwhile. */
export function Personalrat({ modus }: PersonalratProps) {
  const { t } = useTranslation('anlage')
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState(false)
  const save = useAct(wire.changePersonalratsmodus, {
    input: (wish: Wish) => ({ version: modus.version, body: wish }),
    failsBeside: true,
    says: (now) => t(`personalrat.gesagt.${phaseOf(now)}`),
    refreshes: [anlageOptions.queryKey],
    onDone: () => {
      setAsks(false)
      return queryClient.invalidateQueries({ queryKey: startOptions.queryKey })
    },
    onFailed: () => setAsks(false),
  })
  const phase = phaseOf(modus)
  const { mindestgruppe } = modus
  const toggle = () => (phase === 'endet' ? save.start({ an: true, mindestgruppe }) : setAsks(true))
  return (
    <Panel className={pflege.form} aria-labelledby="personalrat">
      <h2 id="personalrat">{t('personalrat.titel')}</h2>
      <p>{t('personalrat.text', { tage: DAYS_TO_END })}</p>
      <Stand modus={modus} />
      <Gruppe
        key={modus.version}
        modus={modus}
        busy={save.busy}
        onSave={(neu) => save.start({ an: phase === 'an', mindestgruppe: neu })}
      />
      {save.failure !== null && <FailureNote failure={save.failure} stale={t('personalrat.veraltet')} />}
      <div className={pflege.buttons}>
        <Button variant={phase === 'an' ? 'default' : 'filled'} loading={save.busy} onClick={toggle}>
          {t(`personalrat.knopf.${phase}`)}
        </Button>
      </div>
      <Sure
        opened={asks}
        phase={phase}
        busy={save.busy}
        onClose={() => setAsks(false)}
        onYes={() => save.start({ an: phase === 'aus', mindestgruppe })}
      />
    </Panel>
  )
}

function Stand({ modus }: PersonalratProps) {
  const { t } = useTranslation('anlage')
  const zone = useZone()
  const wall = (moment: string | null) =>
    moment === null ? '' : formatMoment(Temporal.Instant.from(moment), zone)
  const { seit, endet } = modus
  const words = { seit: wall(seit), endet: wall(endet) }
  const phase = phaseOf(modus)
  const key = phase === 'aus' && endet !== null ? 'beendet' : phase
  return (
    <p>
      <strong>{t(`personalrat.stand.${key}`, words)}</strong>
    </p>
  )
}

interface GruppeProps extends PersonalratProps {
  readonly busy: boolean
  readonly onSave: (mindestgruppe: number) => void
}

/**
 * The smallest group of a figure; it can only grow while the mode is on, and is saved separately from the
 * mode's end.
 */
function Gruppe({ modus, busy, onSave }: GruppeProps) {
  const { t } = useTranslation('anlage')
  const [size, setSize] = useState<number | null>(modus.mindestgruppe)
  const min = modus.an ? modus.mindestgruppe : MINDESTGRUPPE.von
  return (
    <>
      <NumberField
        label={t('personalrat.gruppe')}
        description={t(modus.an ? 'personalrat.gruppeSteigt' : 'personalrat.gruppeHilfe')}
        min={min}
        max={MINDESTGRUPPE.bis}
        value={size}
        onChange={setSize}
        className={pflege.figure ?? ''}
      />
      {size !== null && size !== modus.mindestgruppe && (
        <div className={pflege.buttons}>
          <Button variant="default" loading={busy} onClick={() => onSave(size)}>
            {t('personalrat.gruppeSpeichern')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SureProps {
  readonly opened: boolean
  readonly phase: Phase
  readonly busy: boolean
  readonly onClose: () => void
  readonly onYes: () => void
}

/**
 * Switching on lasts for at least two weeks, and switching off is announced to everybody: both need a
 * confirmation.
 */
function Sure({ opened, phase, busy, onClose, onYes }: SureProps) {
  const { t } = useTranslation('anlage')
  const zone = useZone()
  const endet = formatMoment(useMinute().add({ hours: 24 * DAYS_TO_END }), zone)
  const key = phase === 'aus' ? 'an' : 'aus'
  return (
    <Dialog card opened={opened} onClose={onClose} title={t(`personalrat.frage.${key}.titel`)} size="md">
      <div className={pflege.form}>
        <p>{t(`personalrat.frage.${key}.text`, { tage: DAYS_TO_END, endet })}</p>
        <div className={pflege.buttons}>
          <Button loading={busy} onClick={onYes}>
            {t(`personalrat.frage.${key}.ja`)}
          </Button>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('personalrat.frage.nein')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
