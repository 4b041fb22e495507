import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMailsLeave } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { type Freigabe, freigabenOptions } from '../api/freigaben.ts'
import { FreigabeKarte } from './FreigabeKarte.tsx'
import classes from './FreigabeListe.module.css'

/** The pending requests, or the decided ones. */
export function FreigabeListe({ entschieden }: { readonly entschieden: boolean }) {
  const { t } = useTranslation('freigabe')
  const mails = useMailsLeave()
  const query = useInfiniteQuery(freigabenOptions(entschieden))
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className={classes.root}>
      <List
        listing={pagedListingOf(query, (page) => page.items, keyOf)}
        keyOf={keyOf}
        row={(freigabe) => (
          <li className={classes.karte}>
            <FreigabeKarte freigabe={freigabe} onDone={() => list.current?.focus()} />
          </li>
        )}
        shape="tiles"
        empty={
          entschieden
            ? { title: t('leerEntschieden') }
            : { title: t('leer'), text: t(mails ? 'leerText' : 'leerTextOhneMail') }
        }
        height="22rem"
      />
    </div>
  )
}

const keyOf = ({ buchung }: Freigabe) => buchung.id
