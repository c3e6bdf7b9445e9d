import { typeset, type Readers } from '#domain/text/typeset.ts'

/** Fields that are read by machines. */
const ADDRESSES = new Set([
  'uuid',
  'id',
  '_uid',
  'component',
  'url',
  'cached_url',
  'href',
  'email',
  'filename',
  'src',
  'category',
])

/** Content as its readers print it. Addresses stay as they are. */
export function typesetContent(content: unknown, readers: Readers): unknown {
  if (typeof content === 'string') return typeset(content, readers)
  if (Array.isArray(content)) return content.map((each) => typesetContent(each, readers))
  if (typeof content !== 'object' || content === null) return content
  return typesetFields(content, readers)
}

/** The same of one block. */
export const typesetFields = (block: object, readers: Readers): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(block).map(([name, each]) => [
      name,
      ADDRESSES.has(name) ? each : typesetContent(each, readers),
    ]),
  )
