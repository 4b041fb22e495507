import { Switch } from '@mantine/core'
import type { RolleView } from '@platzwart/contract/berechtigung'
import * as wire from '@platzwart/contract/operations/berechtigung'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { PEOPLE_KEYS } from '../model/usePeopleLive.ts'
import { useRechtBoxes } from '../model/useRechtBoxes.ts'
import { Mitglieder } from './Mitglieder.tsx'
import type { NamedContent } from './NamedDialog.tsx'
import { NamedForm } from './NamedForm.tsx'
import { Remove } from './Remove.tsx'
import classes from './Rollen.module.css'

/** Whether holders need a second factor: takes effect at once. */
function Zweitfaktor({ rolle: { id, name, zweitfaktor } }: { readonly rolle: RolleView }) {
  const { t } = useTranslation('berechtigung')
  const act = useAct(wire.changeZweitfaktor, {
    input: (noetig: boolean) => ({ id, body: { noetig } }),
    says: () => t('rollen.zweitfaktorGespeichert', { name }),
    refreshes: PEOPLE_KEYS,
  })
  return (
    <Switch
      label={t('rollen.zweitfaktor')}
      description={t('rollen.zweitfaktorHilfe')}
      checked={act.busy ? !zweitfaktor : zweitfaktor}
      onChange={(event) => act.start(event.currentTarget.checked)}
    />
  )
}

/** A role: its name, its permissions, and the deletion. */
export function RolleForm({ view: rolle, onClose }: NamedContent<RolleView>) {
  const { t } = useTranslation('berechtigung')
  const namen = rolle?.gruppen.map(({ name }) => name).join(', ') ?? ''
  return (
    <div className={classes.section}>
      {namen !== '' && <p className={classes.quiet}>{t('rollen.gruppen', { namen })}</p>}
      <NamedForm<readonly Berechtigung[]>
        view={rolle}
        list={rolle?.berechtigungen ?? []}
        field={useRechtBoxes(t('rollen.rechte'), rolle?.berechtigungen ?? [])}
        nameOf={(field) => (field.startsWith('berechtigungen') ? 'list' : field)}
        send={({ name, list: berechtigungen }, idempotencyKey) =>
          rolle === null
            ? ask(wire.createRolle, { body: { name, berechtigungen }, idempotencyKey })
            : ask(wire.updateRolle, {
                id: rolle.id,
                version: rolle.version,
                idempotencyKey,
                body: { name, berechtigungen },
              })
        }
        onDone={onClose}
      />
      {rolle && <Zweitfaktor rolle={rolle} />}
      {rolle && <Mitglieder what="rolle" view={rolle} />}
      {rolle && (
        <Remove
          name={rolle.name}
          question={t('form.frageRolle', { count: rolle.personen, anzahl: rolle.personen, name: rolle.name })}
          send={(idempotencyKey) =>
            ask(wire.deleteRolle, { id: rolle.id, version: rolle.version, idempotencyKey })
          }
          onDone={onClose}
        />
      )}
    </div>
  )
}
