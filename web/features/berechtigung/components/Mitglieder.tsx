import { Button } from '@mantine/core'
import type { BenutzerListed } from '@platzwart/contract/benutzer'
import type { GruppeView, RolleView } from '@platzwart/contract/berechtigung'
import * as wire from '@platzwart/contract/operations/benutzer'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { List } from '../../../ui/list/List.tsx'
import { pagedListingOf } from '../../../ui/list/listing.ts'
import { PersonField, type PersonOption } from '../../../ui/person/PersonField.tsx'
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

/** Searches people by name or address and adds the chosen one; members are marked. */
function Adding(props: MitgliederProps) {
  const { t } = useTranslation('berechtigung')
  const [suche, setSuche] = useState('')
  const { data, error } = useQuery({
    ...otherPeopleOptions(suche),
    enabled: suche !== '',
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  })
  const add = useLink(props, false)
  const { what, view } = props
  const found = data?.map((person) => {
    const has = (what === 'gruppe' ? person.gruppen : person.rollen).some(({ id }) => id === view.id)
    return {
      id: person.id,
      name: nameOf(person),
      email: person.email,
      note: has ? <span className={classes.quiet}>{t('mitglieder.schon')}</span> : standOf(person),
      disabled: has,
    }
  })
  function choose(chosen: PersonOption | null) {
    const person = data?.find(({ id }) => id === chosen?.id)
    if (person !== undefined) add.start(person)
  }
  return (
    <PersonField
      label={t('mitglieder.suche')}
      failure={error}
      person={null}
      found={suche === '' ? undefined : found}
      none={t('mitglieder.keinTreffer')}
      onSearch={setSuche}
      onChange={choose}
    />
  )
}

/** The state of an account that cannot sign in yet, or any more. */
function standOf(person: Person): ReactNode {
  if (person.status === 'aktiv' && person.einladung === 'keine') return null
  return <PersonStand person={person} />
}

function Row({ person, children }: { readonly person: Person; readonly children: ReactNode }) {
  return (
    <li className={classes.row} data-short>
      <div className={classes.name}>
        <strong>{nameOf(person)}</strong>
        <span>{person.email}</span>
        <div>{standOf(person)}</div>
      </div>
      {children}
    </li>
  )
}
