import { Checkbox } from '@mantine/core'
import { type Modul, OFFERED_MODULE } from '@platzwart/domain/mandant/module'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Group } from '../../../ui/form/choice.tsx'
import type { FieldOf, FieldSpec } from '../../../ui/form/spec.ts'
import classes from './Mandant.module.css'

/** Checkboxes of areas, each with what it adds. */
export function areas(label: string): FieldSpec<readonly Modul[]> {
  return { label, wide: true, input: (of) => <AreasField of={of} /> }
}

function AreasField({ of }: { readonly of: FieldOf<readonly Modul[]> }) {
  const { t } = useTranslation('betreiber')
  const { value, change } = of
  const others = value.filter((modul) => !OFFERED_MODULE.includes(modul))
  return (
    <Group of={of}>
      {() => (
        <div className={classes.areas}>
          {OFFERED_MODULE.map((modul) => (
            <Checkbox
              key={modul}
              label={t(`modul.${modul}`)}
              description={t(`bringt.${modul}`)}
              checked={value.includes(modul)}
              onChange={({ currentTarget }) =>
                change([
                  ...OFFERED_MODULE.filter((one) =>
                    one === modul ? currentTarget.checked : value.includes(one),
                  ),
                  ...others,
                ])
              }
            />
          ))}
        </div>
      )}
    </Group>
  )
}
