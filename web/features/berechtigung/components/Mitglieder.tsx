import { Button } from '@mantine/core'
import type { BenutzerListed } from '@platzwart/contract/benutzer'
import type { GruppeView, RolleView } from '@platzwart/contract/berechtigung'
import * as wire from '@platzwart/contract/operations/benutzer'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { listingOf, pagedListingOf } from '../../../ui/list/listing.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { mitgliederOptions, otherPeopleOptions } from '../api/personen.ts'
import { PEOPLE_KEYS } from '../model/usePeopleLive.ts'
import { PersonStand } from './PersonStand.tsx'
import classes from './Rollen.module.css'

interface MitgliederProps {
  readonly what: 'gruppe' | 'rolle'
  readonly view: Pick<GruppeView | RolleView, 'id' | 'name'>
}

type Person = Pick<BenutzerListed, 'id' | 'vorname' | 'nachname' | 'email' | 'status' | 'einladung'>

const keyOf = ({ id }: Person) => id
const nameOf = ({ vorname, nachname }: Person) => `${vorname} ${nachname}`

/** Adds or removes a person, independently of their other memberships. */
function useLink({ what, view: { id, name } }: MitgliederProps, isIn: boolean) {
  const { t } = useTranslation('berechtigung')
  return useAct({
    send: (person: Person, idempotencyKey) => {
      const whose = { id: person.id, idempotencyKey }
      if (what === 'gruppe')
        return ask(isIn ? wire.removeGruppeFromBenutzer : wire.addGruppeToBenutzer, {
          ...whose,
          gruppeId: id,
        })
      return ask(isIn ? wire.removeRolleFromBenutzer : wire.addRolleToBenutzer, { ...whose, rolleId: id })
    },
    says: (_, person) =>
      t(isIn ? 'mitglieder.entfernt' : 'mitglieder.hinzugefuegt', { person: nameOf(person), name }),
    refreshes: PEOPLE_KEYS,
  })
}

/**
 * The direct members of a group or role: people who grant permissions add and remove them here, even without
 * maintaining users.
 */
export function Mitglieder(props: MitgliederProps) {
  const { t } = useTranslation('berechtigung')
  const heading = useId()
  const { what, view } = props
  const query = useInfiniteQuery(
    mitgliederOptions(what === 'gruppe' ? { gruppeId: view.id } : { rolleId: view.id }),
  )
  const remove = useLink(props, true)
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading}>{t(`mitglieder.${what}`)}</h3>
      <List
        listing={pagedListingOf(query, ({ items }) => items, keyOf)}
        keyOf={keyOf}
        row={(person) => (
          <Row person={person}>
            <Button
              variant="default"
              aria-label={t('mitglieder.entfernenName', { person: nameOf(person), name: view.name })}
              onClick={() => remove.start(person)}
            >
              {t('mitglieder.entfernen')}
            </Button>
          </Row>
        )}
        empty={{ title: t('mitglieder.niemand'), small: true }}
        height="6rem"
      />
      <Adding {...props} />
    </section>
  )
}

/** Searches people by name or address; members are marked. */
function Adding(props: MitgliederProps) {
  const { t } = useTranslation('berechtigung')
  const [suche, setSuche] = useState('')
  const words = suche.trim()
  const query = useQuery({
    ...otherPeopleOptions(words),
    enabled: words !== '',
    select: ({ items }) => items,
  })
  const add = useLink(props, false)
  const { what, view } = props
  return (
    <>
      <SearchField label={t('mitglieder.suche')} labelled value={suche} onSearch={setSuche} />
      {words !== '' && (
        <List
          listing={listingOf(query)}
          keyOf={keyOf}
          row={(person) => (
            <Row person={person}>
              {(what === 'gruppe' ? person.gruppen : person.rollen).some(({ id }) => id === view.id) ? (
                <span className={classes.quiet}>{t('mitglieder.schon')}</span>
              ) : (
                <Button
                  variant="default"
                  aria-label={t('mitglieder.hinzufuegenName', { person: nameOf(person), name: view.name })}
                  onClick={() => add.start(person)}
                >
                  {t('mitglieder.hinzufuegen')}
                </Button>
              )}
            </Row>
          )}
          empty={{ title: t('mitglieder.keinTreffer'), small: true }}
          height="6rem"
        />
      )}
    </>
  )
}

function Row({ person, children }: { readonly person: Person; readonly children: ReactNode }) {
  return (
    <li className={classes.row} data-short>
      <div className={classes.name}>
        <strong>{nameOf(person)}</strong>
        <span>{person.email}</span>
        {(person.status !== 'aktiv' || person.einladung !== 'keine') && (
          <div>
            <PersonStand person={person} />
          </div>
        )}
      </div>
      {children}
    </li>
  )
}
