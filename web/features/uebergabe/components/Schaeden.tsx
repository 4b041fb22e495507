import { Button, Textarea } from '@mantine/core'
import type { SchadenView } from '@platzwart/contract/fahrzeug'
import type { Kategorie } from '@platzwart/domain/fahrzeug/types'
import { tagOf } from '@platzwart/domain/time/zone'
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { formatTag } from '../../../platform/format.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { ofShown } from '../../../platform/session/shown.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { MarkeNumber } from '../../flotte/components/MarkeNumber.tsx'
import { SchadenSketch } from '../../flotte/components/SchadenSketch.tsx'
import { DIRECTIONS, moved, type Spot, type View } from '../../flotte/model/sketch.ts'
import { useSpotWords } from '../../flotte/model/useSpotWords.ts'
import type { NeuerSchaden } from '../model/angaben.ts'
import type { Anhang } from '../model/uebergabe.ts'
import { usePreview } from '../model/usePreview.ts'
import type { AngabenForm } from '../model/useUebergabeForm.ts'
import { Fehler } from './Fehler.tsx'
import classes from './form.module.css'
import { PhotoButton } from './PhotoButton.tsx'
import { RemoveButton } from './RemoveButton.tsx'

/** The maximum of damages per handover. */
const MOST = 20

interface SchaedenProps {
  readonly form: Pick<AngabenForm, 'field' | 'specs'>
  readonly kategorie: Kategorie
  readonly known: readonly SchadenView[]
  readonly neue: readonly NeuerSchaden[]
  readonly anhaenge: readonly Anhang[]
  readonly fehler: string | null
  readonly onChange: (neue: readonly NeuerSchaden[]) => void
  readonly onAnhang: (anhang: Anhang) => void
}

/** Known damages on the sketch and in words; a new one is placed, described and photographed. */
export function Schaeden(props: SchaedenProps) {
  const { form, kategorie, known, neue, anhaenge, fehler, onChange, onAnhang } = props
  const { t } = useTranslation('fahrt')
  const title = useId()
  const [ansicht, setView] = useState<View>(() => neue.at(-1)?.ansicht ?? known[0]?.ansicht ?? 'links')
  const [placed, setPlaced] = useState<string | null>(null)
  const full = neue.length >= MOST
  const marken = [
    ...known.map((one, i) => ({ ...one, nummer: i + 1, neu: false })),
    ...neue.map((one, i) => ({ ...one, id: one.schluessel, nummer: known.length + i + 1, neu: true })),
  ]

  function place(spot: Spot) {
    const schluessel = newIdempotencyKey()
    setPlaced(schluessel)
    onChange([...neue, { ...spot, schluessel, beschreibung: '', foto: null }])
  }

  function edit(schluessel: string, part: Partial<NeuerSchaden>) {
    onChange(neue.map((one) => (one.schluessel === schluessel ? { ...one, ...part } : one)))
  }

  return (
    <section className={classes.part} aria-labelledby={title} data-fehlt={fehler === null ? undefined : ''}>
      <h2 id={title} className={classes.title}>
        {t('formular.schaeden')}
      </h2>
      <SchadenSketch
        kategorie={kategorie}
        marken={marken}
        ansicht={ansicht}
        onAnsicht={setView}
        onPlace={full ? undefined : place}
      />
      {full && <p className={classes.warning}>{t('schaden.zuViele')}</p>}
      <Fehler text={fehler} />
      <ul className={classes.liste}>
        {neue.map((schaden, i) => (
          <NeuerSchadenEintrag
            key={schaden.schluessel}
            form={form}
            at={i}
            nummer={known.length + i + 1}
            schaden={schaden}
            anhang={anhaenge.find(({ schluessel }) => schluessel === schaden.foto)}
            focus={schaden.schluessel === placed}
            onChange={(part) => edit(schaden.schluessel, part)}
            onRemove={() => onChange(neue.filter((one) => one !== schaden))}
            onAnhang={onAnhang}
          />
        ))}
      </ul>
      <KnownSchaeden schaeden={known} />
    </section>
  )
}

