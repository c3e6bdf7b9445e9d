import type { z } from 'zod'
import type { LinkContext } from '#domain/content/link.ts'
import { type BlockDataRequest, productQueryKey } from '#domain/content/block-data.ts'
import { visibleContent } from '#domain/content/visibility.ts'
import { fieldsFor } from '#blocks/fields.ts'
import { componentName } from '#domain/content/component-name.ts'
import type { PreparedBlock } from '#blocks/prepared-block.ts'
import { page, type Page } from './page-schema.ts'
import { BLOCK_NAMES, type BlockReader, SCHEMAS, type BlockInput } from './schemas.ts'

/** The error of a block: no part of it is rendered. */
type BlockError = { component: string; uid: string; message: string }

export type PreparedContent = {
  page: Page
  body: PreparedBlock[]
  /** The data that the blocks need, each once; for questionnaires by the given answers. */
  needs(input?: BlockInput): BlockDataRequest
  faults: BlockError[]
}

type RawBlock = { component: string; _uid: string; _editable?: string }

/** A visitor without any answers. */
const NO_INPUT: BlockInput = { answers: '' }

export type Preparation = (content: unknown, now: Date) => PreparedContent

/**
 * Reads a story's content for one reader before the first byte of the page is sent. A hidden, unknown or invalid block is left out, and so
 * are the invalid parts of a block; with `showFaults` a placeholder names the error instead.
 */
export function createPreparation(reader: LinkContext, { showFaults }: { showFaults: boolean }): Preparation {
  // Reading is synchronous: these variables belong to the current run.
  let faults: BlockError[] = []
  let needs: ((input: BlockInput) => Partial<BlockDataRequest>)[] = []
  let read = { component: 'page', uid: '' }
  let headingIds = new Set<string>()
  const fields = fieldsFor(
    reader,
    (kind, name) => faults.push({ ...read, message: `unknown ${kind} "${name}"` }),
    () => headingIds,
  )
  const blockReaders = new Map<string, BlockReader>(BLOCK_NAMES.map((name) => [name, SCHEMAS[name](fields)]))
  const pageSchema = page(fields)

  const bodyOf = (blocks: unknown[]): PreparedBlock[] => blocks.filter(isBlock).flatMap(prepared)

  const prepared = (raw: RawBlock): PreparedBlock[] => {
    const { component, _uid: uid, _editable: editable } = raw
    const own = BLOCK_NAMES.find((name) => name === componentName(component))
    const blockReader = own && blockReaders.get(own)
    if (!own || !blockReader) return failed(raw, 'unknown block')
    let content = withBodies(raw)
    const idsBefore = headingIds
    for (;;) {
      headingIds = new Set(idsBefore)
      read = { component: own, uid }
      const result = blockReader.read(content)
      if ('props' in result) {
        needs.push(result.needs)
        return [{ component: own, uid, props: result.props, ...(editable !== undefined && { editable }) }]
      }
      const [issue] = result.issues
      const message = issue ? `${issue.path.join('.')}: ${issue.message}` : 'invalid'
      const part = issue && partAt(content, pathTo(issue))
      if (!part) return failed(raw, message)
      failed(part, `${component}.${message}`)
      content = without(content, part)
    }
  }

  /** The page without its invalid fields. */
  const headOf = (content: object): Page => {
    const raw = Object.entries(content).map(([field, value]) => [field, withBodies(value)] as const)
    const [faultsBefore, idsBefore] = [faults, headingIds]
    const attempt = (fields: typeof raw) => {
      faults = [...faultsBefore]
      headingIds = new Set(idsBefore)
      read = { component: 'page', uid: '' }
      return pageSchema.safeParse(Object.fromEntries(fields))
    }
    const whole = attempt(raw)
    if (whole.success) return whole.data
    const { issues } = whole.error
    const invalid = new Set(issues.map(({ path: [field] }) => field))
    const valid = attempt(raw.filter(([field]) => !invalid.has(field)))
    for (const { path, message } of issues)
      faults.push({ component: 'page', uid: '', message: `${path.join('.')}: ${message}` })
    return valid.data ?? pageSchema.parse({})
  }

  const failed = (raw: RawBlock, message: string): PreparedBlock[] => {
    const { component, _uid: uid, _editable: editable } = raw
    faults.push({ component, uid, message })
    const mark = editable === undefined ? {} : { editable }
    return showFaults ? [{ component: 'fault', uid, props: { component, message }, ...mark }] : []
  }

  /** A nested body is prepared first: rich text may contain blocks that contain rich text. */
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
    headingIds = new Set()
    const visible = visibleContent(content, now)
    const { body, ...rest } = Object.assign({ body: [] }, visible)
    const head = headOf(rest)
    const blocks = bodyOf(Array.isArray(body) ? body : [])
    const collected = needs
    return {
      page: head,
      body: blocks,
      needs(input = NO_INPUT) {
        const all = collected.map((needsOf) => needsOf(input))
        const products = all.flatMap((each) => each.products ?? [])
        const categories = all.flatMap((each) => each.categories ?? [])
        return {
          products: unique(products, productQueryKey),
          categories: [...new Set(categories)],
          subscription: all.some((each) => each.subscription),
          branches: all.some((each) => each.branches),
          instruments: all.some((each) => each.instruments),
        }
      },
      faults,
    }
  }
}

/** The path to what is wrong: of a list that is too long, its first block too many. */
const pathTo = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === 'too_big' && issue.origin === 'array' ? [...issue.path, Number(issue.maximum)] : issue.path

/** The innermost listed block on the path to an issue, but not the content itself. */
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

/** The content without one of its parts, at any depth. */
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
