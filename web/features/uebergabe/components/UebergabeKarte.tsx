import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoment, formatNumber } from '../../../platform/format.ts'
import { newIdempotencyKey } from '../../../platform/idempotency.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'
import { Announced } from '../../../ui/announce/Announced.tsx'
import links from '../../../ui/linkButton.module.css'
import { stepOf } from '../model/step.ts'
import type { Ablehnung, Uebergabe } from '../model/uebergabe.ts'
import { keepsNothing, uebergaben, useUebergaben } from '../model/uebergaben.ts'
import classes from './Uebergabe.module.css'

/** The outbox of this device, of all trips or of one. */
export function WaitingUebergaben({ buchungId }: { readonly buchungId?: string }) {
  const { t } = useTranslation('fahrt')
  const { uebergaben: all } = useUebergaben()
  const shown = all.filter((one) => buchungId === undefined || one.buchungId === buchungId)
  if (shown.length === 0) return null
  return (
    <section className={classes.root} aria-labelledby="wartend">
      <h2 id="wartend" className={classes.title}>
        {t('wartend.titel')}
      </h2>
      {shown.map((one) => (
        <UebergabeKarte key={one.id} uebergabe={one} blocked={isHeldBack(one, all)} />
      ))}
    </section>
  )
}

/** Whether it waits behind an earlier record of the same trip that was refused, or not yet accepted. */
function isHeldBack(uebergabe: Uebergabe, all: readonly Uebergabe[]): boolean {
  const first = all.find(({ buchungId }) => buchungId === uebergabe.buchungId)
  return first !== uebergabe && first !== undefined && (first.abgelehnt !== null || first.nochNicht === true)
}

interface UebergabeKarteProps {
  readonly uebergabe: Uebergabe
  readonly blocked: boolean
}

/** What a pending record waits for. */
function waitsFor(blocked: boolean, { nochNicht }: Uebergabe) {
  if (blocked) return 'dahinter'
  return nochNicht === true ? 'nochNicht' : 'wartet'
}

interface GruendeProps {
  readonly abgelehnt: Ablehnung
  readonly kilometerstand: number
}

/** The server's reasons for a refusal; if it is final, what to do instead. */
function Gruende({ abgelehnt, kilometerstand }: GruendeProps) {
  const { t } = useTranslation('fahrt')
  const asks = (abgelehnt.fragen ?? []).length > 0
  if (abgelehnt.zuAlt === true) {
    return <p className={classes.grund}>{t('wartend.zuAlt', { km: formatNumber(kilometerstand) })}</p>
  }
  return (
    <>
      {abgelehnt.gruende.map(({ text, field }) => (
        <p key={`${field} ${text}`} className={classes.grund}>
          {asks ? text : t('wartend.abgelehnt', { grund: text })}
        </p>
      ))}
      <p>{t('wartend.bleibt')}</p>
    </>
  )
}

/**
 * A record: stored, or refused with the reason, and the person's actions. It is never dropped automatically.
 */
function UebergabeKarte({ uebergabe, blocked }: UebergabeKarteProps) {
  const { t } = useTranslation('fahrt')
  const zone = useZone()
  const { sendet } = useUebergaben()
  const { abgelehnt, art, kennzeichen, zeit } = uebergabe
  const sending = sendet === uebergabe.id
  const Sign = abgelehnt === null ? IconCloudUpload : IconAlertTriangle
  return (
    <article className={classes.karte} data-abgelehnt={abgelehnt === null ? undefined : ''}>
      <div className={classes.head}>
        {sending ? <Loader size={20} aria-hidden /> : <Sign size={22} stroke={1.75} aria-hidden />}
        <h3>{t(`wartend.was.${art}`, { kennzeichen })}</h3>
      </div>
      <p className={classes.quiet}>
        {t('wartend.um', { zeit: formatMoment(Temporal.Instant.from(zeit), zone) })}
      </p>
      <Announced>
        {abgelehnt === null ? (
          <p>{t(sending ? 'wartend.sendet' : `wartend.${waitsFor(blocked, uebergabe)}`)}</p>
        ) : (
          <Gruende abgelehnt={abgelehnt} kilometerstand={uebergabe.angaben.kilometerstand} />
        )}
      </Announced>
      {keepsNothing() && <p className={classes.grund}>{t('wartend.fluechtig')}</p>}
      <Entscheidung uebergabe={uebergabe} blocked={blocked} sending={sending} />
    </article>
  )
}

interface EntscheidungProps extends UebergabeKarteProps {
  readonly sending: boolean
}

function Entscheidung({ uebergabe, blocked, sending }: EntscheidungProps) {
  const { t } = useTranslation('fahrt')
  const [asking, setAsking] = useState(false)
  const { abgelehnt, buchungId, art, id, nochNicht } = uebergabe
  const asked = (abgelehnt?.fragen ?? []).length > 0
  if (asking) {
    return (
      <div className={classes.question} role="alert">
        <p>{t('wartend.wirklich')}</p>
        <div className={classes.buttons}>
          <Button color="red" h={44} onClick={() => void uebergaben.discard(id)}>
            {t('wartend.jaVerwerfen')}
          </Button>
          <Button variant="default" h={44} onClick={() => setAsking(false)}>
            {t('wartend.behalten')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={classes.buttons}>
      {abgelehnt === null && !blocked && (
        <Button variant="default" h={44} loading={sending} onClick={() => void uebergaben.flush()}>
          {t('wartend.jetzt')}
        </Button>
      )}
      {asked && (
        <Button h={44} onClick={() => void uebergaben.confirm(id, newIdempotencyKey())}>
          {t('formular.stimmt')}
        </Button>
      )}
      {abgelehnt !== null && abgelehnt.zuAlt !== true && (
        <Link
          to="/fahrzeuge/fahrten/$id"
          params={{ id: buchungId }}
          search={{ schritt: stepOf(art) }}
          className={asked ? links.plain : links.primary}
        >
          {t(asked ? 'formular.pruefen' : 'wartend.berichtigen')}
        </Link>
      )}
      {(abgelehnt !== null || blocked || nochNicht === true) && (
        <Button variant="default" h={44} onClick={() => setAsking(true)}>
          {t('wartend.verwerfen')}
        </Button>
      )}
    </div>
  )
}