/** The known damages in words, with a link to each photo. */
export function KnownSchaeden({ schaeden }: { readonly schaeden: readonly SchadenView[] }) {
  const { t } = useTranslation('fahrt')
  const words = useSpotWords()
  const zone = useZone()
  if (schaeden.length === 0) return <p className={classes.quiet}>{t('schaden.keine')}</p>
  const tag = (schaden: SchadenView) => formatTag(tagOf(Temporal.Instant.from(schaden.gemeldet), zone))
  return (
    <>
      <h3>{t('schaden.bekannt')}</h3>
      <ol className={classes.liste}>
        {schaeden.map((schaden, i) => (
          <li key={schaden.id} className={classes.row}>
            <MarkeNumber nummer={i + 1} />
            <div>
              <p>{schaden.beschreibung}</p>
              <p className={classes.quiet}>
                {words.spot(schaden)} · {t('schaden.gemeldet', { tag: tag(schaden) })}
              </p>
              {schaden.bild !== null && (
                <a href={ofShown(schaden.bild)} target="_blank" rel="noreferrer">
                  {t('schaden.fotoAnsehen')}
                </a>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

const SIGN = {
  ArrowLeft: IconArrowLeft,
  ArrowUp: IconArrowUp,
  ArrowDown: IconArrowDown,
  ArrowRight: IconArrowRight,
}

interface NeuerSchadenEintragProps extends Pick<SchaedenProps, 'form'> {
  /** Its index among the new ones. */
  readonly at: number
  readonly nummer: number
  readonly schaden: NeuerSchaden
  readonly anhang: Anhang | undefined
  /** Just placed: the description takes the focus. */
  readonly focus: boolean
  readonly onChange: (part: Partial<NeuerSchaden>) => void
  readonly onRemove: () => void
  readonly onAnhang: (anhang: Anhang) => void
}

function NeuerSchadenEintrag(props: NeuerSchadenEintragProps) {
  const { form, at, nummer, schaden, anhang, focus, onChange, onRemove, onAnhang } = props
  const { t } = useTranslation('fahrt')
  const words = useSpotWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const bild = usePreview(anhang)
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  const take = (one: Anhang) => {
    onAnhang(one)
    onChange({ foto: one.schluessel })
  }
  return (
    <li className={classes.eintrag} data-neu="">
      <div className={classes.row}>
        <MarkeNumber nummer={nummer} neu />
        <div>
          <strong>{t('schaden.neu', { nummer })}</strong>
          <p className={classes.quiet}>{words.spot(schaden)}</p>
        </div>
        <RemoveButton name={t('schaden.entfernen', { nummer })} onClick={onRemove} />
      </div>
      <Field
        form={form}
        name={`schaeden.${at}.beschreibung`}
        as={{
          label: t('schaden.beschreibung'),
          input: ({ label, value, fault, change }) => (
            <Textarea
              ref={field}
              className={classes.field ?? ''}
              label={label}
              placeholder={t('schaden.beschreibungHilfe')}
              autosize
              minRows={1}
              maxLength={500}
              required
              error={fault}
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            />
          ),
        }}
      />
      {bild !== null && <img src={bild} alt={t('schaden.fotoVon', { nummer })} className={classes.preview} />}
      <div className={classes.buttons}>
        <PhotoButton art="foto" text={t(bild === null ? 'schaden.foto' : 'schaden.fotoNeu')} onTaken={take} />
        <fieldset className={classes.directions} aria-label={t('schaden.verschieben')}>
          {DIRECTIONS.map((richtung) => {
            const Sign = SIGN[richtung]
            return (
              <Button
                key={richtung}
                variant="default"
                h={44}
                w={40}
                px={0}
                aria-label={t(`schaden.richtung.${richtung}`)}
                onClick={() => onChange(moved(schaden, richtung))}
              >
                <Sign size={18} stroke={1.75} aria-hidden />
              </Button>
            )
          })}
        </fieldset>
      </div>
    </li>
  )
}
