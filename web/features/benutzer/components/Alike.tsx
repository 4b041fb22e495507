import { Button } from '@mantine/core'
import type { BenutzerInList } from '@platzwart/contract/benutzer'
import { IconUsers } from '@tabler/icons-react'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import classes from './Benutzer.module.css'

interface AlikeProps {
  readonly person: BenutzerInList
  /** @param mit the possible duplicate */
  readonly onMerge: (mit: string) => void
}

/** Possible duplicates of a person, with the criterion, and a button to merge. */
export function Alike({ person, onMerge }: AlikeProps) {
  const { t } = useTranslation('benutzer')
  const { benutzer, berechtigungen } = useSitzung()
  const grants =
    berechtigungen.includes('benutzer_pflegen') && berechtigungen.includes('berechtigungs_pflege')
  if (person.aehnlich.length === 0) return null
  const name = `${person.vorname} ${person.nachname}`
  return (
    <ul className={classes.alike} aria-label={t('liste.aehnlichName', { name })}>
      {person.aehnlich.map((other) => (
        <li key={other.id}>
          <span>
            {t('liste.aehnlich', {
              name: other.name,
              email: other.email,
              durch: other.durch.map((what) => t(`liste.durch.${what}`)).join(', '),
            })}
          </span>
          {/* Nobody can merge themselves. */}
          {grants && ![person.id, other.id].includes(benutzer.id) && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconUsers size={16} aria-hidden />}
              aria-label={t('liste.zusammenName', { name, andere: other.name, email: other.email })}
              onClick={() => onMerge(other.id)}
            >
              {t('liste.zusammen')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
