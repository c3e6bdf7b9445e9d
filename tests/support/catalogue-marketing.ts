import { insertRows } from '#shop-api/bulk-insert.ts'
import type { Db } from '#platform/database.ts'
import { campaign, promotion } from '#shop-api/schema/marketing.ts'
import { navigationTree, redirect } from '#shop-api/schema/shop.ts'
import { VALUES } from '#tests/support/catalogue-vocabulary.ts'

/** Two campaigns (one over), two promotions (one over), three redirects, a navigation tree with a time window. */
export async function fillMarketing(db: Db): Promise<void> {
  const texts = {
    '*': {
      name: 'Blau',
      description: '',
      headline: 'Blau',
      subline: '',
      link: '/',
      badgeLabel: 'Blau',
      condition: '',
    },
  }
  await insertRows(db, campaign, [
    {
      id: 1,
      key: 'px-blue',
      shopIds: [1, 2],
      reduction: 10,
      startsAt: '2026-05-01T00:00:00Z',
      endsAt: '2026-07-01T00:00:00Z',
      valueId: VALUES.blue,
      texts,
    },
    {
      id: 2,
      key: 'px-over',
      shopIds: [1],
      reduction: 50,
      startsAt: '2025-05-01T00:00:00Z',
      endsAt: '2025-07-01T00:00:00Z',
      valueId: VALUES.red,
      texts,
    },
  ])
  const effect = {
    type: 'automatic_discount' as const,
    additionalData: { type: 'relative' as const, value: 10 },
  }
  await insertRows(db, promotion, [
    {
      id: 'a',
      shopIds: [1],
      code: 'TEN',
      name: 'Ten',
      startsAt: '2026-05-01T00:00:00Z',
      endsAt: '2026-07-01T00:00:00Z',
      effect,
      priority: 1,
    },
    {
      id: 'b',
      shopIds: [1],
      code: null,
      name: 'Old',
      startsAt: '2025-05-01T00:00:00Z',
      endsAt: '2025-07-01T00:00:00Z',
      effect,
      priority: 2,
    },
  ])
  await insertRows(db, redirect, [
    { id: 1, shopId: 1, source: '/alt/', target: '/neu/', statusCode: 301 },
    { id: 2, shopId: 1, source: '/fort/', target: '/', statusCode: 302 },
    { id: 3, shopId: 2, source: '/stary/', target: '/novy/', statusCode: 301 },
  ])
  const shared = { assets: {}, visibleFrom: null, visibleTo: null, children: [] }
  await insertRows(db, navigationTree, [
    {
      id: 7,
      shopId: 1,
      key: 'main',
      name: 'Main',
      items: [
        { ...shared, id: 1, name: 'Sonnenbrillen', type: 'category' as const, categoryId: 10 },
        { ...shared, id: 2, name: 'Ratgeber', type: 'page' as const, page: '/ratgeber/' },
        {
          ...shared,
          id: 3,
          name: 'Weihnachten',
          type: 'page' as const,
          page: '/weihnachten/',
          visibleFrom: '2026-12-01T00:00:00Z',
          visibleTo: '2026-12-27T00:00:00Z',
        },
      ],
    },
  ])
}
