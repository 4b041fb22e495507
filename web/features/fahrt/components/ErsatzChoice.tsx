import { Button } from '@mantine/core'
import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import * as wire from '@platzwart/contract/operations/fahrt'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Gruende } from '../../../ui/Gruende.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Kennzeichen } from '../../flotte/components/Kennzeichen.tsx'
import { ersatzOptions } from '../api/fahrten.ts'
import { useAbsageOf } from '../model/absage.ts'
import { FAHRTEN } from '../model/refreshFahrten.ts'
import classes from './Fahrten.module.css'

interface ErsatzChoiceProps {
  readonly fahrt: FahrzeugBuchungView
  /** The trip with the other car: the same one, or a new one in place of a cancelled one. */
  readonly onTaken: (fahrt: FahrzeugBuchungView) => void
}

/** Cars of the same or a higher category for the same period; one press moves the trip. */
export function ErsatzChoice({ fahrt, onTaken }: ErsatzChoiceProps) {
  const { t } = useTranslation('fahrzeug')
  const query = useQuery(ersatzOptions(fahrt.id))
  const absageOf = useAbsageOf()
  const take = useAct(wire.takeErsatz, {
    input: (fahrzeugId: string) => ({ id: fahrt.id, body: { fahrzeugId } }),
    says: ({ kennzeichen }) => t('ersatz.genommen', { kennzeichen }),
    failsBeside: true,
    refreshes: FAHRTEN,
    onDone: onTaken,
  })
  const failure = take.failure ?? query.error
  return (
    <section className={classes.ersatz} aria-label={t('ersatz.titel', { kennzeichen: fahrt.kennzeichen })}>
      {query.isPending && <Loading height="2.75rem" />}
      {query.data?.length === 0 && <p className={classes.quiet}>{t('ersatz.keins')}</p>}
      {query.data?.map((one) => (
        <Button
          key={one.fahrzeugId}
          variant="default"
          justify="flex-start"
          loading={take.busy && take.wish === one.fahrzeugId}
          onClick={() => take.start(one.fahrzeugId)}
        >
          <span className={classes.car}>
            <span>
              {one.fahrzeug} <Kennzeichen text={one.kennzeichen} />
            </span>{' '}
            <span className={classes.quiet}>{one.standort}</span>
          </span>
        </Button>
      ))}
      {failure !== null && (
        <Note kind="refusal">
          <Gruende gruende={absageOf(failure).gruende} />
        </Note>
      )}
    </section>
  )
}
