import { ENDPOINTS } from '@platzwart/contract/paths'
import type { Policy } from '../policy.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly description?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: string[]
  readonly 'x-policy'?: Policy
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
  readonly responses?: Record<string, { readonly description?: string }>
}

export interface Document {
  readonly paths?: Record<string, Record<string, Operation>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

function asked({ anyOf, modul }: Pick<Policy, 'anyOf' | 'modul'>): string {
  return `${anyOf ? ` · ${anyOf.join(' / ')}` : ''}${modul ? ` · Modul ${[modul].flat().join(' / ')}` : ''}`
}

function who({ 'x-policy': policy }: Operation): string {
  if (!policy) return ''
  const narrowed = Object.entries(policy.by?.values ?? {}).map(([value, part]) => `; ${value}${asked(part)}`)
  return ` · ${policy.who}${asked(policy)}${narrowed.join('')}`
}

function typeOf({ $ref, type, format, enum: values, items }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (items) return `${typeOf(items)}[]`
  const name = Array.isArray(type) ? type.join(' | ') : (type ?? '')
  return `${name}${format ? ` (${format})` : ''}`
}

const rows = (lines: readonly (readonly [head: string, text: string])[]) =>
  `<table>${lines.map(([head, text]) => `<tr><th scope="row">${escapeHtml(head)}</th><td>${escapeHtml(text)}</td></tr>`).join('')}</table>`

/** The fields of the request body, or nothing. */
function body({ requestBody }: Operation, document: Document): string {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (type === undefined) return ''
  const name = content?.schema?.$ref?.split('/').at(-1)
  const schema = name === undefined ? content?.schema : document.components?.schemas?.[name]
  const fields = Object.entries(schema?.properties ?? {}).map(([field, of]): [string, string] => [
    schema?.required?.includes(field) ? field : `${field}?`,
    [typeOf(of), of.description].filter(Boolean).join('. '),
  ])
  return `<h3>${escapeHtml(type)}</h3>${fields.length > 0 ? rows(fields) : ''}`
}

function section(path: string, method: string, operation: Operation, document: Document): string {
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description = '' }]): [string, string] => [status, description],
  )
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
<p>${escapeHtml(operation.operationId ?? '')}${escapeHtml(who(operation))}</p>${body(operation, document)}<h3>Answers</h3>${rows(answers)}</details>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color-scheme:light dark;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem}h3{font-size:1rem;margin:.75rem 0 .25rem}details{border-bottom:1px solid #8884}summary{padding:.75rem 0;cursor:pointer}
table{border-collapse:collapse;table-layout:fixed;width:100%}th{text-align:left;padding:.15rem 1rem .15rem 0;vertical-align:top;width:9rem}td{padding:.15rem 0}p{margin:.25rem 0}code{font-weight:600}nav a{display:inline-block;padding:.25rem .75rem .25rem 0}`

/** Renders the API document as HTML without scripts, readable on phones and on paper. */
export function docsPage(document: Document): string {
  const byTag = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations[method]
      if (!operation) continue
      const tag = operation.tags?.[0] ?? ''
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(path, method, operation, document)])
    }
  }
  const tags = [...byTag].toSorted(([a], [b]) => a.localeCompare(b))
  const links = tags.map(([tag]) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join('')
  const parts = tags.map(
    ([tag, operations]) => `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${operations.join('')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Platzwart API</title><style>${STYLE}</style>
<main><h1>Platzwart API</h1><p>For programs that talk to this house. The machine-readable document is at <a href="${ENDPOINTS.openapi}">${ENDPOINTS.openapi}</a>. Refusals are problems (RFC 9457) with a code.</p>
<nav aria-label="Parts">${links}</nav>${parts.join('')}</main></html>`
}
