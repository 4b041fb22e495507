import type { Anlage as AnlageView } from '@platzwart/contract/operations/datenschutz'
import { isBerechtigung } from '@platzwart/domain/berechtigung/names'
import { reportOf, reportsIn } from '@platzwart/domain/datenschutz/reports'
import type { ReactNode } from 'react'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { sectionsOf } from '../../einstellung/model/fields.ts'
import { useWords } from '../../einstellung/model/useWords.ts'
import classes from './Anlage.module.css'

interface AnlageProps {
  readonly anlage: AnlageView
  readonly module: readonly string[]
}

/** Permissions, retention periods, reports, and settings. */
export function Anlage({ anlage, module }: AnlageProps) {
  return (
    <div className={classes.root}>
      <People anlage={anlage} />
      <Rights rechte={anlage.rechte} />
      <Names namen={anlage.namen} />
      <Times fristen={anlage.fristen} />
      <Reports module={module} />
      <Options einstellungen={anlage.einstellungen} module={module} />
    </div>
  )
}

function Part({
  id,
  title,
  text,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={`anlage-${id}`} className={classes.part}>
      <h2 id={`anlage-${id}`}>{title}</h2>
      {text !== undefined && <p className={classes.lead}>{text}</p>}
      {children}
    </section>
  )
}

function Line({
  name,
  more,
  value,
}: {
  readonly name: string
  readonly more?: string
  readonly value: ReactNode
}) {
  return (
    <div className={classes.line}>
      <dt>
        {name}
        {more !== undefined && <p className={classes.more}>{more}</p>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

function People({ anlage: { personen, sperren, zugriffBis } }: { readonly anlage: AnlageView }) {
  const { t } = useTranslation('anlage')
  const zone = useZone()
  const bis = zugriffBis === null ? null : formatMoment(Temporal.Instant.from(zugriffBis), zone)
  return (
    <Part id="personen" title={t('personen.titel')}>
      <dl className={classes.lines}>
        <Line name={t('personen.aktiv')} value={formatNumber(personen.aktiv)} />
        <Line name={t('personen.inaktiv')} value={formatNumber(personen.inaktiv)} />
        <Line name={t('personen.sperren')} value={formatNumber(sperren)} />
        <Line
          name={t('personen.betreiber')}
          value={bis === null ? t('personen.ohneZugriff') : t('personen.zugriff', { bis })}
        />
      </dl>
    </Part>
  )
}

function Rights({ rechte }: Pick<AnlageView, 'rechte'>) {
  const { t } = useTranslation('anlage')
  return (
    <Part id="rechte" title={t('rechte.titel')} text={t('rechte.text')}>
      <dl className={classes.lines}>
        {rechte.map(({ berechtigung, personen, rollen }) => (
          <Line
            key={berechtigung}
            name={t(`berechtigung:recht.${berechtigung}.name`)}
            more={t(`berechtigung:recht.${berechtigung}.meint`)}
            value={
              <>
                {t('rechte.haben', { count: personen, anzahl: formatNumber(personen) })}
                {rollen.map(({ name, personen: so }) => (
                  <p key={name} className={classes.more}>
                    {t('rechte.rolle', { name, anzahl: formatNumber(so) })}
                  </p>
                ))}
              </>
            }
          />
        ))}
      </dl>
    </Part>
  )
}

/** Who is named even in staff-council mode: why, and who may see it. */
function Names({ namen }: Pick<AnlageView, 'namen'>) {
  const { t } = useTranslation('anlage')
  return (
    <Part id="namen" title={t('namen.titel')} text={t('namen.text')}>
      <dl className={classes.lines}>
        {namen.map(({ grund, leser, operationen, mails }) => (
          <Line
            key={grund}
            name={t(`namen.${grund}.titel`)}
            more={t(`namen.${grund}.warum`)}
            value={
              <>
                {leser.length === 0
                  ? t(grund === 'betreiber' ? 'datenschutz:wer.betreiber' : 'namen.alle')
                  : leser
                      .map((recht) =>
                        t('datenschutz:wer.recht', { recht: t(`berechtigung:recht.${recht}.name`) }),
                      )
                      .join('; ')}
                {operationen.length > 0 && (
                  <p className={classes.more}>{t('namen.aufrufe', { namen: operationen.join(', ') })}</p>
                )}
                {mails.length > 0 && (
                  <p className={classes.more}>{t('namen.mails', { namen: mails.join(', ') })}</p>
                )}
              </>
            }
          />
        ))}
      </dl>
    </Part>
  )
}

function Times({ fristen }: Pick<AnlageView, 'fristen'>) {
  const { t } = useTranslation('anlage')
  return (
    <Part id="fristen" title={t('fristen.titel')} text={t('fristen.text')}>
      <dl className={classes.lines}>
        {fristen.map(({ art, monate }) => (
          <Line
            key={art}
            name={t(`datenschutz:aufbewahrung.art.${art}.titel`)}
            value={monate === 0 ? t('datenschutz:solange.haus') : t('datenschutz:monate', { count: monate })}
          />
        ))}
      </dl>
    </Part>
  )
}

function Reports({ module }: Pick<AnlageProps, 'module'>) {
  const { t } = useTranslation('anlage')
  return (
    <Part id="berichte" title={t('berichte.titel')} text={t('berichte.text')}>
      <dl className={classes.lines}>
        {reportsIn(module).map((name) => (
          <Line
            key={name}
            name={t(`berichte.${name}.titel`)}
            more={t(`berichte.${name}.was`)}
            value={reportOf(name)
              .leser.map((one) =>
                isBerechtigung(one)
                  ? t('datenschutz:wer.recht', { recht: t(`berechtigung:recht.${one}.name`) })
                  : t(`datenschutz:wer.${one}`),
              )
              .join('; ')}
          />
        ))}
      </dl>
    </Part>
  )
}

function Options({ einstellungen, module }: Pick<AnlageView, 'einstellungen'> & Pick<AnlageProps, 'module'>) {
  const { t } = useTranslation('anlage')
  const words = useWords()
  const views = new Map(einstellungen.map((view) => [view.name, view]))
  const fields = sectionsOf(module).flatMap(({ felder }) => [...felder])
  return (
    <Part id="einstellungen" title={t('einstellungen.titel')} text={t('einstellungen.text')}>
      <dl className={classes.lines}>
        {fields.map((feld) => {
          const view = views.get(feld.name)
          if (view === undefined) return null
          const { name, text } = words
          return (
            <Line
              key={feld.name}
              name={name(feld.name)}
              more={text(feld.name)}
              value={words.wertText(feld, view.wert)}
            />
          )
        })}
      </dl>
    </Part>
  )
}
