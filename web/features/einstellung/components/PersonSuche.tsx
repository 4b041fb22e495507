import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { PersonField } from '../../../ui/person/PersonField.tsx'
import { personenOptions } from '../api/werte.ts'

export interface Chosen {
  readonly id: string
  readonly name: string
}

interface PersonSucheProps {
  readonly person: Chosen | null
  /** A required choice is missing. */
  readonly fault?: string | undefined
  readonly onChange: (person: Chosen | null) => void
}

/** Searches a person by name or address. */
export function PersonSuche({ person, fault, onChange }: PersonSucheProps) {
  const { t } = useTranslation('einstellungPflege')
  const [suche, setSuche] = useState('')
  const asked = suche !== ''
  const { data, error } = useQuery({
    ...personenOptions(suche),
    enabled: asked,
    placeholderData: keepPreviousData,
  })
  return (
    <PersonField
      label={t('wert.person')}
      description={t('person.suche')}
      fault={fault}
      failure={error}
      person={person}
      found={asked ? data : undefined}
      none={t('person.niemand')}
      onSearch={setSuche}
      onChange={(one) => onChange(one === null ? null : { id: one.id, name: one.name })}
    />
  )
}
