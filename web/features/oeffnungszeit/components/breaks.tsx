import { ActionIcon, Button } from '@mantine/core'
import { MOST_UNTERBRECHUNGEN } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { TimeField } from '../../../ui/dates/TimeField.tsx'
import { Group } from '../../../ui/form/choice.tsx'
import type { FieldOf, FieldSpec } from '../../../ui/form/spec.ts'
import { nextBreak, type Span } from '../model/breaks.ts'
import own from './Week.module.css'

interface BreaksLook {
  readonly label: string
  /** The opening hours around them. */
  readonly hours: Span
}

/** Breaks within opening hours, for example at noon. */
export function breaks({ label, hours }: BreaksLook): FieldSpec<Span[] | undefined> {
  return { label, wide: true, kept: true, input: (of) => <BreaksField of={of} hours={hours} /> }
}

interface BreaksFieldProps extends Pick<BreaksLook, 'hours'> {
  readonly of: FieldOf<Span[] | undefined>
}

function BreaksField({ of, hours }: BreaksFieldProps) {
  const { t } = useTranslation('oeffnungszeit')
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const { value = [] } = of
  useEffect(() => {
    if (wanted.current !== null) root.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return (
    <Group of={of}>
      {() => (
        <div ref={root} className={own.breaks}>
          {value.map((one, i) => {
            const name = `${of.name}.${i}`
            const nr = i + 1
            return (
              // Its index is its only identity: its times are being edited.
              <div key={name} className={own.break}>
                <TimeField
                  name={`${name}.von`}
                  label={t('pause.von', { nr })}
                  value={one.von}
                  onChange={(von) => of.change(value.with(i, { von, bis: one.bis }))}
                />
                <TimeField
                  name={`${name}.bis`}
                  label={t('pause.bis', { nr })}
                  value={one.bis}
                  onChange={(bis) => of.change(value.with(i, { von: one.von, bis }))}
                />
                <ActionIcon
                  variant="default"
                  size="lg"
                  aria-label={t('pause.weg', { nr })}
                  onClick={() => {
                    wanted.current = '[data-more]'
                    of.change(value.toSpliced(i, 1))
                  }}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </div>
            )
          })}
          {value.length < MOST_UNTERBRECHUNGEN && (
            <Button
              variant="subtle"
              data-more=""
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => {
                wanted.current = `[name="${of.name}.${value.length}.von"]`
                of.change(value.concat(nextBreak(hours, value)))
              }}
            >
              {t('pause.mehr')}
            </Button>
          )}
        </div>
      )}
    </Group>
  )
}
