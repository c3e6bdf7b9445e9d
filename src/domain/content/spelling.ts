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

/** Content as Switzerland spells German: ss for ß, always. Addresses stay as they are. */
export function swissContent(content: unknown): unknown {
  if (typeof content === 'string') return content.replaceAll('ß', 'ss')
  if (Array.isArray(content)) return content.map(swissContent)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, each]) => [key, ADDRESSES.has(key) ? each : swissContent(each)]),
  )
}
