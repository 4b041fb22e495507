import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import { personenOptions } from '../api/werte.ts'
import classes from './Pflege.module.css'

export interface Chosen {
  readonly id: string
  readonly name: string
}

interface PersonSucheProps {
  readonly person: Chosen | null
  /** Nobody is chosen, and somebody should be. */
  readonly fault?: string | undefined
  readonly onChange: (person: Chosen | null) => void
}

/** Finds a person by name or address, and chooses them. */
export function PersonSuche({ person, fault, onChange }: PersonSucheProps) {
  const { t } = useTranslation('einstellungPflege')
  if (person === null) return <Search fault={fault} onChange={onChange} />
  return (
    <div className={classes.chosen}>
      <span>{t('person.gewaehlt', { name: person.name })}</span>
      <Button variant="default" onClick={() => onChange(null)}>
        {t('person.andere')}
      </Button>
    </div>
  )
}

function Search({ fault, onChange }: Omit<PersonSucheProps, 'person'>) {
  const { t } = useTranslation('einstellungPflege')
  const [suche, setSuche] = useState('')
  const { data, error, refetch } = useQuery({ ...personenOptions(suche), enabled: suche.trim() !== '' })
  const found = suche.trim() === '' ? [] : (data ?? [])
  return (
    <div className={classes.people}>
      <SearchField label={t('person.suche')} labelled value={suche} onSearch={setSuche} />
      {fault !== undefined && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {error !== null && <FailureState failure={error} onRetry={() => void refetch()} />}
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t('person.treffer')}>
          {found.map(({ id, name, email }) => (
            <li key={id}>
              <Button
                variant="subtle"
                fullWidth
                justify="start"
                leftSection={<IconUser size={16} aria-hidden />}
                aria-label={t('person.waehlen', { name, email })}
                onClick={() => onChange({ id, name })}
              >
                <span className={classes.who}>
                  {name} <small>{email}</small>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Announced as="p" className={classes.quiet}>
        {suche.trim() !== '' && data?.length === 0 ? t('person.niemand') : ''}
      </Announced>
    </div>
  )
}
