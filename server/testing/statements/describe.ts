import type pg from 'pg'

/** A column of a statement's answer, as PostgreSQL describes it without running the statement. */
export interface Column {
  readonly name: string
  readonly type: string
  /** Straight out of a table, and there never null. An outer join can still make it so. */
  readonly never: boolean
  /** Straight out of a table, and there it may be null. */
  readonly may: boolean
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
  readonly tableID: number
  readonly columnID: number
}

/** What `pg` hands a query of one's own: the messages of the extended protocol, by hand. */
interface Wire {
  parse(message: { name: string; text: string; types: readonly number[] }): void
  describe(message: { type: 'S'; name: string }): void
  sync(): void
}

const CATALOGUE = `
  select attrelid::int as tabelle, attnum::int as nummer, attnotnull as never from pg_attribute
  where attnum > 0 and not attisdropped`

/** Asks PostgreSQL what columns a text answers with. @throws what PostgreSQL says against the text. */
export async function describer(client: pg.Client): Promise<(text: string) => Promise<Column[]>> {
  const [columns, types] = await Promise.all([
    client.query<{ tabelle: number; nummer: number; never: boolean }>(CATALOGUE),
    client.query<{ oid: number; typname: string }>('select oid::int, typname from pg_type'),
  ])
  const never = new Map(columns.rows.map((row) => [`${row.tabelle}.${row.nummer}`, row.never]))
  const typeNames = new Map(types.rows.map(({ oid, typname }) => [oid, typname]))
  return async (text) => {
    const fields = await fieldsOf(client, text)
    return fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const notNull = never.get(`${tableID}.${columnID}`)
      return {
        name,
        type: typeNames.get(dataTypeID) ?? String(dataTypeID),
        never: notNull === true,
        may: notNull === false,
      }
    })
  }
}

function fieldsOf(client: pg.Client, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = []
    let failed = false
    client.query({
      name: '',
      text,
      submit(wire: Wire) {
        wire.parse({ name: '', text, types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription(message: { fields: readonly Field[] }) {
        fields = message.fields
      },
      handleError(error: Error) {
        failed = true
        reject(error)
      },
      handleReadyForQuery() {
        if (!failed) resolve(fields)
      },
    } as unknown as pg.Submittable)
  })
}
