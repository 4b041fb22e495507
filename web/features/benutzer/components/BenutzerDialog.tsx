import type { BenutzerView } from '@platzwart/contract/benutzer'
import { useQuery } from '@tanstack/react-query'
import { useSitzung } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FailureState } from '../../../ui/FailureState.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import { PersonIdentitaeten } from '../../anmeldedienst/components/PersonIdentitaeten.tsx'
import { PersonStand } from '../../berechtigung/components/PersonStand.tsx'
import { RechtListe } from '../../berechtigung/components/RechtListe.tsx'
import { personOptions } from '../api/benutzer.ts'
import { Access } from './Access.tsx'
import { AngabenForm } from './AngabenForm.tsx'
import { Anonymisierung } from './Anonymisierung.tsx'
import classes from './Benutzer.module.css'
import { RechteForm } from './RechteForm.tsx'
import { Zusammenfuehrung } from './zusammenfuehrung/Zusammenfuehrung.tsx'

interface BenutzerDialogProps {
  /** The person; undefined is closed. */
  readonly id: string | undefined
  /** A possible duplicate to merge with, if given. */
  readonly mit?: string | undefined
  readonly onClose: () => void
}

/** U2, "admin user": a person, their permissions with their origins, and their access. */
export function BenutzerDialog({ id, mit, onClose }: BenutzerDialogProps) {
  const { t } = useTranslation('benutzer')
  const query = useQuery({ ...personOptions(id ?? ''), enabled: id !== undefined })
  const { data } = query
  const title = data ? `${data.vorname} ${data.nachname}` : t('titel')
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title={title} size="xl">
      {data ? (
        <Content key={`${data.id} ${mit ?? ''}`} person={data} mit={mit} onGone={onClose} />
      ) : query.isError ? (
        <FailureState failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading height="32rem" />
      )}
    </Dialog>
  )
}

interface ContentProps extends Pick<BenutzerDialogProps, 'mit'> {
  readonly person: BenutzerView
  readonly onGone: () => void
}

function Content({ person, mit, onGone }: ContentProps) {
  const { t } = useTranslation('benutzer')
  const { benutzer, berechtigungen } = useSitzung()
  const maintains = berechtigungen.includes('benutzer_pflegen')
  return (
    <div className={classes.dialog}>
      <div className={classes.buttons}>
        <PersonStand person={person} />
      </div>
      {maintains && <AngabenForm person={person} />}
      {berechtigungen.includes('berechtigungs_pflege') && <RechteForm person={person} />}
      <section className={classes.section} aria-labelledby="wirksam">
        <h3 id="wirksam">{t('rechte.wirksam')}</h3>
        <RechtListe wirksam={person.wirksam} nothing={t('rechte.nichts')} />
      </section>
      {maintains && <Access person={person} />}
      {maintains && <PersonIdentitaeten benutzerId={person.id} />}
      {maintains && berechtigungen.includes('berechtigungs_pflege') && person.id !== benutzer.id && (
        <Zusammenfuehrung person={person} mit={mit} onGone={onGone} />
      )}
      {maintains && person.id !== benutzer.id && <Anonymisierung person={person} onGone={onGone} />}
    </div>
  )
}
