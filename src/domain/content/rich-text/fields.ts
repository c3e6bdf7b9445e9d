/** Reads single fields of data from the wire; a value of another type counts as missing. */
export type Fields = {
  text(name: string): string | undefined
  count(name: string, least: number, most: number): number | undefined
  list(name: string): unknown[]
  object(name: string): Fields
  raw(name: string): unknown
}

export function fieldsOf(value: unknown): Fields {
  const fields = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  )
  return {
    text: (name) => {
      const field = fields.get(name)
      return typeof field === 'string' && field !== '' ? field : undefined
    },
    count: (name, least, most) => {
      const number = Number(fields.get(name) ?? Number.NaN)
      return Number.isInteger(number) && number >= least && number <= most ? number : undefined
    },
    list: (name) => {
      const field = fields.get(name)
      return Array.isArray(field) ? field : []
    },
    object: (name) => fieldsOf(fields.get(name)),
    raw: (name) => fields.get(name),
  }
}
