/** Uuids of the stories that a content links to, in link fields and in rich text, each once. */
export function linkedStories(content: unknown): string[] {
  const found = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('linktype' in value && value.linktype === 'story') {
      const uuid = 'fieldtype' in value && 'id' in value ? value.id : 'uuid' in value ? value.uuid : undefined
      if (typeof uuid === 'string' && uuid !== '') found.add(uuid)
    }
    // A resolved link contains the content of another story.
    for (const [key, each] of Object.entries(value)) if (key !== 'story') look(each)
  }
  look(content)
  return [...found]
}
