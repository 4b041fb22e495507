import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

const keyOf = (secret: string) => `${secret}\nzweitfaktor`

/**
 * A secret of an account as it is kept: encrypted under the key of the installation, and bound to the account, so that a row which was copied
 * to another account opens nothing there.
 * @param secret of the installation
 */
export function keepSecret(secret: string, anmeldungId: string, plain: string): Promise<string> {
  return symmetricEncrypt({ key: keyOf(secret), data: `${anmeldungId}\n${plain}` })
}

/** Null for what was kept under another key, or for another account. */
export async function openSecret(secret: string, anmeldungId: string, kept: string): Promise<string | null> {
  const [whose, plain] = await symmetricDecrypt({ key: keyOf(secret), data: kept }).then(
    (text) => text.split('\n'),
    () => [],
  )
  return whose === anmeldungId && plain ? plain : null
}
