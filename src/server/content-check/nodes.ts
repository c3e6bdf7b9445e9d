/** An object within a story, with the way to it: "content.body[2].items[0]". */
export type Node = { path: string; value: Record<string, unknown> }

/** A story as it was read, with every object in its content. */
export type Read = { file: string; folder: string; story: Record<string, unknown>; nodes: Node[] }

/** Every object within a value, itself included. */
export function nodesIn(value: unknown, path: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => nodesIn(each, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const own: Record<string, unknown> = { ...value }
  return [
    { path, value: own },
    ...Object.entries(own).flatMap(([key, each]) => nodesIn(each, `${path}.${key}`)),
  ]
}

export const isBlock = ({ value }: Node): boolean => typeof value['component'] === 'string' && '_uid' in value
