import { Button } from '@mantine/core'
import * as wire from '@platzwart/contract/operations/anmeldedienst'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { FailureNote } from '../../../ui/form/FormFailure.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import pflege from '../../../ui/pflege/pflege.module.css'
import { goOn, IDENTITAETEN, identitaetenOptions } from '../api/anmeldung.ts'
import { Identitaet } from './Identitaet.tsx'

/** With which services one is linked, on one's own page; nothing where the house has none. */
export function OwnIdentitaeten() {
  const { t } = useTranslation('dienst')
  const { data } = useQuery({ ...identitaetenOptions(), throwOnError: false })
  if (data === undefined) return null
  const { identitaeten, dienste, offen } = data
  if (identitaeten.length === 0 && dienste.length === 0) return null
  return (
    <Panel aria-labelledby="dienste" className={pflege.root ?? ''}>
      <h2 id="dienste">{t('konto.titel')}</h2>
      {offen !== null && <Agree dienst={offen.dienst} />}
      {identitaeten.length === 0 ? (
        <p className={pflege.quiet}>{t('konto.leer')}</p>
      ) : (
        <ul>
          {identitaeten.map((identitaet) => (
            <Identitaet key={identitaet.id} identitaet={identitaet} />
          ))}
        </ul>
      )}
      {offen === null && dienste.length > 0 && <Link dienste={dienste} />}
    </Panel>
  )
}

/** Somebody has come by a service in this browser, and is asked whether they are who is signed in. */
function Agree({ dienst }: { readonly dienst: string }) {
  const { t } = useTranslation('dienst')
  const agree = useAct({
    send: (_: null) => ask(wire.addIdentitaet, {}),
    says: () => t('konto.verbunden', { dienst }),
    failsBeside: true,
    refreshes: [IDENTITAETEN],
  })
  return (
    <Note kind="hint">
      <p>{t('konto.frage', { dienst })}</p>
      {agree.failure !== null && <FailureNote failure={agree.failure} />}
      <Button loading={agree.busy} onClick={() => agree.start(null)}>
        {t('konto.ja')}
      </Button>
    </Note>
  )
}

interface LinkProps {
  readonly dienste: readonly { readonly id: string; readonly name: string }[]
}

function Link({ dienste }: LinkProps) {
  const { t } = useTranslation('dienst')
  const start = useAct({
    send: (id: string) => ask(wire.startLinking, { id }),
    failsBeside: true,
    onDone: goOn,
  })
  return (
    <>
      {start.failure !== null && <FailureNote failure={start.failure} />}
      <div className={pflege.buttons}>
        {dienste.map(({ id, name }) => (
          <Button key={id} variant="default" loading={start.busy} onClick={() => start.start(id)}>
            {t('konto.mit', { dienst: name })}
          </Button>
        ))}
      </div>
    </>
  )
}
