import { z } from '@hono/zod-openapi'
import { PASSKEY_ARTEN } from '@platzwart/domain/sitzung/passkey'
import { get, json, type Operation, post } from '../operation.ts'
import { ENDPOINTS } from '../paths.ts'
import { instant } from '../schema.ts'
import { sessionSchema, showSitzung } from './currentSitzung.ts'

/**
 * The sign-in calls below `/api/auth`. better-auth answers most of them under its own paths; they are
 * declared here for the API document and for clients. Refusals are problems as everywhere else (SPECIFICATION
 * sections 7 and 8).
 */
const AUTH = ENDPOINTS.auth

const email = z.string().openapi({ format: 'email', description: 'Capitals do not count.' })
const password = z.string().openapi({ format: 'password', description: 'Spaces at its ends count.' })
const code = z
  .string()
  .openapi({ description: 'Six digits of the app, or a recovery code, which goes once.' })
const token = z.string().openapi({ description: 'From the link that came by mail; it goes once.' })

const passkeyAnswer = z
  .record(z.string(), z.unknown())
  .openapi({ description: 'What the browser answered, as JSON of WebAuthn.' })
const passkeyOptions = z
  .record(z.string(), z.unknown())
  .openapi({ description: 'What the browser is told, as JSON of WebAuthn.' })
const passkeyId = z.string().openapi({ format: 'uuid' })
const passkeyName = z.string().openapi({ description: 'Up to 60 characters.' })

const haus = z
  .string()
  .optional()
  .openapi({ description: 'The house that is meant, where the host is that of none: its id.' })

const doneSchema = z.object({ status: z.literal(true) }).openapi('AuthErledigt')
const done = (says: string) => json(doneSchema, says)
const empty = z.object({})
const tooMany = [429] as const

const accountSchema = z
  .object({
    email: z.string(),
    passwort: z.boolean().openapi({ description: 'Whether a password is set.' }),
    wechsel: z
      .object({ email: z.string(), gueltigBis: instant })
      .nullable()
      .openapi({ description: 'An address that waits to be confirmed.' }),
    zweitfaktor: z.object({
      seit: instant.nullable(),
      codes: z.int().openapi({ description: 'Recovery codes that are left.' }),
      noetig: z.boolean(),
    }),
    passkeys: z.array(
      z.object({
        id: passkeyId,
        name: passkeyName,
        art: z.enum(PASSKEY_ARTEN),
        angelegt: instant,
        zuletzt: instant.nullable(),
        geraet: z
          .string()
          .nullable()
          .openapi({ description: 'What the browser called itself in which it was last used.' }),
        adresse: z.string().openapi({ description: 'The domain that it was made for.' }),
        hier: z.boolean().openapi({ description: 'That is the one of this address.' }),
      }),
    ),
    passkeyMoeglich: z.boolean().openapi({ description: 'Browsers make passkeys at this address.' }),
  })
  .openapi('Konto')

const codesSchema = z.object({ codes: z.array(z.string()) }).openapi('Wiederherstellungscodes')
const codes = json(codesSchema, 'New recovery codes, said this once; those of before are worthless.')
const codesOfFirst = json(
  codesSchema,
  'Recovery codes, said this once, where it is the first second factor; else none: those of before stay.',
)

const factorKeySchema = z.object({ uri: z.string(), schluessel: z.string() }).openapi('ZweitfaktorSchluessel')

const anmeldungSchema = z
  .object({
    user: z.object({ id: z.string(), email: z.string(), name: z.string() }).nullable().optional(),
    zweitfaktor: z.literal(true).optional(),
  })
  .openapi('Angemeldet', { description: 'Who signed in; or that the second factor is asked for now.' })

const passwordSetSchema = z
  .object({
    status: z.literal(true),
    angemeldet: z.boolean().optional().openapi({ description: 'Signed in by it, where that was asked for.' }),
    zweitfaktor: z
      .literal(true)
      .optional()
      .openapi({ description: 'The second factor is asked for before that.' }),
  })
  .openapi('PasswortGesetzt')

