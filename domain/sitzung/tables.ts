import type { TableDefinition } from '../datenschutz/tableDefinition.ts'

const OWN_ID = { id: 'uuid' } as const

const ofAccount = { key: { user_id: 'text' }, whose: ['user_id'] } as const

export const TABLES = {
  'auth.user': {
    bestand: 'anmeldung',
    disclosure: {
      key: { id: 'text' },
      whose: ['id'],
      values: ['name', 'email', 'emailVerified', 'image', 'mehrere', 'createdAt', 'updatedAt'],
      withheld: { id: 'technisch' },
    },
    trace: 'konto',
  },
  'auth.account': {
    bestand: 'anmeldung',
    disclosure: {
      key: { id: 'text' },
      whose: ['userId'],
      values: ['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'],
      withheld: {
        id: 'technisch',
        userId: 'technisch',
        password: 'geheim',
        accessToken: 'geheim',
        refreshToken: 'geheim',
        idToken: 'geheim',
        accessTokenExpiresAt: 'technisch',
        refreshTokenExpiresAt: 'technisch',
      },
    },
    trace: 'konto',
  },
  'auth.demo_anmeldung': {
    bestand: 'anmeldung',
    disclosure: { ...ofAccount, values: ['user_id'] },
    trace: 'konto',
  },
  'auth.session': {
    bestand: 'sitzung',
    disclosure: {
      key: { id: 'text' },
      whose: ['userId'],
      values: ['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent', 'geteilt', 'bewiesen'],
      withheld: { id: 'technisch', userId: 'technisch', token: 'geheim' },
    },
    trace: 'konto',
  },
  'auth.sitzung_ende': {
    bestand: 'sitzung',
    disclosure: {
      key: { mandant_id: 'uuid', user_id: 'text' },
      whose: ['user_id'],
      values: ['zeit'],
      withheld: { user_id: 'technisch', mandant_id: 'technisch' },
    },
    trace: 'konto',
  },
  'auth.verification': {
    bestand: 'link',
    disclosure: {
      key: { id: 'text' },
      whose: ['value'],
      values: ['createdAt', 'updatedAt', 'expiresAt'],
      withheld: { id: 'technisch', identifier: 'geheim', value: 'technisch', mandant_id: 'technisch' },
    },
    trace: 'konto',
  },
  'auth.email_wechsel': {
    bestand: 'link',
    disclosure: {
      ...ofAccount,
      values: ['email'],
      withheld: { user_id: 'technisch', verification_id: 'geheim' },
    },
    trace: 'konto',
  },
  'auth.zweitfaktor': {
    bestand: 'zweitfaktor',
    disclosure: {
      ...ofAccount,
      values: ['seit', 'neu_bis'],
      withheld: { user_id: 'technisch', geheimnis: 'geheim', neu: 'geheim', schritt: 'technisch' },
    },
    trace: 'konto',
  },
  'auth.zweitfaktor_code': {
    bestand: 'zweitfaktor',
    disclosure: {
      key: { pruefwert: 'bytea' },
      whose: ['user_id'],
      values: ['user_id'],
      withheld: { pruefwert: 'geheim' },
    },
    trace: 'konto',
  },
  'auth.passkey': {
    bestand: 'zweitfaktor',
    disclosure: {
      key: OWN_ID,
      whose: ['user_id'],
      values: ['name', 'adresse', 'angelegt', 'zuletzt', 'geraet', 'synchron'],
      withheld: {
        id: 'technisch',
        user_id: 'technisch',
        kennung: 'technisch',
        schluessel: 'technisch',
        zaehler: 'technisch',
        wege: 'technisch',
      },
    },
    trace: 'konto',
  },
  'auth.rateLimit': {
    bestand: 'versuch',
    disclosure: { unfindable: 'pruefsumme' },
    // Only digests, for a day.
    trace: 'sache',
  },
  'auth.passwort_verfahren': {
    things: ['verfahren'],
  },
} as const satisfies Readonly<Record<string, TableDefinition>>
