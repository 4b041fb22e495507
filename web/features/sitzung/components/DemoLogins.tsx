import { UnstyledButton } from '@mantine/core'
import type { Start } from '@platzwart/contract/start'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import type { Credentials } from '../api/auth.ts'
import classes from './DemoLogins.module.css'

type Demo = NonNullable<Start['demo']>[number]

interface DemoLoginsProps {
  readonly people: readonly Demo[]
  readonly disabled: boolean
  readonly onChosen: (credentials: Credentials) => void
}

/** Only in demo mode: one click signs in as one of the demo's people. */
export function DemoLogins({ people, disabled, onChosen }: DemoLoginsProps) {
  const { t } = useTranslation()
  const houses = [...new Set(people.map((person) => person.mandant))]
  return (
    <section className={classes.root} aria-labelledby="demo">
      <h2 id="demo">{t('sitzung:demo.title')}</h2>
      <p className={classes.intro}>{t('sitzung:demo.intro')}</p>
      {houses.map((house) => (
        <div key={house} className={classes.house}>
          <h3>{house}</h3>
          <ul>
            {people
              .filter((person) => person.mandant === house)
              .map((person) => (
                <li key={person.email}>
                  <UnstyledButton
                    className={classes.person}
                    disabled={disabled}
                    onClick={() => onChosen({ email: person.email, password: person.password })}
                  >
                    <span className={classes.name}>{person.name}</span>
                    <span className={classes.role}>{t(`sitzung:demo.rollen.${person.rolle}`)}</span>
                    <span className="visually-hidden">
                      {t('sitzung:demo.as', { mandant: person.mandant })}
                    </span>
                    <IconArrowRight size={18} stroke={1.75} aria-hidden className={classes.arrow} />
                  </UnstyledButton>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
