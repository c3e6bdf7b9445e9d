import { typeset, type TextLocale } from '#domain/text/typeset.ts'

/** Fields for programs, not for readers. */
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

/** The placeholder for the shop's name in stories, so that they serve every brand. */
const BRAND = '{brand}'

/** Content with the typography of its readers, and the shop's name in place of the placeholder. Addresses stay as they are. */
export function typesetContent(content: unknown, readers: TextLocale, shopName: string): unknown {
  if (typeof content === 'string') return typeset(content.replaceAll(BRAND, shopName), readers)
  if (Array.isArray(content)) return content.map((each) => typesetContent(each, readers, shopName))
  if (typeof content !== 'object' || content === null) return content
  return typesetFields(content, readers, shopName)
}

/** The same for one block. */
export const typesetFields = (
  block: object,
  readers: TextLocale,
  shopName: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(block).map(([name, each]) => [
      name,
      ADDRESSES.has(name) ? each : typesetContent(each, readers, shopName),
    ]),
  )
