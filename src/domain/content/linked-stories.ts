/** Uuids of the stories that link fields and links in rich text of a content lead to, each once. */
export function linkedStories(content: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('linktype' in value && value.linktype === 'story') {
      const uuid = 'fieldtype' in value && 'id' in value ? value.id : 'uuid' in value ? value.uuid : undefined
      if (typeof uuid === 'string' && uuid !== '') found.add(uuid)
    }
    // What a link was resolved to is another story's content.
    for (const [key, each] of Object.entries(value)) if (key !== 'story') look(each)
  }
  look(content)
  return [...found]
}
