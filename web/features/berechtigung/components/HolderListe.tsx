import { NativeSelect } from '@mantine/core'
import { PAGE } from '@platzwart/contract/paths'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import buttons from '../../../ui/linkButton.module.css'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { holdersOptions } from '../api/rollen.ts'
import { RECHTE } from '../model/rechte.ts'
import { useRechte } from '../model/useRechte.ts'
import { useWays } from '../model/useWays.ts'
import { PersonStand } from './PersonStand.tsx'
import classes from './Rollen.module.css'

interface HolderListeProps {
  readonly recht: Berechtigung
  readonly onRecht: (recht: Berechtigung | undefined) => void
}

const keyOf = ({ id }: { readonly id: string }) => id

/** The holders of a permission, with its origins. */
export function HolderListe({ recht, onRecht }: HolderListeProps) {
  const { t } = useTranslation('berechtigung')
  const ways = useWays()
  const maintains = useSitzung().berechtigungen.includes('benutzer_pflegen')
  const listing = pagedListingOf(useInfiniteQuery(holdersOptions(recht)), ({ items }) => items, keyOf)
  return (
    <section className={classes.section} aria-labelledby="wer">
      <h2 id="wer">{t('wer.titel')}</h2>
      <NativeSelect
        className={classes.choice ?? ''}
        label={t('wer.recht')}
        data={useRechte([recht]).map((value) => ({ value, label: t(`recht.${value}.name`) }))}
        value={recht}
        onChange={({ currentTarget }) => onRecht(RECHTE.find((one) => one === currentTarget.value))}
      />
      <List
        listing={listing}
        keyOf={keyOf}
        row={({ id, vorname, nachname, email, einladung, durch }) => (
          <li className={classes.row} data-short>
            <div className={classes.name}>
              <strong>{`${vorname} ${nachname}`}</strong>
              <span>{email}</span>
              {einladung !== 'keine' && (
                <div>
                  <PersonStand person={{ status: 'aktiv', einladung }} />
                </div>
              )}
              <span>{t('wer.durch', { wege: ways(durch) })}</span>
            </div>
            {maintains && (
              <Link
                to={PAGE.adminBenutzer}
                search={{ person: id }}
                className={buttons.plain}
                aria-label={t('benutzer:liste.oeffnenName', { name: `${vorname} ${nachname}` })}
              >
                {t('benutzer:liste.oeffnen')}
              </Link>
            )}
          </li>
        )}
        empty={{ title: t('wer.niemand') }}
        height="12rem"
      />
    </section>
  )
}
