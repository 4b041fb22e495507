import { Button } from '@mantine/core'
import type { BenutzerView } from '@platzwart/contract/benutzer'
import * as wire from '@platzwart/contract/operations/benutzer'
import { PAGE } from '@platzwart/contract/paths'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../platform/format.ts'
import { useMailsLeave, useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { useAct } from '../../../ui/act/useAct.ts'
import { Note } from '../../../ui/Note.tsx'
import { ActFailure } from '../../../ui/pflege/ActFailure.tsx'
import { useOneTimeLinks } from '../model/useOneTimeLinks.ts'
import { usePersonSaved } from '../model/usePersonSaved.ts'
import classes from './Benutzer.module.css'
import { Deactivate } from './Deactivate.tsx'
import { LinkField } from './LinkField.tsx'

interface OfPerson {
  readonly person: BenutzerView
}

/** A person's access: their invitation, their devices, and whether they are active. */
export function Access({ person }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const own = useSitzung().benutzer.id === person.id
  return (
    <section className={classes.section} aria-labelledby="zugang">
      <h3 id="zugang">{t('zugang.titel')}</h3>
      {person.status === 'inaktiv' ? (
        <Activate person={person} />
      ) : (
        <>
          {person.einladung !== 'keine' && <Einladung person={person} />}
          <Devices person={person} />
          {own ? (
            <OwnAccount />
          ) : (
            <>
              <Zweitfaktor person={person} />
              <Deactivate person={person} />
            </>
          )}
        </>
      )}
    </section>
  )
}

function Einladung({ person: { id, vorname, nachname } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const saved = usePersonSaved(id)
  const { keep } = useOneTimeLinks()
  const again = useAct(wire.renewEinladung, {
    input: (_: null) => ({ id }),
    says: ({ perMail, link }) => {
      if (link !== null) return t('einladung.kopieren')
      return t(perMail ? 'zugang.geschickt' : 'zugang.verbraucht')
    },
    onDone({ link }): unknown {
      if (link !== null) keep([{ id, name: `${vorname} ${nachname}`, link }])
      return saved.onDone(undefined)
    },
  })
  const withdraw = useAct(wire.withdrawEinladung, {
    input: (_: null) => ({ id }),
    says: () => t('zugang.zurueckgezogen'),
    onDone: saved.onDone,
  })
  const link = again.answer?.link ?? null
  return (
    <>
      <p className={classes.quiet}>{t('zugang.eingeladen')}</p>
      {link !== null && (
        <Note kind="done">
          <p>{t('einladung.links')}</p>
          <LinkField name={`${vorname} ${nachname}`} link={link} />
        </Note>
      )}
      <div className={classes.buttons}>
        <Button variant="default" loading={again.busy} onClick={() => again.start(null)}>
          {t('zugang.erneut')}
        </Button>
        <Button variant="default" loading={withdraw.busy} onClick={() => withdraw.start(null)}>
          {t('zugang.zurueck')}
        </Button>
      </div>
    </>
  )
}

function Devices({ person: { id, sitzungen } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const end = useAct(wire.endSitzungen, {
    input: (_: null) => ({ id }),
    says: () => t('zugang.abgemeldet'),
    onDone: usePersonSaved(id).onDone,
  })
  return (
    <>
      <p className={classes.quiet}>
        {t('zugang.geraete', { count: sitzungen, anzahl: formatNumber(sitzungen) })}
      </p>
      {sitzungen > 0 && (
        <div className={classes.buttons}>
          <Button variant="default" loading={end.busy} onClick={() => end.start(null)}>
            {t('zugang.abmelden')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The parts of one's own account that need the password, and are changed elsewhere. */
function OwnAccount() {
  const { t } = useTranslation('benutzer')
  return (
    <p className={classes.quiet}>
      {t('zugang.eigenes')} <Link to={PAGE.passwort}>{t('zugang.eigenesKonto')}</Link>
    </p>
  )
}

function Zweitfaktor({ person: { id, zweitfaktor } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const mails = useMailsLeave()
  const reset = useAct(wire.resetZweitfaktor, {
    input: (_: null) => ({ id }),
    failsBeside: true,
    says: () => t(mails ? 'zugang.faktorWeg' : 'zugang.faktorWegOhneMail'),
    onDone: usePersonSaved(id).onDone,
  })
  return (
    <>
      <p className={classes.quiet}>{t(zweitfaktor ? 'zugang.faktor' : 'zugang.keinFaktor')}</p>
      <ActFailure failure={reset.failure} />
      {zweitfaktor && (
        <div className={classes.buttons}>
          <Button variant="default" loading={reset.busy} onClick={() => reset.start(null)}>
            {t('zugang.faktorZurueck')}
          </Button>
        </div>
      )}
    </>
  )
}

function Activate({ person: { id, version, vorname, nachname, einladung } }: OfPerson) {
  const { t } = useTranslation('benutzer')
  const back = useAct(wire.activateBenutzer, {
    input: (_: null) => ({ id, version }),
    says: () => t('zugang.aktiviert', { name: `${vorname} ${nachname}` }),
    ...usePersonSaved(id),
  })
  return (
    <>
      {einladung !== 'keine' && <p className={classes.quiet}>{t('zugang.nieGekommen')}</p>}
      <div className={classes.buttons}>
        <Button loading={back.busy} onClick={() => back.start(null)}>
          {t('zugang.aktivieren')}
        </Button>
      </div>
    </>
  )
}
