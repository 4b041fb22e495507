import { NativeSelect } from '@mantine/core'
import { BELEG_ARTEN } from '@platzwart/domain/fahrzeug/types'
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import type { NeuerBeleg } from '../model/angaben.ts'
import type { Anhang } from '../model/uebergabe.ts'
import { usePreview } from '../model/usePreview.ts'
import type { AngabenForm } from '../model/useUebergabeForm.ts'
import { Fehler } from './Fehler.tsx'
import classes from './form.module.css'
import { PhotoButton } from './PhotoButton.tsx'
import { RemoveButton } from './RemoveButton.tsx'

const MOST = 20
const MOST_EURO = 1_000_000

interface BelegeProps {
  readonly form: Pick<AngabenForm, 'field' | 'specs'>
  readonly belege: readonly NeuerBeleg[]
  readonly anhaenge: readonly Anhang[]
  readonly fehler: string | null
  readonly onChange: (belege: readonly NeuerBeleg[]) => void
  readonly onAnhang: (anhang: Anhang) => void
}

/** The trip's receipts: each with photo or PDF, purpose and amount. */
export function Belege({ form, belege, anhaenge, fehler, onChange, onAnhang }: BelegeProps) {
  const { t } = useTranslation('fahrt')
  const title = useId()
  const take = (anhang: Anhang) => {
    onAnhang(anhang)
    onChange([...belege, { schluessel: anhang.schluessel, art: 'tanken', betrag: '' }])
  }
  return (
    <section className={classes.part} aria-labelledby={title} data-fehlt={fehler === null ? undefined : ''}>
      <h2 id={title} className={classes.title}>
        {t('formular.belege')}
      </h2>
      <p className={classes.quiet}>{t('formular.belegeText')}</p>
      <Fehler text={fehler} />
      {belege.length > 0 && (
        <ul className={classes.liste}>
          {belege.map((beleg, i) => (
            <BelegEintrag
              key={beleg.schluessel}
              form={form}
              at={i}
              beleg={beleg}
              anhang={anhaenge.find(({ schluessel }) => schluessel === beleg.schluessel)}
              onChange={(part) => onChange(belege.map((one) => (one === beleg ? { ...one, ...part } : one)))}
              onRemove={() => onChange(belege.filter((one) => one !== beleg))}
            />
          ))}
        </ul>
      )}
      {belege.length < MOST ? (
        <PhotoButton art="beleg" text={t('beleg.hinzufuegen')} onTaken={take} />
      ) : (
        <p className={classes.warning}>{t('beleg.zuViele')}</p>
      )}
    </section>
  )
}

interface BelegEintragProps extends Pick<BelegeProps, 'form'> {
  /** Its index. */
  readonly at: number
  readonly beleg: NeuerBeleg
  readonly anhang: Anhang | undefined
  readonly onChange: (part: Partial<NeuerBeleg>) => void
  readonly onRemove: () => void
}

function BelegEintrag({ form, at, beleg, anhang, onChange, onRemove }: BelegEintragProps) {
  const nummer = at + 1
  const { t } = useTranslation('fahrt')
  const bild = usePreview(anhang)
  const isPdf = anhang?.typ === 'application/pdf'
  const Sign = isPdf ? IconFileTypePdf : IconPhoto
  const arten = BELEG_ARTEN.map((value) => ({ value, label: t(`beleg.arten.${value}`) }))
  return (
    <li className={classes.eintrag}>
      <div className={classes.row}>
        {bild === null ? (
          <span>
            <Sign size={28} stroke={1.5} aria-hidden />
            <span className="visually-hidden">{isPdf ? t('beleg.pdf') : t('beleg.foto')}</span>
          </span>
        ) : (
          <img src={bild} alt="" width={56} height={56} style={{ objectFit: 'cover', borderRadius: 5 }} />
        )}
        <strong>{t('beleg.nummer', { nummer })}</strong>
        <RemoveButton name={t('beleg.entfernen', { nummer })} onClick={onRemove} />
      </div>
      <div className={classes.other}>
        <NativeSelect
          className={classes.field ?? ''}
          label={t('beleg.art')}
          data={arten}
          value={beleg.art}
          onChange={(event) => {
            const art = BELEG_ARTEN.find((one) => one === event.currentTarget.value)
            if (art !== undefined) onChange({ art })
          }}
        />
        <Field
          form={form}
          name={`belege.${at}.betrag`}
          as={{
            label: t('beleg.betrag'),
            input: ({ label, value, fault, change }) => (
              <NumberField
                className={classes.field ?? ''}
                label={label}
                places={2}
                exact
                max={MOST_EURO}
                rightSection={<span aria-hidden>€</span>}
                value={value}
                error={fault}
                onChange={(euro) => change(euro ?? '')}
              />
            ),
          }}
        />
      </div>
    </li>
  )
}
