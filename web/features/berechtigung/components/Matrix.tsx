import { Button } from '@mantine/core'
import type { RolleView } from '@platzwart/contract/berechtigung'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useRechte } from '../model/useRechte.ts'
import classes from './Rollen.module.css'

interface MatrixProps {
  readonly rollen: readonly RolleView[]
  readonly onOpen: (id: string) => void
}

/** A matrix of permissions and roles, in plain words; a role's head opens it. */
export function Matrix({ rollen, onOpen }: MatrixProps) {
  const { t } = useTranslation('berechtigung')
  const rechte = useRechte()
  return (
    <section className={classes.sheet} aria-label={t('rollen.tabelle')}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('rollen.recht')}</th>
            {rollen.map(({ id, name, personen }) => (
              <th key={id} scope="col">
                <Button
                  variant="subtle"
                  size="compact-md"
                  aria-label={t('rollen.oeffnen', { name })}
                  onClick={() => onOpen(id)}
                >
                  {name}
                </Button>
                <p>{t('rollen.personen', { count: personen, anzahl: formatNumber(personen) })}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rechte.map((recht) => {
            const name = t(`recht.${recht}.name`)
            return (
              <tr key={recht}>
                <th scope="row">
                  {name}
                  <p>{t(`recht.${recht}.meint`)}</p>
                </th>
                {rollen.map((rolle) => (
                  <td key={rolle.id}>
                    {rolle.berechtigungen.includes(recht) ? (
                      <IconCheck
                        className={classes.has}
                        aria-label={t('rollen.hat', { rolle: rolle.name, recht: name })}
                        role="img"
                      />
                    ) : (
                      <IconMinus
                        className={classes.hasNot}
                        size={16}
                        aria-label={t('rollen.hatNicht', { rolle: rolle.name, recht: name })}
                        role="img"
                      />
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
