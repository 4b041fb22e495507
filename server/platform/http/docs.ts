import type { OpenAPIHono } from '@hono/zod-openapi'
import { APART } from '@platzwart/contract/paths'
import type { AppEnv } from './env.ts'
import { ownMachineOnly } from './ownMachine.ts'
import { POLICIES, type Policy } from './policy.ts'

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: string[]
  readonly responses?: Record<string, { readonly description?: string }>
}

interface Document {
  readonly paths?: Record<string, Record<string, Operation>>
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

function asked({ anyOf, modul }: Pick<Policy, 'anyOf' | 'modul'>): string {
  return `${anyOf ? ` · ${anyOf.join(' / ')}` : ''}${modul ? ` · Modul ${modul}` : ''}`
}

function who(operationId: string): string {
  const policy = POLICIES.get(operationId)
  if (!policy) return ''
  const narrowed = Object.entries(policy.by?.values ?? {}).map(([value, part]) => `; ${value}${asked(part)}`)
  return `${policy.who}${asked(policy)}${narrowed.join('')}`
}

function section(path: string, method: string, operation: Operation): string {
  const rows = Object.entries(operation.responses ?? {})
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${status}</th><td>${escapeHtml(description ?? '')}</td></tr>`,
    )
    .join('')
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
<p>${escapeHtml(operation.operationId ?? '')} · ${escapeHtml(who(operation.operationId ?? ''))}</p><table>${rows}</table></details>`
}

/** The document as a page that can be read without any script. */
function page(document: Document): string {
  const byTag = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations[method]
      if (!operation) continue
      const tag = operation.tags?.[0] ?? ''
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(path, method, operation)])
    }
  }
  const body = [...byTag].map(([tag, parts]) => `<h2>${escapeHtml(tag)}</h2>${parts.join('')}`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Platzwart API</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
details{margin:.4rem 0;border-bottom:1px solid #8884;padding:.3rem 0}th{text-align:left;padding-right:1rem;vertical-align:top}code{font-weight:600}</style>
<h1>Platzwart API</h1><p>The machine-readable document is at <a href="${APART.openapi}">${APART.openapi}</a>.</p>${body}</html>`
}

/** `/api/openapi.json` (3.1) and the same as a page. */
export function serveDocs(app: OpenAPIHono<AppEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'sitzung', {
    type: 'apiKey',
    in: 'cookie',
    name: 'platzwart.session_token',
  })
  let document: Document | null = null
  const read = () => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Platzwart',
        version: '0.1.0',
        description: 'Problems are RFC 9457. Writes take an Idempotency-Key; reads carry ETags.',
      },
    }) as unknown as Document
    return document
  }
  app.get(APART.openapi, ownMachineOnly, (c) => c.json(read()))
  app.get(APART.docs, ownMachineOnly, (c) => c.html(page(read())))
}
