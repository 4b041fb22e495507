import { PAGE } from '@platzwart/contract/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { changed } from '../../../platform/address/declareAddress.ts'
import { formatMoment } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { useZone } from '../../sitzung/api/start.ts'
import { postausgangOptions, type Status } from '../api/postausgang.ts'
import { useReceiver } from '../model/useReceiver.ts'
import { useSubject } from '../model/useSubject.ts'
import { MessageStatus } from './MessageStatus.tsx'
import classes from './PostListe.module.css'

interface PostListeProps {
  /** Undefined is every status. */
  readonly status: Status | undefined
  readonly onAll: () => void
}

const keyOf = ({ id }: { readonly id: string }) => id

/** Every mail of the house, the newest first; each leads to what it says. */
export function PostListe({ status, onAll }: PostListeProps) {
  const { t } = useTranslation('auftrag')
  const zone = useZone()
  const [receiver, subject] = [useReceiver(), useSubject()]
  const query = useInfiniteQuery(postausgangOptions(status ?? null))
  return (
    <div className={classes.liste}>
      <List
        listing={pagedListingOf(query, (page) => page.items, keyOf)}
        keyOf={keyOf}
        row={({ id, betreff, empfaenger, status: stand, erstellt, fehler, ohneServer }) => (
          <li>
            <Link to={PAGE.adminPostausgang} search={changed({ nachricht: id })} className={classes.row}>
              <span className={classes.subject}>{subject({ betreff, empfaenger, status: stand })}</span>
              <span className={classes.an}>{t('post.an', { name: receiver(empfaenger) })}</span>
              <MessageStatus status={stand} ohneServer={ohneServer} />
              <span className={classes.time}>{formatMoment(Temporal.Instant.from(erstellt), zone)}</span>
              {fehler !== null && <span className={classes.fehler}>{t('post.fehler', { fehler })}</span>}
            </Link>
          </li>
        )}
        empty={{ title: t('post.leer'), text: t('post.leerText') }}
        noHits={status && { title: t('post.leer'), onClear: onAll }}
        height="30rem"
      />
    </div>
  )
}
