import { typeset, type Readers } from '#domain/text/typeset.ts'

/** Fields that are read by machines. */
const ADDRESSES = new Set([
  'uuid',
  'id',
  '_uid',
  '_editable',
  'component',
  'url',
  'cached_url',
  'href',
  'email',
  'filename',
  'src',
  'category',
])

/** What stories say instead of the shop's name, so that they serve every brand. */
const BRAND = '{brand}'

/** Content as its readers print it, with the shop's name where it stands for it. Addresses stay as they are. */
export function typesetContent(content: unknown, readers: Readers, shopName: string): unknown {
  if (typeof content === 'string') return typeset(content.replaceAll(BRAND, shopName), readers)
  if (Array.isArray(content)) return content.map((each) => typesetContent(each, readers, shopName))
  if (typeof content !== 'object' || content === null) return content
  return typesetFields(content, readers, shopName)
}

/** The same of one block. */
export const typesetFields = (block: object, readers: Readers, shopName: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(block).map(([name, each]) => [
      name,
      ADDRESSES.has(name) ? each : typesetContent(each, readers, shopName),
    ]),
  )
