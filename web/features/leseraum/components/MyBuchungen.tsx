import { ActionIcon, Skeleton } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSecond } from '../../../platform/clock.ts'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { PrintFacts } from '../../../ui/print/PrintFacts.tsx'
import { printPart } from '../../../ui/print/printPart.ts'
import { useSitzung } from '../../sitzung/api/start.ts'
import { upcoming } from '../model/buchungen.ts'
import type { Leseraum } from '../model/useLeseraum.ts'
import { useOwnBuchungen } from '../model/useOwnBuchungen.ts'
import classes from './Buchung.module.css'
import { BuchungKarte } from './BuchungKarte.tsx'

/** L14: the overview, live. */
export function MyBuchungen({ raum }: { readonly raum: Leseraum }) {
  const { t } = useTranslation('leseraum')
  const query = useOwnBuchungen(raum.heute, raum.zone)
  const jetzt = useSecond()
  const { vorname, nachname } = useSitzung().benutzer
  const shown = query.data && upcoming(query.data, jetzt)
  return (
    <section className={classes.uebersicht} aria-labelledby="meine-buchungen">
      <div className={classes.heading}>
        <h2 id="meine-buchungen" className={classes.title}>
          {t('buchungen.titel')}
        </h2>
        {shown !== undefined && shown.length > 0 && <PrintButton />}
      </div>
      <PrintFacts facts={[`${vorname} ${nachname}`]} />
      {query.isPending && <Skeleton height="6.5rem" />}
      {query.isError && query.data === undefined && (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      )}
      {shown?.length === 0 && (
        <div className={classes.keine}>
          <p>{t('buchungen.keine')}</p>
          <p>{t('buchungen.keineText')}</p>
        </div>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={classes.liste}>
          {shown.map((buchung) => (
            <li key={buchung.id}>
              <BuchungKarte buchung={buchung} raum={raum} jetzt={jetzt} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function PrintButton() {
  const { t } = useTranslation('leseraum')
  const text = t('druck.buchungen')
  return (
    <Hint text={text} side="left">
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={text}
        onClick={() => printPart('buchungen')}
      >
        <IconPrinter size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Hint>
  )
}
