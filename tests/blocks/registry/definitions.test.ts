import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DEFINITIONS } from '#blocks/registry/definitions.ts'
import { fieldsFor } from '#blocks/fields.ts'
import { page } from '#blocks/registry/page-schema.ts'
import { BLOCK_NAMES, SCHEMAS } from '#blocks/registry/schemas.ts'
import { root } from '#tests/support/sources.ts'

const TIMING = ['hidden', 'start_time', 'end_time']
const fields = fieldsFor({ folders: [], href: (path) => path }, () => {})

/** Names of a block's fields, and below each list the names of the nested blocks. */
function shapeOf(schema: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape
  if (schema instanceof z.ZodPipe)
    return shapeOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  if (schema instanceof z.ZodDefault) return shapeOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return shapeOf(schema.element)
  // The other alternative is the editor's marker.
  if (schema instanceof z.ZodIntersection) return shapeOf(schema.def.left)
  return {}
}

const namesIn = (definition: string) => {
  const found = DEFINITIONS.find(({ name }) => name === definition)
  return Object.keys(found?.schema ?? {}).filter((name) => !TIMING.includes(name))
}

/** Every block with the blocks of its lists: the fields of its schema, and the fields of its definition. */
const SHAPES = BLOCK_NAMES.flatMap((name) => {
  const shape = shapeOf(SCHEMAS[name](fields).schema)
  const schema = DEFINITIONS.find((each) => each.name === name)?.schema ?? {}
  const parts = Object.entries(schema).flatMap(([field, { type, component_whitelist }]) => {
    const [part] = component_whitelist ?? []
    return type === 'bloks' && part ? [[part, Object.keys(shapeOf(shape[field]))] as const] : []
  })
  return [[name, Object.keys(shape)] as const, ...parts]
})

test.each(SHAPES)('%s is read with the fields %j, and edited with the same', (name, read) => {
  expect(namesIn(name).toSorted()).toEqual(read.toSorted())
})

test.each(['page', 'listing_page'])('a %s has a body beside the fields that are read', (name) => {
  expect(namesIn(name).toSorted()).toEqual(['body', ...Object.keys(shapeOf(page(fields)))].toSorted())
})

test.each(BLOCK_NAMES)('%s can be hidden and scheduled, and has its own folder', (name) => {
  const definition = DEFINITIONS.find((each) => each.name === name)
  expect(Object.keys(definition?.schema ?? {})).toEqual(expect.arrayContaining(TIMING))
  for (const file of ['Block.astro', 'schema.ts', 'definition.ts'])
    expect(existsSync(join(root, 'src/blocks', name.replaceAll('_', '-'), file))).toBe(true)
})

test('no two definitions have the same name, and every part of a list is defined', () => {
  const names = DEFINITIONS.map(({ name }) => name)
  const parts = DEFINITIONS.flatMap(({ schema }) =>
    Object.values(schema).flatMap(({ component_whitelist: each = [] }) => each),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(parts.filter((part) => !names.includes(part))).toEqual([])
})
