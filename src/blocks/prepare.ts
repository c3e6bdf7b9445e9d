import type { Reader } from '#domain/content/link.ts'
import { type Needs, keyOfNeed } from '#domain/content/need.ts'
import { visibleContent } from '#domain/content/visibility.ts'
import { fieldsFor } from './fields.ts'
import { componentName } from './component-name.ts'
import { page, type Page } from './page/schema.ts'
import { BLOCK_NAMES, type BlockName, type BlockReader, SCHEMAS, type Visit } from './schemas.ts'

/** A block that will draw without a fault: known, visible, and of the right shape. */
export type PreparedBlock = { component: BlockName | 'fault'; uid: string; editable?: string; props: object }

/** What is wrong with a block: nothing of it is drawn. */
type Fault = { component: string; uid: string; message: string }

export type PreparedContent = {
  page: Page
  body: PreparedBlock[]
  /** What the blocks need, all told once; of questions, what the answers ask for. */
  needs(visit?: Visit): Needs
  faults: Fault[]
}

type RawBlock = { component: string; _uid: string; _editable?: string }

/** Somebody who has answered nothing yet. */
const NEW_VISIT: Visit = { answers: '' }

export type Preparation = (content: unknown, now: Date) => PreparedContent

/**
 * Reads a story's content before its first byte is sent, for one reader. A block that is hidden, unknown or invalid is
 * left out, of a block with invalid parts the parts; with `showFaults` a placeholder names what is wrong instead.
 */
export function createPreparation(reader: Reader, { showFaults }: { showFaults: boolean }): Preparation {
  // Reading is synchronous: these belong to the one reading under way.
  let faults: Fault[] = []
  let needs: ((visit: Visit) => Partial<Needs>)[] = []
  let read = { component: 'page', uid: '' }
  const fields = fieldsFor(reader, (kind, name) =>
    faults.push({ ...read, message: `unknown ${kind} "${name}"` }),
  )
  const readers = new Map<string, BlockReader>(BLOCK_NAMES.map((name) => [name, SCHEMAS[name](fields)]))
  const pageSchema = page(fields)

  const bodyOf = (blocks: unknown[]): PreparedBlock[] => blocks.filter(isBlock).flatMap(prepared)

  const prepared = (raw: RawBlock): PreparedBlock[] => {
    const { component, _uid: uid, _editable: editable } = raw
    const own = BLOCK_NAMES.find((name) => name === componentName(component))
    const reading = own && readers.get(own)
    if (!own || !reading) return failed(raw, 'unknown block')
    let content = withBodies(raw)
    for (;;) {
      read = { component: own, uid }
      const result = reading.read(content)
      if ('props' in result) {
        needs.push(result.needs)
        return [{ component: own, uid, props: result.props, ...(editable !== undefined && { editable }) }]
      }
      const [issue] = result.issues
      const message = issue ? `${issue.path.join('.')}: ${issue.message}` : 'invalid'
      const part = issue && partAt(content, issue.path)
      if (!part) return failed(raw, message)
      failed(part, `${component}.${message}`)
      content = without(content, part)
    }
  }

  const failed = (raw: RawBlock, message: string): PreparedBlock[] => {
    const { component, _uid: uid, _editable: editable } = raw
    faults.push({ component, uid, message })
    const mark = editable === undefined ? {} : { editable }
    return showFaults ? [{ component: 'fault', uid, props: { component, message }, ...mark }] : []
  }

  /** Wherever content holds a body, it is prepared first: rich text may hold blocks that may hold rich text. */
  const withBodies = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withBodies)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) =>
        key === 'body' && Array.isArray(each) ? [key, bodyOf(each)] : [key, withBodies(each)],
      ),
    )
  }

  return (content, now) => {
    faults = []
    needs = []
    const visible = visibleContent(content, now)
    const { body, ...rest } = Object.assign({ body: [] }, visible)
    const blocks = bodyOf(Array.isArray(body) ? body : [])
    read = { component: 'page', uid: '' }
    const head = pageSchema.safeParse(withBodies(rest))
    if (!head.success)
      for (const { path, message } of head.error.issues)
        faults.push({ component: 'page', uid: '', message: `${path.join('.')}: ${message}` })
    const told = needs
    return {
      page: head.data ?? pageSchema.parse({}),
      body: blocks,
      needs(visit = NEW_VISIT) {
        const all = told.map((needsOf) => needsOf(visit))
        const products = all.flatMap((each) => each.products ?? [])
        const categories = all.flatMap((each) => each.categories ?? [])
        return { products: unique(products, keyOfNeed), categories: [...new Set(categories)] }
      },
      faults,
    }
  }
}

/** The deepest block in a list on the way to an issue, but not the content itself. */
function partAt(content: unknown, path: readonly PropertyKey[]): RawBlock | undefined {
  let found: RawBlock | undefined
  let value = content
  for (const key of path) {
    const isInList = Array.isArray(value)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    if (isInList && isBlock(value)) found = value
  }
  return found
}

/** The content without one of its parts, wherever that stands. */
function without(content: unknown, part: object): unknown {
  if (Array.isArray(content))
    return content.filter((each) => each !== part).map((each) => without(each, part))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, each]) => [key, without(each, part)]))
}

const isBlock = (value: unknown): value is RawBlock =>
  typeof value === 'object' &&
  value !== null &&
  'component' in value &&
  typeof value.component === 'string' &&
  '_uid' in value

function unique<T>(values: T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()]
}

/** The blocks within a node of rich text: read with it, so that what stands there has been prepared. */
export const preparedBody = (body: unknown): PreparedBlock[] =>
  Array.isArray(body) ? body.filter((each): each is PreparedBlock => isObject(each) && 'props' in each) : []

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
