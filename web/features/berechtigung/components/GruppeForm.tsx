import type { GruppeView } from '@platzwart/contract/berechtigung'
import * as wire from '@platzwart/contract/operations/berechtigung'
import { PAGE } from '@platzwart/contract/paths'
import { isOfferedRolle } from '@platzwart/domain/berechtigung/offered'
import type { Say } from '@platzwart/phrases/say'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ask } from '../../../platform/api.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useSitzung, useStart } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { chips } from '../../../ui/form/choice.tsx'
import { rollenOptions } from '../api/rollen.ts'
import { Mitglieder } from './Mitglieder.tsx'
import type { NamedContent } from './NamedDialog.tsx'
import { NamedForm } from './NamedForm.tsx'
import { Remove } from './Remove.tsx'
import classes from './Rollen.module.css'

/** The confirmation says what is deleted with the group. */
function questionOf(t: Say<'berechtigung'>, { name, personen, einstellungen }: GruppeView): string {
  const counted = (count: number) => ({ count, anzahl: formatNumber(count) })
  const settings = einstellungen === 0 ? '' : ` ${t('form.mitEinstellungen', counted(einstellungen))}`
  return t('form.frageGruppe', { ...counted(personen), name, einstellungen: settings })
}

/** A group: its name, the roles of its members, and the deletion. */
export function GruppeForm({ view: gruppe, onClose }: NamedContent<GruppeView>) {
  const { t } = useTranslation('berechtigung')
  const module = useStart().mandant?.module ?? []
  const held = gruppe?.rollen.map(({ id }) => id) ?? []
  // No role without effect in this house, unless the group has it.
  const rollen = (useQuery(rollenOptions).data ?? []).filter(
    ({ id, berechtigungen }) => held.includes(id) || isOfferedRolle(berechtigungen, module),
  )
  const maintainsRules = useSitzung().menue.includes('einstellungen')
  const rules = useId()
  const options = rollen.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={classes.section}>
      <NamedForm<readonly string[]>
        view={gruppe}
        list={held}
        field={chips({ label: t('gruppen.rollen'), options })}
        nameOf={(field) => (field.startsWith('rollenIds') ? 'list' : field)}
        send={({ name, list: rollenIds }, idempotencyKey) => {
          const body = { name, rollenIds }
          return gruppe === null
            ? ask(wire.createGruppe, { body, idempotencyKey })
            : ask(wire.updateGruppe, { id: gruppe.id, version: gruppe.version, body, idempotencyKey })
        }}
        onDone={onClose}
      />
      {gruppe && <Mitglieder what="gruppe" view={gruppe} />}
      {gruppe && maintainsRules && (
        <section className={classes.section} aria-labelledby={rules}>
          <h3 id={rules}>{t('gruppen.regeln')}</h3>
          <p>
            <Link
              to={PAGE.adminEinstellungen}
              search={{ reiter: 'ausnahmen', schicht: 'gruppe', wer: gruppe.name }}
            >
              {t('gruppen.regelnZeigen', {
                count: gruppe.einstellungen,
                anzahl: formatNumber(gruppe.einstellungen),
              })}
            </Link>
          </p>
        </section>
      )}
      {gruppe && (
        <Remove
          name={gruppe.name}
          question={questionOf(t, gruppe)}
          send={(idempotencyKey) =>
            ask(wire.deleteGruppe, { id: gruppe.id, version: gruppe.version, idempotencyKey })
          }
          onDone={onClose}
        />
      )}
    </div>
  )
}
