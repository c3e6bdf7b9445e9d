import { z } from 'zod'
import { isRecord } from '#domain/is-record.ts'

/** Data that operators shape themselves: a field of another kind counts as absent. */
export const customFields = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  z.preprocess((value) => (isRecord(value) ? valid(shape, value) : {}), z.object(shape))

const valid = (shape: Record<string, z.ZodType>, fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => shape[name]?.safeParse(value).success))

/** A list of things that have a `type`. Those of types that this shop does not know are left out. */
export const knownTypes = <T>(item: z.ZodType<T>, types: readonly string[]) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((each) => hasType(each, types)) : list),
    z.array(item),
  )

const hasType = (value: unknown, types: readonly string[]): boolean =>
  isRecord(value) && typeof value['type'] === 'string' && types.includes(value['type'])
