/**
 * The headings within a story, in their order: those of its blocks, and those in rich text. Parts that are hidden, or shown for some time only, are
 * left out.
 */
export function headingsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(headingsIn)
  if (typeof content !== 'object' || content === null) return []
  const fields = new Map(Object.entries(content))
  if (fields.get('hidden') === true || fields.get('start_time') || fields.get('end_time')) return []
  if (fields.get('type') === 'heading') return [textIn(fields.get('content'))]
  return [...fields].flatMap(([name, value]) =>
    name === 'headline' && typeof value === 'string' ? [value] : headingsIn(value),
  )
}

function textIn(nodes: unknown): string {
  if (Array.isArray(nodes)) return nodes.map(textIn).join('')
  return typeof nodes === 'object' && nodes !== null && 'text' in nodes ? String(nodes.text) : ''
}
