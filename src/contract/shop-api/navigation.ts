import { z } from 'zod'
import type { NavigationItem, NavigationTree } from '#domain/navigation/tree.ts'
import { category } from './category.ts'
import { knownTypes } from './lenient.ts'

const moment = z.iso.datetime({ offset: true })

/** The public service has two names for links to other sites. */
const external = z.literal(['external', 'individual-link']).transform(() => 'external' as const)

const shared = {
  id: z.int(),
  name: z.string(),
  assets: z.record(z.string(), z.string()),
  visibleFrom: moment.nullable(),
  visibleTo: moment.nullable(),
  customData: z.record(z.string(), z.unknown()).exactOptional(),
  children: z.lazy(() => navigationItems),
}

export const navigationItem: z.ZodType<NavigationItem> = z.discriminatedUnion('type', [
  z.object({
    ...shared,
    type: external,
    options: z.object({ url: z.string(), isOpenInNewWindow: z.boolean() }),
  }),
  z.object({ ...shared, type: z.literal('page'), page: z.string() }),
  z.object({
    ...shared,
    type: z.literal('category'),
    categoryId: z.int(),
    category: category.nullable().exactOptional(),
  }),
])

const navigationItems = knownTypes(navigationItem, ['external', 'individual-link', 'page', 'category'])

export const navigationTree = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  items: navigationItems,
}) satisfies z.ZodType<NavigationTree>
