/** A table of a flatbuffer: fields are found by their number through the table's list of offsets. */
export type Table = { readonly view: DataView; readonly at: number }

const UTF8 = new TextDecoder()

export const rootTable = (view: DataView): Table => ({ view, at: view.getUint32(0, true) })

/** Where a field lies in the buffer; undefined when the table leaves it at its default. */
function fieldAt({ view, at }: Table, field: number): number | undefined {
  const list = at - view.getInt32(at, true)
  const entry = 4 + 2 * field
  const offset = entry < view.getUint16(list, true) ? view.getUint16(list + entry, true) : 0
  return offset === 0 ? undefined : at + offset
}

const follow = (view: DataView, at: number) => at + view.getUint32(at, true)

export function int8(table: Table, field: number): number {
  const at = fieldAt(table, field)
  return at === undefined ? 0 : table.view.getInt8(at)
}

export function int32(table: Table, field: number, missing = 0): number {
  const at = fieldAt(table, field)
  return at === undefined ? missing : table.view.getInt32(at, true)
}

export function child(table: Table, field: number): Table | undefined {
  const at = fieldAt(table, field)
  return at === undefined ? undefined : { view: table.view, at: follow(table.view, at) }
}

export function children(table: Table, field: number): Table[] {
  const at = fieldAt(table, field)
  if (at === undefined) return []
  const { view } = table
  const start = follow(view, at)
  return Array.from({ length: view.getUint32(start, true) }, (_, index) => ({
    view,
    at: follow(view, start + 4 + 4 * index),
  }))
}

export function int32s(table: Table, field: number): number[] {
  const at = fieldAt(table, field)
  if (at === undefined) return []
  const start = follow(table.view, at)
  const length = table.view.getUint32(start, true)
  return Array.from({ length }, (_, index) => table.view.getInt32(start + 4 + 4 * index, true))
}

/** The bytes of a vector, not copied. */
export function bytes(table: Table, field: number): Uint8Array {
  const at = fieldAt(table, field)
  if (at === undefined) return new Uint8Array()
  const start = follow(table.view, at)
  return new Uint8Array(
    table.view.buffer,
    table.view.byteOffset + start + 4,
    table.view.getUint32(start, true),
  )
}

export const text = (table: Table, field: number): string => UTF8.decode(bytes(table, field))
