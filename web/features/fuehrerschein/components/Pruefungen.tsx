import { Skeleton } from '@mantine/core'
import type { FuehrerscheinPruefungView } from '@platzwart/contract/fuehrerschein'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureState } from '../../../ui/FailureState.tsx'
import { pruefungenOptions } from '../api/fuehrerscheine.ts'
import { dayText } from '../model/days.ts'
import classes from './FuehrerscheinDialog.module.css'

/** The notes of all checks, the newest first. They stay as they are. */
export function Pruefungen({ benutzerId }: { readonly benutzerId: string }) {
  const { t } = useTranslation('fuehrerschein')
  const query = useQuery(pruefungenOptions(benutzerId))
  return (
    <section className={classes.form} aria-labelledby="bisher">
      <h3 id="bisher">{t('pruefung.bisher')}</h3>
      {query.data !== undefined ? (
        <Liste notes={query.data} />
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="5rem" />
      )}
    </section>
  )
}

function Liste({ notes }: { readonly notes: readonly FuehrerscheinPruefungView[] }) {
  const { t } = useTranslation('fuehrerschein')
  if (notes.length === 0) return <p className={classes.help}>{t('pruefung.keine')}</p>
  return (
    <ol className={classes.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <strong>{t('pruefung.zeile', { tag: dayText(t, note.geprueftAm), pruefer: note.pruefer })}</strong>
          <span>
            {note.inOrdnung
              ? `${t('pruefung.inOrdnung')} · ${t('pruefung.danach', { tag: dayText(t, note.naechstePruefung) })}`
              : t('pruefung.nichtInOrdnung')}
            {note.klassen.length > 0 && ` · ${note.klassen.join(', ')}`}
          </span>
          {note.notiz !== '' && <p>{note.notiz}</p>}
        </li>
      ))}
    </ol>
  )
}
