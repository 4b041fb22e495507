import { Button } from '@mantine/core'
import type { AnmeldedienstView, ProbeView } from '@platzwart/contract/anmeldedienst'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { mapGruppen } from '@platzwart/domain/anmeldedienst/zuordnung'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Note } from '../../../ui/Note.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { probeOptions } from '../api/anmeldedienste.ts'
import { goOn } from '../api/anmeldung.ts'
import classes from './Dienst.module.css'
import type { Choices } from './DienstForm.tsx'

interface ProbeProps {
  readonly dienst: AnmeldedienstView
  readonly choices: Choices
  /** Of what was tried out last; empty: nothing was. */
  readonly code: string
}

/** Tries a service out, and shows all that it has said and what it would become. */
export function Probe({ dienst, choices, code }: ProbeProps) {
  const { t } = useTranslation('anmeldedienst')
  const { data, isError } = useQuery(probeOptions(code))
  const start = useAct({
    send: (_: null) => ask(wire.startProbe, { id: dienst.id }),
    failsBeside: true,
    onDone: goOn,
  })
  return (
    <section className={pflege.section}>
      <h3>{t('probe.titel')}</h3>
      <p className={pflege.quiet}>{t('probe.text')}</p>
      {start.failure !== null && <FailureNote failure={start.failure} />}
      <div className={pflege.buttons}>
        <Button loading={start.busy} onClick={() => start.start(null)}>
          {t('probe.knopf')}
        </Button>
      </div>
      {isError && <Note kind="hint">{t('probe.abgelaufen')}</Note>}
      {data?.dienstId === dienst.id && <Result probe={data} dienst={dienst} choices={choices} />}
    </section>
  )
}

interface ResultProps extends Omit<ProbeProps, 'code'> {
  readonly probe: ProbeView
}

function Result({ probe: { ablehnung, angaben, claims }, dienst, choices }: ResultProps) {
  const { t } = useTranslation('anmeldedienst')
  return (
    <>
      {ablehnung === null ? (
        <Note kind="done" title={t('probe.ergebnis')}>
          {t('probe.herein')}
        </Note>
      ) : (
        <Note kind="refusal" title={t('probe.nicht')}>
          {t(`grund.${ablehnung}`)}
        </Note>
      )}
      {angaben !== null && <Becomes angaben={angaben} dienst={dienst} choices={choices} />}
      {claims.length > 0 && (
        <table className={classes.claims}>
          <caption>{t('probe.claims')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('probe.claim')}</th>
              <th scope="col">{t('probe.wert')}</th>
            </tr>
          </thead>
          <tbody>
            {claims.map(({ name, wert }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{wert}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

interface BecomesProps extends Omit<ProbeProps, 'code'> {
  readonly angaben: NonNullable<ProbeView['angaben']>
}

const NOBODY = { gruppenIds: [], rollenIds: [] }

/** What a service has said, as it is taken. */
function Becomes({ angaben, dienst, choices }: BecomesProps) {
  const { t } = useTranslation('anmeldedienst')
  const { kennung, vorname, nachname, email, gruppen } = angaben
  const { dazu } = mapGruppen(gruppen, dienst.zuordnung, NOBODY)
  const becomes = [
    choices.gruppen
      .filter(({ id }) => dazu.gruppenIds.includes(id))
      .map(({ name }) => t('zuordnung.alsGruppe', { name })),
    choices.rollen
      .filter(({ id }) => dazu.rollenIds.includes(id))
      .map(({ name }) => t('zuordnung.alsRolle', { name })),
  ].flat()
  const said = gruppen?.join(', ') ?? t('probe.gruppenUnbekannt')
  return (
    <dl className={classes.facts}>
      <Fact name={t('probe.kennung')} value={kennung} />
      <Fact name={t('probe.name')} value={`${vorname} ${nachname}`} />
      <Fact name={t('probe.email')} value={email ?? t('probe.ohneEmail')} />
      <Fact name={t('probe.gruppen')} value={said === '' ? t('probe.gruppenKeine') : said} />
      <Fact
        name={t('probe.wird')}
        value={becomes.length === 0 ? t('probe.wirdNichts') : becomes.join(', ')}
      />
    </dl>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
