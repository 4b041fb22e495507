import { parseArgs } from 'node:util'
import { mandantCreateSchema } from '@platzwart/contract/mandant'
import { createByCommand, type MandantCreate } from '../features/mandant/create.ts'
import { StartRefusal } from '../platform/config/startRefusal.ts'
import type { Deps } from '../platform/deps.ts'
import { issuesOfZod } from '../platform/http/issuesOfZod.ts'
import { DEFAULT_ZONE, ProblemError, problemBody } from '../platform/http/problem.ts'
import { phrase } from '../platform/phrases.ts'
import { originOf } from '../platform/sitzung/origin.ts'

const USAGE = `Use it like this:

  npm run mandant -- create "Stadtbibliothek Lindenau" --domain lindenau.example.org \\
    --admin leitung@lindenau.example --vorname Lea --nachname Leitung

--domain may be given several times, or not at all.`

const OPTIONS = {
  domain: { type: 'string', multiple: true },
  admin: { type: 'string' },
  vorname: { type: 'string' },
  nachname: { type: 'string' },
} as const

/** Field of the schema → how it is called on the command line. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'the name',
  'admin.email': '--admin',
  'admin.vorname': '--vorname',
  'admin.nachname': '--nachname',
}

/** What was typed after `npm run mandant --`. @throws StartRefusal in sentences, one for each thing that is wrong. */
export function readCreate(args: readonly string[]): MandantCreate {
  const { positionals, values } = parse(args)
  const [verb, name, ...rest] = positionals
  if (verb !== 'create' || rest.length > 0) throw new StartRefusal(USAGE)
  const given = {
    name,
    domains: values.domain ?? [],
    admin: { email: values.admin, vorname: values.vorname, nachname: values.nachname },
  }
  const parsed = mandantCreateSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const sentences = issuesOfZod(parsed.error.issues, given).map(({ code, field = '', data }) => {
    const what = NAMES[field] ?? (field.startsWith('domains') ? '--domain' : field)
    return `${what}: ${phrase('en', 'fehler', code, { ...data })}`
  })
  throw new StartRefusal(`${sentences.join('\n')}\n\n${USAGE}`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new StartRefusal(`${(error as Error).message}\n\n${USAGE}`)
  }
}

export interface CreatedMandant {
  /** What the person at the terminal is told. */
  readonly sentences: readonly string[]
  /** Sets the admin's password, once; the login page when the account has one. */
  readonly link: string
}

/**
 * Makes a Mandant that works at once (T7). Without a mail server the admin's link is told here, since nobody else would ever see it.
 * @param platzwart with its queues open
 * @throws StartRefusal when a domain is taken
 */
export async function runCreate(
  { deps }: { readonly deps: Pick<Deps, 'appPool' | 'singleton' | 'publicUrl' | 'domains' | 'mailer'> },
  input: MandantCreate,
  hasMail: boolean,
): Promise<CreatedMandant> {
  try {
    const { id, domains, admin } = await createByCommand(deps, input)
    const addresses = domains.length > 0 ? domains : [null]
    const told = hasMail
      ? [`${input.admin.email} gets a mail with a link to set a password.`]
      : [
          `No mail server is set. Pass this link on to ${input.admin.email}; it sets a password once, within 7 days:`,
          `  ${admin.link}`,
        ]
    return {
      link: admin.link,
      sentences: [
        `${input.name} is there (${id}), at ${addresses.map((host) => originOf(deps.publicUrl, host)).join(', ')}.`,
        ...told,
      ],
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const { detail } = problemBody(error.refusal, { sprache: 'en', zone: DEFAULT_ZONE }, '')
    const domain = error.refusal.issues?.[0]?.data.domain
    throw new StartRefusal(domain === undefined ? detail : `${domain}: ${detail} Nothing was changed.`)
  }
}
