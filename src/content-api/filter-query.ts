import { matchesGlob } from './glob.ts'
import type { Parameters } from './parameters.ts'

type Test = (field: unknown) => boolean

const numbers =
  (compare: (field: number, value: number) => boolean) => (value: string) => (field: unknown) => {
    const [left, right] = [Number.parseFloat(String(field)), Number.parseFloat(value)]
    return !Number.isNaN(left) && !Number.isNaN(right) && compare(left, right)
  }

const dates = (compare: (field: number, value: number) => boolean) => (value: string) => (field: unknown) => {
  const [left, right] = [Date.parse(String(field)), Date.parse(value)]
  return !Number.isNaN(left) && !Number.isNaN(right) && compare(left, right)
}

const isEmpty = (field: unknown) =>
  field === undefined || field === null || field === '' || listOf(field)?.length === 0

const STATES: Record<string, Test> = {
  empty: isEmpty,
  not_empty: (field) => !isEmpty(field),
  empty_array: (field) => listOf(field)?.length === 0,
  not_empty_array: (field) => (listOf(field)?.length ?? 0) > 0,
  null: (field) => field === undefined || field === null,
  not_null: (field) => field !== undefined && field !== null,
  true: (field) => field === true || field === 'true',
  false: (field) => field === false || field === 'false',
}

const OPERATIONS: Record<string, (value: string) => Test> = {
  in: (value) => (field) => value.split(',').includes(String(field)),
  not_in: (value) => (field) => !value.split(',').includes(String(field)),
  like: (value) => (field) => like(field, value),
  not_like: (value) => (field) => !like(field, value),
  in_array: (value) => (field) => value.split(',').some((each) => listOf(field)?.includes(each)),
  all_in_array: (value) => (field) => value.split(',').every((each) => listOf(field)?.includes(each)),
  exists: (value) => (field) => (field !== undefined) === (value !== 'false'),
  is: (value) => known(STATES, value) ?? (() => false),
  gt_int: numbers((field, value) => field > value),
  lt_int: numbers((field, value) => field < value),
  gt_float: numbers((field, value) => field > value),
  lt_float: numbers((field, value) => field < value),
  gt_date: dates((field, value) => field > value),
  lt_date: dates((field, value) => field < value),
}

/**
 * `filter_query[field][operation]=value`; nested fields are written `seo.title`, alternatives
 * `filter_query[__or][][field][operation]=value`. An unknown operation matches nothing.
 */
export function parseFilterQuery(query: Parameters): (content: Record<string, unknown>) => boolean {
  const required: Test[] = []
  const alternatives: Test[] = []
  for (const [name, value] of query.all()) {
    const keys = /^filter_query(\[.*\])$/.exec(name)?.[1]?.slice(1, -1).split('][')
    if (!keys) continue
    const operation = keys.at(-1) ?? ''
    const field = keys.at(-2) ?? ''
    const matches = known(OPERATIONS, operation)?.(value) ?? (() => false)
    const test: Test = (content) => matches(valueAt(content, field))
    if (keys[0] === '__or') alternatives.push(test)
    else required.push(test)
  }
  return (content) =>
    required.every((test) => test(content)) &&
    (alternatives.length === 0 || alternatives.some((test) => test(content)))
}

/** The value at a dotted path, or undefined. */
export function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined,
      content,
    )
}

const known = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const listOf = (field: unknown): unknown[] | undefined => (Array.isArray(field) ? field : undefined)

const like = (field: unknown, pattern: string) =>
  matchesGlob(String(field ?? '').toLowerCase(), pattern.toLowerCase())
