/** Options in brackets: `:key(a|b)` is { key: ['a', 'b'] }, `:properties()` is { properties: [] }. */
type Options = Record<string, string[]>

/**
 * The fields that a request includes beside the base record, as a tree. A node exists if the request names it
 * or a descendant; `named` holds the options of each time it was named itself.
 */
export type With = { named: Options[]; children: Map<string, With> }

const EMPTY_WITH: With = { named: [], children: new Map() }

/** Why a `with` cannot be read. */
export class MalformedWith extends Error {}

/** Reads `attributes:key(brand|color),variants.lowestPriorPrice`. Unknown names have no effect. */
export function parseWith(text: string): With {
  const root: With = { named: [], children: new Map() }
  for (const item of split(text, ',')) if (item.trim() !== '') put(root, item.trim())
  return root
}

export const wants = (tree: With, name: string): boolean => tree.children.has(name)
export const subtree = (tree: With, name: string): With => tree.children.get(name) ?? EMPTY_WITH

/** All values of an option; null if it is absent. */
export function option(tree: With, name: string): string[] | null {
  const given = tree.named.flatMap((options) => (options[name] ? [options[name]] : []))
  return given.length === 0 ? null : given.flat()
}

function put(root: With, item: string): void {
  let node = root
  for (const segment of split(item, '.')) {
    const [name = '', ...options] = split(segment, ':')
    if (!/^\w+$/.test(name)) throw new MalformedWith(`"${item}" is not a path`)
    const next = node.children.get(name) ?? { named: [], children: new Map<string, With>() }
    node.children.set(name, next)
    node = next
    if (options.length > 0) node.named.push(Object.fromEntries(options.map((each) => readOption(each, item))))
  }
  if (!item.endsWith(')')) node.named.push({})
}

function readOption(text: string, item: string): [string, string[]] {
  const match = /^(\w+)\(([^()]*)\)$/.exec(text)
  if (!match) throw new MalformedWith(`"${item}" has an option that is not name(values)`)
  const [, name = '', values = ''] = match
  return [name, values === '' ? [] : values.split('|')]
}

/** Splits outside brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (depth < 0 || depth > 1) throw new MalformedWith('brackets do not match')
    if (sign === separator && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  if (depth !== 0) throw new MalformedWith('brackets do not match')
  return [...parts, text.slice(start)]
}