const haeuserSchema = z
  .object({
    haeuser: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        eingeladen: z.boolean().openapi({ description: 'Invited, and not been there yet.' }),
        hier: z.boolean(),
        adresse: z
          .string()
          .nullable()
          .openapi({ description: 'Where it is found, when not at this address.' }),
      }),
    ),
  })
  .openapi('Haeuser')

const says = (summary: string) => ({ tag: 'sitzung', summary })

export const signIn = post('signIn', ENDPOINTS.signIn, {
  ...says('Signs in. The session is a cookie that no script can read; the answer never has its token.'),
  body: z.object({
    email,
    password,
    rememberMe: z.boolean().optional().openapi({ description: 'False on a shared computer.' }),
    haus,
  }),
  refusals: tooMany,
  answers: { 200: json(anmeldungSchema, 'Signed in, or the second step has begun.') },
})

export const signInSecond = post('signInSecond', `${AUTH}/sign-in/second`, {
  ...says('The second step of a sign-in, within ten minutes of the first one, from the same browser.'),
  body: z.object({ code: code.optional(), passkey: passkeyAnswer.optional(), haus }),
  refusals: tooMany,
  answers: { 200: done('Signed in.') },
})

export const showSecondStep = post('showSecondStep', `${AUTH}/sign-in/second-step`, {
  ...says('What can be shown in the second step; each passkey that is asked for is good for five minutes.'),
  body: empty,
  answers: {
    200: json(
      z.object({
        wege: z
          .object({
            app: z.boolean(),
            passkey: passkeyOptions.nullable(),
            woanders: z.boolean().openapi({ description: 'There are passkeys, for another address.' }),
          })
          .nullable(),
      }),
      'The ways; null without a first step.',
    ),
  },
})

export const beginPasskeySignIn = post('beginPasskeySignIn', `${AUTH}/sign-in/passkey-challenge`, {
  ...says('Begins to sign in by a passkey alone; the same for everybody, and good for five minutes.'),
  body: empty,
  refusals: tooMany,
  answers: {
    200: json(
      z.object({ passkey: passkeyOptions.nullable() }),
      'For the browser; null at an address that has no passkeys.',
    ),
  },
})

export const signInPasskey = post('signInPasskey', `${AUTH}/sign-in/passkey`, {
  ...says('Signs in by a passkey alone, from a device that has asked who holds it.'),
  body: z.object({ passkey: passkeyAnswer, rememberMe: z.boolean().optional(), haus }),
  refusals: tooMany,
  answers: { 200: done('Signed in.') },
})

export const signOut = post('signOut', ENDPOINTS.signOut, {
  ...says('Signs out and empties what the browser keeps; also without a session.'),
  body: empty,
  answers: { 200: json(z.object({ success: z.boolean() }), 'Signed out.') },
})

export const requestRecovery = post('requestRecovery', `${AUTH}/request-password-reset`, {
  ...says(
    'Asks for a link to set a password. The answer is the same whether or not there is such an account.',
  ),
  body: z.object({ email, redirectTo: z.string().optional() }),
  refusals: tooMany,
  answers: { 200: done('A mail goes to the address, if it is that of an account.') },
})

export const setPassword = post('setPassword', `${AUTH}/reset-password`, {
  ...says('Sets a password by a link: of an invitation, or of a forgotten one.'),
  body: z.object({
    token,
    newPassword: password,
    signIn: z.boolean().optional().openapi({ description: 'Signs in by it at once.' }),
    rememberMe: z.boolean().optional().openapi({ description: 'False on a shared computer.' }),
  }),
  refusals: tooMany,
  answers: { 200: json(passwordSetSchema, 'Set; every session of the account before has ended.') },
})

export const confirmAddress = post('confirmAddress', `${AUTH}/confirm-email`, {
  ...says('Confirms by a link that the address is read by whose account it is.'),
  body: z.object({ token }),
  refusals: tooMany,
  answers: { 200: done('Confirmed.') },
})

