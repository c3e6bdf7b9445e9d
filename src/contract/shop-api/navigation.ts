import { z } from 'zod'
import type { NavigationItem, NavigationTree } from '#domain/navigation/tree.ts'
import { category } from './category.ts'

const moment = z.iso.datetime({ offset: true })

const shared = {
  id: z.int(),
  name: z.string(),
  assets: z.record(z.string(), z.string()),
  visibleFrom: moment.nullable(),
  visibleTo: moment.nullable(),
  customData: z.record(z.string(), z.unknown()).exactOptional(),
  children: z.lazy(() => z.array(navigationItem)),
}

export const navigationItem: z.ZodType<NavigationItem> = z.discriminatedUnion('type', [
  z.object({
    ...shared,
    type: z.literal('external'),
    options: z.object({ url: z.string(), isOpenInNewWindow: z.boolean() }),
  }),
  z.object({ ...shared, type: z.literal('page'), page: z.string() }),
  z.object({
    ...shared,
    type: z.literal('category'),
    categoryId: z.int(),
    category: category.exactOptional(),
  }),
])

export const navigationTree = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  items: z.array(navigationItem),
}) satisfies z.ZodType<NavigationTree>
