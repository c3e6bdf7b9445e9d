import { z } from 'zod'
import type { Filter } from '#domain/catalogue/filter.ts'
import { knownTypes } from './lenient.ts'

const head = { id: z.int().nullable(), slug: z.string(), name: z.string() }
const productCount = z.int().nonnegative()

export const filter = z.discriminatedUnion('type', [
  z.object({
    ...head,
    type: z.literal('attributes'),
    attributeGroupType: z.string(),
    joined: z.array(z.string()).optional(),
    values: z.array(z.object({ id: z.int(), name: z.string(), value: z.string(), productCount })),
  }),
  z.object({
    ...head,
    type: z.literal('boolean'),
    values: z.array(z.object({ name: z.boolean(), productCount })),
  }),
  z.object({
    ...head,
    type: z.literal('range'),
    values: z.array(z.object({ min: z.int(), max: z.int(), productCount })),
  }),
  z.object({
    ...head,
    id: z.int().nullable().default(null),
    type: z.literal('identifier'),
    values: z.array(z.object({ id: z.int(), productCount })),
  }),
]) satisfies z.ZodType<Filter>

export const filters = knownTypes(filter, ['attributes', 'boolean', 'range', 'identifier'])
