import { Button } from '@mantine/core'
import type { LeseraumDetail } from '@platzwart/contract/grundriss'
import type { GrundrissView } from '@platzwart/contract/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { useSending } from '../../../ui/form/useSending.ts'
import { Note } from '../../../ui/Note.tsx'
import { useStaleText } from '../../../ui/pflege/useStaleText.ts'
import { createLeseraeume } from '../api/grundrisse.ts'
import { useGrundrissRefresh } from '../model/useGrundrissLive.ts'

/** A seat that was just deleted. */
export interface GoneSeat {
  readonly seat: LeseraumDetail
  /** Its table has gone with it. */
  readonly tisch: boolean
}

interface GoneBarProps {
  readonly plan: GrundrissView
  readonly version: number
  readonly gone: GoneSeat
  /** It is there again. */
  readonly onBack: (id: string | undefined) => void
}

/** As it was: nobody has ever booked it, so one like it is the same. */
function againOf({ id: _, version: __, grundrissId: ___, ...seat }: LeseraumDetail) {
  return { ...seat, ausstattung: seat.ausstattung.map(({ id, anzahl }) => ({ id, anzahl })) }
}

/** The way back from a seat that was deleted, with its table, until the next thing is done. */
export function GoneBar({ plan, version, gone: { seat, tisch }, onBack }: GoneBarProps) {
  const { t } = useTranslation('grundriss')
  const { refresh, onFailed } = useGrundrissRefresh()
  const staleText = useStaleText(true)
  const tische = tisch ? tablesUnder([seat]).map(({ d }) => ({ art: 'tisch' as const, d })) : []
  const back = useSending({
    send: (again: LeseraumDetail, { key }) =>
      createLeseraeume({ id: plan.id, version }, { leseraeume: [againOf(again)], tische }, key),
    says: () => t('platz.wiederDa', { name: seat.bezeichnung }),
    onDone: async ({ leseraeume }) => {
      await refresh()
      onBack(leseraeume.find(({ bezeichnung }) => bezeichnung === seat.bezeichnung)?.id)
    },
    onFailed,
  })
  return (
    <>
      <Note kind="done">
        <p>{t('pflege:geloescht', { name: seat.bezeichnung })}</p>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={t('platz.zurueckName', { name: seat.bezeichnung })}
          loading={back.busy}
          onClick={() => back.mutate(seat)}
        >
          {t('platz.zurueck')}
        </Button>
      </Note>
      {back.failure !== null && (
        <FailureNote
          title={t('pflege:nichtGespeichert')}
          failure={back.failure}
          stale={staleText(back.failure)}
        />
      )}
    </>
  )
}
