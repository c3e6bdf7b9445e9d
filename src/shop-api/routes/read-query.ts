import { ids as idList, namedFilters, selectionOptions } from '#contract/shop-api/listing-query.ts'
import type { Choice, Selection } from '#shop-api/search/selection.ts'
import { parseWith, MalformedWith, type With } from '#shop-api/serializers/with.ts'
import { badRequest } from './http-error.ts'

export type Schema<T> = {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

const FILTER = /^filters(:not)?\[([^[\]]+)\]$/

export function readQuery<T>(query: URLSearchParams, schema: Schema<T>): T {
  return read(Object.fromEntries(query), schema, ([name]) => String(name ?? ''))
}

/** Reads one value; `parameter` is its name in the error message. */
export const readValue = <T>(value: unknown, schema: Schema<T>, parameter: string): T =>
  read(value, schema, (path) => [parameter, ...path].filter((part) => part !== '').join('.'))

export function readSelection(query: URLSearchParams): Selection {
  const named: Record<string, string> = {}
  const choices: Choice[] = []
  for (const [parameter, value] of query) {
    if (!parameter.startsWith('filters')) continue
    const match = FILTER.exec(parameter)
    if (!match) throw badRequest(`${parameter}: a filter is written filters[name] or filters:not[name]`)
    const [, not, name = ''] = match
    if (not === undefined && Object.hasOwn(namedFilters.shape, name)) named[name] = value
    else choices.push(readChoice(name, not !== undefined, value))
  }
  return {
    ...read(named, namedFilters, ([name]) => `filters[${String(name)}]`),
    ...readQuery(query, selectionOptions),
    choices,
  }
}

export function readWith(query: URLSearchParams): With {
  try {
    return parseWith(query.get('with') ?? '')
  } catch (error) {
    if (error instanceof MalformedWith) throw badRequest(`with: ${error.message}`)
    throw error
  }
}

function readChoice(key: string, not: boolean, value: string): Choice {
  const parameter = `filters${not ? ':not' : ''}[${key}]`
  return value === 'true' || value === 'false'
    ? { key, not, is: value === 'true' }
    : { key, not, ids: readValue(value, idList, parameter) }
}

function read<T>(input: unknown, schema: Schema<T>, parameter: (path: readonly PropertyKey[]) => string): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badRequest(`${parameter(issue?.path ?? [])}: ${issue?.message ?? 'malformed'}`)
}
