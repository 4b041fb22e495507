import { ActionIcon, Button, Menu } from '@mantine/core'
import type { EinstellungView } from '@platzwart/contract/einstellung'
import { type EinstellungName, optionOf } from '@platzwart/domain/einstellung/catalogue'
import { IconDots, IconHistory, IconUsersGroup } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormBox, Submit } from '../../../ui/form/FormBox.tsx'
import type { FieldSpec as FormFieldSpec } from '../../../ui/form/spec.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveFailure } from '../../../ui/pflege/SaveFailure.tsx'
import { shownWert } from '../model/entwurf.ts'
import { type FieldSpec, isRare, type Section } from '../model/fields.ts'
import { GRENZEN, type HausForm, STUFEN, useHausForm } from '../model/useHausForm.ts'
import { useWords } from '../model/useWords.ts'
import classes from './Einstellung.module.css'
import { HausField } from './HausField.tsx'
import { Herkunft } from './Herkunft.tsx'
import { Preview } from './Preview.tsx'

/** The further actions of a setting; the vehicles' page has none. */
export interface Ways {
  readonly onVerlauf: (name: EinstellungName) => void
  readonly onAusnahmen: (name: EinstellungName) => void
}

interface HausSectionProps {
  readonly abschnitt: Section['abschnitt']
  readonly felder: readonly FieldSpec[]
  readonly views: readonly EinstellungView[]
  /** The hits of the filter; a field with unsaved changes is shown anyway. */
  readonly gesucht: readonly EinstellungName[]
  /** The area, if there are several. */
  readonly teil?: string | undefined
  readonly ways?: Ways | undefined
  /** The section is on its own page, where rare settings are behind a button. */
  readonly parted?: boolean
  /** Called when the section gets unsaved changes, or loses them. */
  readonly onOffen: (abschnitt: string, offen: boolean) => void
}

/** A section of the house's settings, which is saved as a whole. */
export function HausSection({
  abschnitt,
  felder,
  views,
  gesucht,
  teil,
  ways,
  parted = false,
  onOffen,
}: HausSectionProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const haus = useHausForm(views, felder)
  const { form, entwurf, unfit, offen, gespeichert, verwerfen } = haus
  useEffect(() => onOffen(abschnitt, offen), [abschnitt, offen, onOffen])
  const { titel, text } = words.section(abschnitt)
  const [all, setAll] = useState(false)
  const isSet = (name: EinstellungName) =>
    views.some((view) => view.name === name && view.herkunft !== 'default')
  const isSought = ({ name }: FieldSpec) => gesucht.includes(name) || entwurf.has(name)
  const isAside = ({ name }: FieldSpec) => parted && isRare(name) && !isSet(name) && !entwurf.has(name)
  const aside = felder.filter((feld) => isSought(feld) && isAside(feld))
  // If all of it is rare, it is shown anyway.
  const few = aside.length > 0 && aside.length < felder.length
  const isShown = (feld: FieldSpec) => isSought(feld) && (all || !few || !isAside(feld))
  return (
    <Panel
      aria-labelledby={`haus-${abschnitt}`}
      className={classes.section ?? ''}
      hidden={!felder.some(isShown)}
    >
      <div>
        {teil !== undefined && <p className={classes.part}>{teil}</p>}
        <h2 id={`haus-${abschnitt}`} tabIndex={-1}>
          {titel}
        </h2>
        <p className={classes.quiet}>{text}</p>
      </div>
      <FormBox form={form} className={classes.form}>
        <div className={classes.fields}>
          {felder.map((feld) => (
            <SectionField
              key={feld.name}
              feld={feld}
              views={views}
              haus={haus}
              ways={ways}
              hidden={!isShown(feld)}
            />
          ))}
        </div>
        {few && !all && (
          <div>
            <Button variant="default" onClick={() => setAll(true)}>
              {t('selten', { count: aside.length, anzahl: formatNumber(aside.length) })}
            </Button>
          </div>
        )}
        <Preview felder={felder} views={views} entwurf={entwurf} unfit={unfit} />
        <SaveFailure />
        {form.conflicts.length > 0 && (
          <div>
            <Button variant="default" size="compact-md" onClick={form.giveWay}>
              {t('pflege:uebernehmen')}
            </Button>
          </div>
        )}
        <div className={classes.buttons}>
          <Submit disabled={!offen} name={t('speichernName', { abschnitt: titel })}>
            {t('speichern')}
          </Submit>
          {offen && (
            <Button
              size="md"
              variant="default"
              aria-label={t('verwerfenName', { abschnitt: titel })}
              onClick={verwerfen}
            >
              {t('verwerfen')}
            </Button>
          )}
          <Announced as="span" className={classes.message}>
            {gespeichert ? t('gespeichert') : ''}
          </Announced>
        </div>
      </FormBox>
    </Panel>
  )
}