export const checkEinladung = post('checkEinladung', `${AUTH}/check-invitation`, {
  ...says(
    'Tells who has a link that sets a password whose it is, of which house, whether they have an account already, and so only sign in, and whether it is the one that is signed in here.',
  ),
  body: z.object({ token }),
  refusals: tooMany,
  answers: {
    200: json(
      z.object({
        konto: z.boolean(),
        eigenes: z.boolean(),
        zurueck: z.boolean(),
        email: z
          .string()
          .nullable()
          .openapi({ description: 'Whose password it sets; null where it sets none.' }),
        haus: z.string().nullable().openapi({ description: 'The house that has invited, by its name.' }),
      }),
      'The link is as good as before. `zurueck`: to be opened again once one is signed in.',
    ),
  },
})

export const findHaus = post('findHaus', `${AUTH}/find-house`, {
  ...says(
    'Whose people write from an e-mail domain, and where they sign in. Nobody’s address is asked, and nobody’s account is looked for.',
  ),
  body: z.object({ domain: z.string().openapi({ description: 'What stands behind the @.' }) }),
  refusals: tooMany,
  answers: {
    200: json(
      z.object({ haus: z.object({ name: z.string(), adresse: z.string() }).nullable() }),
      'Null: here, as far as the domain says.',
    ),
  },
})

export const listHaeuser = get('listHaeuser', `${AUTH}/houses`, {
  ...says("The houses of one's account, the present one first."),
  answers: { 200: json(haeuserSchema, 'Where one can go.') },
})

export const switchHaus = post('switchHaus', ENDPOINTS.switchHouse, {
  ...says('Goes to another house without signing in again, and accepts its invitation by that.'),
  body: z.object({ haus: z.string() }),
  answers: { 200: done('The session is there now, with another cookie.') },
})

export const showAccount = get('showAccount', `${AUTH}/account`, {
  ...says("One's own account."),
  answers: { 200: json(accountSchema, 'The account.') },
})

export const askForConfirmation = post('askForConfirmation', `${AUTH}/request-confirmation`, {
  ...says('Asks for another link that confirms the address.'),
  body: empty,
  refusals: tooMany,
  answers: { 200: done('On its way.') },
})

