/** An object within a story and its path: "content.body[2].items[0]". */
export type ContentNode = { path: string; value: Record<string, unknown> }

/** A parsed story, with every object in its content. */
export type ParsedStory = {
  file: string
  folder: string
  story: Record<string, unknown>
  nodes: ContentNode[]
}

/** Every object within a value, including the value itself. */
export function nodesIn(value: unknown, path: string): ContentNode[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => nodesIn(each, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const own: Record<string, unknown> = { ...value }
  return [
    { path, value: own },
    ...Object.entries(own).flatMap(([key, each]) => nodesIn(each, `${path}.${key}`)),
  ]
}

export const isBlock = ({ value }: ContentNode): boolean =>
  typeof value['component'] === 'string' && '_uid' in value
