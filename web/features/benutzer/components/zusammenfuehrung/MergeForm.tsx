import type { BenutzerBuchungView, ZusammenfuehrungView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { statusOfBoth } from '@platzwart/domain/benutzer/statusOfBoth'
import { ask } from '../../../../platform/api.ts'
import { formatMoment, formatNumber } from '../../../../platform/format.ts'
import { useZone } from '../../../../platform/session/start.ts'
import { useTranslation } from '../../../../platform/texts/useTranslation.ts'
import { choice } from '../../../../ui/form/choice.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../../ui/form/FormBox.tsx'
import { FormFailure } from '../../../../ui/form/FormFailure.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { Note } from '../../../../ui/Note.tsx'
import { bestandInWords } from '../../../mandant/model/bestandWords.ts'
import { usePersonSaved } from '../../model/usePersonSaved.ts'
import classes from '../Benutzer.module.css'

interface MergeFormProps {
  readonly preview: ZusammenfuehrungView
  readonly onDone: () => void
}

type MergedField = ZusammenfuehrungView['felder'][number]['feld']

const START = {
  vorname: 'bleibt',
  nachname: 'bleibt',
  personalnummer: 'bleibt',
  sprache: 'bleibt',
  email: 'bleibt',
  doppelt: 'bleibt',
} as const satisfies Record<MergedField | 'doppelt', 'bleibt'>

/** The choices of each field, with the values of both people. */
function useMergeFields({ bleibt, geht, felder, doppelt }: ZusammenfuehrungView) {
  const { t } = useTranslation('benutzer')
  const say = useTranslation('datenschutz').t
  const shownAs = (feld: MergedField, value: string | null) => {
    if (value === null) return t('zusammen.ohneNummer')
    return feld === 'sprache' ? t(value === 'en' ? 'angaben.en' : 'angaben.de') : value
  }
  const either = (label: string, of: (side: 'bleibt' | 'geht') => string) =>
    choice<'bleibt' | 'geht'>({
      label,
      options: (['bleibt', 'geht'] as const).map((value) => ({ value, label: of(value) })),
    })
  const field = (feld: MergedField, label: string) =>
    either(label, (side) => shownAs(feld, felder.find((one) => one.feld === feld)?.[side] ?? null))
  const was = doppelt.map((name) => bestandInWords(say, name).titel).join(', ')
  return {
    vorname: field('vorname', t('angaben.vorname')),
    nachname: field('nachname', t('angaben.nachname')),
    personalnummer: field('personalnummer', t('angaben.personalnummer')),
    sprache: field('sprache', t('angaben.sprache')),
    email: field('email', t('zusammen.email')),
    doppelt: either(t('zusammen.doppelt'), (side) => t('zusammen.von', { was, ...{ bleibt, geht }[side] })),
  }
}

/** Which of both people each value is taken from, and what is merged automatically. */
export function MergeForm({ preview, onDone }: MergeFormProps) {
  const { t } = useTranslation('benutzer')
  const { bleibt, geht, felder, doppelt, ueberschneidungen } = preview
  const fields = useMergeFields(preview)
  const saved = usePersonSaved(bleibt.id)
  const form = useForm<Record<MergedField | 'doppelt', 'bleibt' | 'geht'>, Awaited<ReturnType<typeof send>>>({
    start: START,
    fields,
    send: (draft, { key }) => send(preview, draft, key),
    says: ({ vorname, nachname }) => t('zusammen.fertig', { name: `${vorname} ${nachname}` }),
    async onDone(view) {
      await saved.onDone(view)
      onDone()
    },
  })
  return (
    <FormBox form={form}>
      <p>{t('zusammen.bleibt', bleibt)}</p>
      <p>{t('zusammen.geht', geht)}</p>
      {felder.length > 0 && <h4>{t('zusammen.felder')}</h4>}
      {felder.map(({ feld }) => (
        <Field key={feld} form={form} name={feld} />
      ))}
      {doppelt.length > 0 && <Field form={form} name="doppelt" />}
      <Moved preview={preview} />
      <Sign preview={preview} />
      <FormFailure />
      {ueberschneidungen.length > 0 ? (
        <Overlaps preview={preview} />
      ) : (
        <div className={classes.buttons}>
          <Submit>{t('zusammen.ja')}</Submit>
        </div>
      )}
    </FormBox>
  )
}

function send({ bleibt, geht }: ZusammenfuehrungView, draft: object, idempotencyKey: string) {
  return ask(wire.mergeBenutzer, { id: bleibt.id, anderesId: geht.id, draft, idempotencyKey })
}

/** Whether the merged person can sign in, and how. */
function Sign({ preview: { bleibt, geht } }: { readonly preview: ZusammenfuehrungView }) {
  const { t } = useTranslation('benutzer')
  const inside = statusOfBoth(bleibt, geht) === 'aktiv'
  return (
    <>
      {bleibt.status !== geht.status && <p>{t('zusammen.wiederAktiv')}</p>}
      <p className={classes.quiet}>{t(inside ? 'zusammen.zugang' : 'zusammen.keinZugang')}</p>
    </>
  )
}

function Moved({ preview: { bewegt } }: { readonly preview: ZusammenfuehrungView }) {
  const { t } = useTranslation('benutzer')
  const say = useTranslation('datenschutz').t
  return (
    <div>
      <h4>{t('zusammen.bewegt')}</h4>
      {bewegt.length === 0 ? (
        <p className={classes.quiet}>{t('zusammen.nichts')}</p>
      ) : (
        <ul className={classes.buchungen}>
          {bewegt.map(({ bestand, anzahl }) => (
            <li key={bestand}>
              {t('zusammen.mal', { titel: bestandInWords(say, bestand).titel, anzahl: formatNumber(anzahl) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Overlaps({ preview: { ueberschneidungen } }: { readonly preview: ZusammenfuehrungView }) {
  const { t } = useTranslation('benutzer')
  const zone = useZone()
  const at = (moment: string) => formatMoment(Temporal.Instant.from(moment), zone)
  const line = ({ was, von, bis }: BenutzerBuchungView) =>
    von === null || bis === null
      ? t('buchungen.eine')
      : t('buchungen.zeile', { was: was || t('buchungen.ohneWas'), von: at(von), bis: at(bis) })
  return (
    <Note kind="refusal" title={t('zusammen.zugleich')}>
      <ul className={classes.buchungen}>
        {ueberschneidungen.map(({ bleibt, geht }, i) => (
          <li key={`${bleibt.id ?? i} ${geht.id ?? i}`}>
            {t('zusammen.paar', { eine: line(bleibt), andere: line(geht) })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
