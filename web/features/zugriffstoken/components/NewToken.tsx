import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/zugriffstoken'
import {
  TOKEN_BEREICHE,
  TOKEN_NAME_MAX,
  TOKEN_TAGE,
  TOKEN_UMFAENGE,
  type TokenUmfang,
} from '@platzwart/domain/zugriffstoken/umfang'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { choice } from '../../../ui/form/choice.tsx'
import { Fields } from '../../../ui/form/Field.tsx'
import { Actions, FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { several } from '../../../ui/form/several.tsx'
import { text } from '../../../ui/form/text.tsx'
import { useForm } from '../../../ui/form/useForm.ts'
import pflege from '../../../ui/pflege/pflege.module.css'
import { OWN_TOKENS } from '../api/tokens.ts'
import { useUmfangText } from './useUmfangText.ts'

const ARTEN = ['lesen', 'buchen', 'auswahl'] as const
type Art = (typeof ARTEN)[number]

const READS = TOKEN_BEREICHE.map((bereich) => `${bereich}.lesen` as const)

/** What each choice stands for; the detailed one is made from boxes. */
const UMFANG: Readonly<Record<Exclude<Art, 'auswahl'>, readonly TokenUmfang[]>> = {
  lesen: READS,
  buchen: [...READS, 'leseraum.schreiben', 'fahrzeugBuchung.schreiben'],
}

const DAYS = [30, 90, TOKEN_TAGE.standard, TOKEN_TAGE.max] as const

interface Values {
  readonly name: string
  readonly art: Art
  readonly umfang: readonly TokenUmfang[]
  readonly tage: (typeof DAYS)[number]
}

const START: Values = { name: '', art: 'lesen', umfang: [], tage: TOKEN_TAGE.standard }

/** A token that was just created; its secret is null when it was shown before. */
export interface CreatedToken {
  readonly name: string
  readonly geheim: string | null
}

interface NewTokenProps {
  readonly onCreated: (created: CreatedToken) => void
  readonly onCancel: () => void
}

/** Creates a token for a program. */
export function NewToken({ onCreated, onCancel }: NewTokenProps) {
  const { t } = useTranslation('zugriffstoken')
  const queryClient = useQueryClient()
  const textOf = useUmfangText()
  const form = useForm({
    start: START,
    fields: ({ art }) => ({
      name: text({
        label: t('neu.name'),
        hint: t('neu.nameHinweis'),
        missing: t('neu.nameFehlt'),
        max: TOKEN_NAME_MAX,
        first: true,
        autoComplete: 'off',
      }),
      art: choice({
        label: t('neu.art'),
        options: ARTEN.map((value) => ({ value, label: t(`neu.arten.${value}`) })),
      }),
      ...(art === 'auswahl' && {
        umfang: several({
          label: t('neu.umfang'),
          missing: t('neu.umfangFehlt'),
          filter: t('neu.umfangSuche'),
          options: TOKEN_UMFAENGE.map((value) => ({ value, label: textOf(value) })),
          follows: (chosen) => t('neu.gewaehlt', { count: chosen.length }),
        }),
      }),
      tage: choice({
        label: t('neu.tage'),
        options: DAYS.map((value) => ({ value, label: t(`neu.dauer.tage${value}`) })),
      }),
    }),
    send: ({ name, art, umfang, tage }, { key }) =>
      ask(wire.createZugriffstoken, {
        draft: { name, umfang: art === 'auswahl' ? umfang : UMFANG[art], tage },
        idempotencyKey: key,
      }),
    says: ({ token }) => t('neu.angelegt', { name: token.name }),
    onDone: async ({ geheim, token }) => {
      onCreated({ geheim, name: token.name })
      await queryClient.invalidateQueries({ queryKey: OWN_TOKENS })
    },
  })
  return (
    <FormBox form={form} className={pflege.form} takesFocus>
      <Fields form={form} />
      <FormFailure />
      <Actions>
        <Submit>{t('neu.anlegen')}</Submit>
        <Button variant="default" onClick={onCancel}>
          {t('neu.abbrechen')}
        </Button>
      </Actions>
    </FormBox>
  )
}
