import type { FuehrerscheinPruefungView } from '@platzwart/contract/fuehrerschein'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { pruefungenOptions } from '../api/fuehrerscheine.ts'
import { dayText } from '../model/days.ts'
import classes from './FuehrerscheinDialog.module.css'

/** The records of all checks, the newest first; read-only. */
export function Pruefungen({ benutzerId }: { readonly benutzerId: string }) {
  const { t } = useTranslation('fuehrerschein')
  return (
    <section className={classes.form} aria-labelledby="bisher">
      <h3 id="bisher">{t('pruefung.bisher')}</h3>
      <List
        listing={listingOf(useQuery(pruefungenOptions(benutzerId)))}
        keyOf={({ id }) => id}
        row={(note) => <Note note={note} />}
        shape="cards"
        ordered
        empty={{ title: t('pruefung.keine'), small: true }}
        height="5rem"
      />
    </section>
  )
}

function Note({ note }: { readonly note: FuehrerscheinPruefungView }) {
  const { t } = useTranslation('fuehrerschein')
  return (
    <li className={classes.notiz}>
      <strong>{t('pruefung.zeile', { tag: dayText(t, note.geprueftAm), pruefer: note.pruefer })}</strong>
      <span>
        {note.inOrdnung
          ? `${t('pruefung.inOrdnung')} · ${t('pruefung.danach', { tag: dayText(t, note.naechstePruefung) })}`
          : t('pruefung.nichtInOrdnung')}
        {note.klassen.length > 0 && ` · ${note.klassen.join(', ')}`}
      </span>
      {note.notiz !== '' && <p>{note.notiz}</p>}
    </li>
  )
}