export const changePassword = post('changePassword', `${AUTH}/change-password`, {
  ...says('Changes the password, which ends every other session.'),
  body: z.object({ currentPassword: password, newPassword: password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: json(anmeldungSchema, 'Changed; this session is a new one.') },
})

export const requestEmail = post('requestEmail', `${AUTH}/request-email`, {
  ...says('Asks for another address. It counts when it is confirmed there; the one before is told.'),
  body: z.object({ email, password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: done('Two mails are on their way.') },
})

export const withdrawEmail = post('withdrawEmail', `${AUTH}/withdraw-email`, {
  ...says('Takes the wish for another address back.'),
  body: empty,
  answers: { 200: done('As before.') },
})

export const confirmEmail = post('confirmEmail', `${AUTH}/confirm-new-email`, {
  ...says('Confirms the new address by the link that went there, signed in as whose account it is.'),
  body: z.object({ token }),
  refusals: tooMany,
  answers: { 200: done('The address is the new one.') },
})

export const beginFactor = post('beginFactor', `${AUTH}/begin-factor`, {
  ...says('Begins to set up a second factor; nothing is asked for until it is confirmed.'),
  body: z.object({ password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: json(factorKeySchema, 'What the app is told.') },
})

export const confirmFactor = post('confirmFactor', `${AUTH}/confirm-factor`, {
  ...says('Confirms the second factor by a code of the app; every other session ends.'),
  body: z.object({ code }),
  refusals: tooMany,
  answers: { 200: codesOfFirst },
})

export const renewCodes = post('renewCodes', `${AUTH}/renew-codes`, {
  ...says('Makes new recovery codes.'),
  body: z.object({ password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: codes },
})

export const removeFactor = post('removeFactor', `${AUTH}/remove-factor`, {
  ...says('Takes the second factor off, where the house does not ask for one.'),
  body: z.object({ password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: done('It is asked for no more.') },
})

export const beginPasskey = post('beginPasskey', `${AUTH}/begin-passkey`, {
  ...says('Begins to add a passkey; nothing counts until it is confirmed, within five minutes.'),
  body: z.object({ password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: json(z.object({ passkey: passkeyOptions }), 'For the browser.') },
})

export const confirmPasskey = post('confirmPasskey', `${AUTH}/confirm-passkey`, {
  ...says(
    'Adds the passkey that the browser has made; with the first second factor every other session ends.',
  ),
  body: z.object({ name: passkeyName, passkey: passkeyAnswer }),
  answers: { 200: codesOfFirst },
})

export const renamePasskey = post('renamePasskey', `${AUTH}/rename-passkey`, {
  ...says('Calls a passkey by another name.'),
  body: z.object({ id: passkeyId, name: passkeyName }),
  answers: { 200: done('Renamed.') },
})

export const removePasskey = post('removePasskey', `${AUTH}/remove-passkey`, {
  ...says('Takes a passkey off, unless the house asks for a second factor and it is the last.'),
  body: z.object({ id: passkeyId, password, code: code.optional() }),
  refusals: tooMany,
  answers: { 200: done('It opens nothing any more.') },
})

export const showProofWays = post('showProofWays', `${ENDPOINTS.prove}-ways`, {
  ...says('By what one can show again who one is.'),
  body: empty,
  answers: {
    200: json(
      z.object({
        passwort: z.boolean(),
        app: z.boolean(),
        passkey: passkeyOptions.nullable(),
        woanders: z.boolean(),
      }),
      'What is asked for. `woanders`: there are passkeys, for another address.',
    ),
  },
})

export const proveAgain = post('proveAgain', ENDPOINTS.prove, {
  ...says(
    'Shows again who one is, by the password and by the second factor where there is one; for ten minutes it need not be shown again in this session.',
  ),
  body: z.object({
    password: password.optional(),
    code: code.optional(),
    passkey: passkeyAnswer.optional(),
  }),
  refusals: tooMany,
  answers: { 200: done('Shown.') },
})

export const listSitzungen = get('listSitzungen', `${AUTH}/list-sessions`, {
  ...says('Where one is signed in.'),
  answers: { 200: json(z.array(sessionSchema), 'The sessions.') },
})

export const endSitzung = post('endSitzung', `${AUTH}/revoke-session`, {
  ...says("Ends one of one's own sessions."),
  body: z.object({ id: z.string().openapi({ description: 'As the list has it.' }) }),
  answers: { 200: done('Ended.') },
})

export const endOtherSitzungen = post('endOtherSitzungen', `${AUTH}/revoke-other-sessions`, {
  ...says('Ends every other session of the account.'),
  body: empty,
  answers: { 200: done('Ended.') },
})

/** Calls without a session. */
export const OPEN_CALLS = [
  signIn,
  signInSecond,
  showSecondStep,
  beginPasskeySignIn,
  signInPasskey,
  signOut,
  showSitzung,
  requestRecovery,
  setPassword,
  confirmAddress,
  checkEinladung,
  findHaus,
] satisfies readonly Operation[]

/** Calls that require a session. */
export const OWN_CALLS = [
  listHaeuser,
  switchHaus,
  showAccount,
  askForConfirmation,
  changePassword,
  requestEmail,
  withdrawEmail,
  confirmEmail,
  beginFactor,
  confirmFactor,
  renewCodes,
  removeFactor,
  beginPasskey,
  confirmPasskey,
  renamePasskey,
  removePasskey,
  showProofWays,
  proveAgain,
  listSitzungen,
  endSitzung,
  endOtherSitzungen,
] satisfies readonly Operation[]
