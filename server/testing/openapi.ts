import * as wire from '@platzwart/contract/operations/live'
import { ENDPOINTS } from '@platzwart/contract/paths'
import type { TestApp } from './app.ts'

/** As much of the OpenAPI document as tests read to make requests of every operation. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly $ref?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema?: Schema
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> }
}

export interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Schema> }
}

/** The sign-in's own calls: a library answers them, and their tests are those of the sign-in. */
export const isOfSignIn = (path: string) => path.startsWith(`${ENDPOINTS.auth}/`)

export interface DeclaredOperation {
  readonly path: string
  /** In capitals. */
  readonly method: string
  readonly operation: Operation
}

/** The document as the server gives it, and all of its operations but the live stream, which does not end. */
export async function readDocument(
  app: TestApp,
): Promise<{ document: Document; operations: readonly DeclaredOperation[] }> {
  const document = (await app.request(ENDPOINTS.openapi)).json as unknown as Document
  const operations = Object.entries(document.paths)
    .filter(([path]) => path !== wire.live.path && !isOfSignIn(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
  return { document, operations }
}

/** The schema itself, where only its name is given. */
export function resolved(schema: Schema | undefined, document: Document): Schema {
  const name = schema?.$ref?.split('/').at(-1)
  return name === undefined ? (schema ?? {}) : resolved(document.components.schemas[name], document)
}