interface SectionFieldProps {
  readonly feld: FieldSpec
  readonly views: readonly EinstellungView[]
  readonly haus: HausForm
  readonly ways: Ways | undefined
  readonly hidden: boolean
}

/** Fields that take a whole row. */
const BROAD = ['stufen', 'adressen', 'wochentage'] as const

function SectionField({ feld, views, haus, ways, hidden }: SectionFieldProps) {
  const { t } = useTranslation('einstellung')
  const words = useWords()
  const { form, entwurf } = haus
  const { name } = feld
  const view = views.find((one) => one.name === name)
  if (view === undefined) return null
  const shown = (option: EinstellungName) => shownWert(views, form.values, option)
  const stufen = shown(STUFEN)
  const goesBack = entwurf.get(name) === null
  const back = view.herkunft !== 'default' && !goesBack
  const spec: FormFieldSpec<unknown> = {
    label: words.name(name),
    input: ({ fault, change }) => (
      <HausField
        feld={feld}
        wert={shown(name)}
        fault={fault}
        stufen={Array.isArray(stufen) ? stufen.map(String) : []}
        grenzen={GRENZEN.map((grenze) => String(shown(grenze)))}
        onChange={change}
      />
    ),
  }
  return (
    <div
      className={classes.field}
      hidden={hidden}
      data-breit={BROAD.some((art) => art === feld.art) || undefined}
      data-schalter={feld.art === 'schalter' || undefined}
    >
      <Field form={form} name={name} as={spec} />
      {form.conflicts.includes(name) && (
        <Announced as="p" className={classes.meanwhile} appears>
          {t('inzwischen', { wert: words.wertText(feld, view.wert) })}
        </Announced>
      )}
      <Herkunft
        feld={words.name(name)}
        herkunft={view.herkunft}
        statt={entwurf.has(name) ? t(goesBack ? 'wirdVorgabe' : 'geaendert') : undefined}
        ziel={back ? words.zurueckText(feld, view) : undefined}
        onBack={() => form.change({ [name]: null })}
      >
        {ways && <WaysOf name={name} ways={ways} />}
      </Herkunft>
    </div>
  )
}

/** Rare actions of a setting, in a menu. */
function WaysOf({ name, ways }: { readonly name: EinstellungName; readonly ways: Ways }) {
  const { t } = useTranslation('einstellung')
  const feld = useWords().name(name)
  const more = useRef<HTMLButtonElement>(null)
  // A dialog returns the focus to the focused element, and the menu's entry is gone by then.
  function go(way: (name: EinstellungName) => void) {
    more.current?.focus()
    way(name)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={more} variant="subtle" size={28} aria-label={t('mehrName', { feld })}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
          onClick={() => go(ways.onVerlauf)}
        >
          {t('verlauf')}
        </Menu.Item>
        {!optionOf(name).nurMandant && (
          <Menu.Item
            leftSection={<IconUsersGroup size={16} stroke={1.75} aria-hidden />}
            onClick={() => go(ways.onAusnahmen)}
          >
            {t('ausnahmen')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
