import { PAGE } from '@platzwart/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { changed } from '../../../platform/address/declareAddress.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf } from '../../../ui/list/listing.ts'
import { mailtexteOptions } from '../api/mailtexte.ts'
import { isWorded } from '../model/wordForm.ts'
import classes from './PostListe.module.css'

/** Every kind of mail that the house sends, its purpose, and whether the house words it itself. */
export function Mailtexte() {
  const { t } = useTranslation('mailtext')
  const query = useQuery(mailtexteOptions)
  return (
    <List
      listing={listingOf(query)}
      keyOf={({ typ }) => typ}
      row={({ typ, ...words }) => (
        <li>
          <Link to={PAGE.adminPostausgang} search={changed({ art: typ })} className={classes.row}>
            <span className={classes.subject}>{t(`art.${typ}.titel`)}</span>
            <span className={classes.an}>{t(`art.${typ}.text`)}</span>
            <span className={classes.time}>{t(isWorded(words) ? 'eigen' : 'unveraendert')}</span>
          </Link>
        </li>
      )}
      empty={{ title: t('leer') }}
      height="30rem"
    />
  )
}
