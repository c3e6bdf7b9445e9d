import type { VALUES } from '#tests/support/catalogue-vocabulary.ts'

export type Offer = {
  amount: number
  /** In minor units, off the original amount. */
  sale?: number
  lowestPrior?: number
  quantity?: number
  isSellableWithoutStock?: boolean
  ean?: string
  promotions?: Record<string, number>
}

export type Draft = {
  id: number
  name: string
  categories: number[]
  values: (keyof typeof VALUES)[]
  offers: Offer[]
  shopIds?: number[]
  masterKey?: string
  liveAt?: string
  isNew?: boolean
  isActive?: boolean
  isDemoted?: boolean
  sorting?: Record<string, number>
}

/** A small catalogue: sunglasses (1–4), prescription glasses (5–9), care (10), cases (11–12). */
export const DRAFTS: Draft[] = [
  {
    id: 1,
    name: 'Alba',
    categories: [12],
    values: ['nord', 'red', 'panto', 'polarized'],
    offers: [{ amount: 9900 }],
    masterKey: 'alba',
    liveAt: '2026-01-01T00:00:00Z',
  },
  {
    id: 2,
    name: 'Alba',
    categories: [12],
    values: ['nord', 'blue', 'panto'],
    offers: [{ amount: 9900, sale: 2475, lowestPrior: 12375 }],
    masterKey: 'alba',
    liveAt: '2026-02-01T00:00:00Z',
  },
  {
    id: 3,
    name: 'Corvo',
    categories: [12, 20],
    values: ['sud', 'green', 'aviator', 'polarized'],
    offers: [{ amount: 14900 }, { amount: 17900 }],
    liveAt: '2026-03-01T00:00:00Z',
    isNew: true,
  },
  {
    id: 4,
    name: 'Dorn',
    categories: [11],
    values: ['sud', 'red', 'aviator'],
    offers: [{ amount: 4900, quantity: 0 }],
    liveAt: '2025-03-01T00:00:00Z',
  },
  {
    id: 5,
    name: 'Elm Pro',
    categories: [21],
    values: ['nord', 'red', 'panto'],
    offers: [{ amount: 19900, sale: 19900 }],
    liveAt: '2026-04-01T00:00:00Z',
    sorting: { flyout: 2 },
  },
  { id: 6, name: 'Fern', categories: [21], values: ['nord', 'blue', 'aviator'], offers: [{ amount: 0 }] },
  {
    id: 7,
    name: 'Gleitsichtbrille Hanse',
    categories: [20],
    values: ['sud', 'blue', 'panto'],
    offers: [{ amount: 29900, quantity: 0, isSellableWithoutStock: true }],
    sorting: { flyout: 1 },
    isNew: true,
  },
  {
    id: 8,
    name: 'Igel',
    categories: [20],
    values: ['sud', 'green'],
    offers: [{ amount: 8900 }],
    isActive: false,
  },
  {
    id: 9,
    name: 'Jade',
    categories: [20],
    values: ['sud', 'green'],
    offers: [{ amount: 8900 }],
    shopIds: [2, 3, 4],
  },
  {
    id: 10,
    name: 'Klar',
    categories: [30],
    values: ['nord'],
    offers: [{ amount: 799, ean: '4001234567894', promotions: { subscription: 0.1 } }],
    liveAt: '2024-01-01T00:00:00Z',
  },
  {
    id: 11,
    name: 'Brillenetui Lotse',
    categories: [40],
    values: ['nord', 'red'],
    offers: [{ amount: 1990 }],
  },
  {
    id: 12,
    name: 'Etui Mole',
    categories: [40, 41],
    values: ['nord', 'blue'],
    offers: [{ amount: 2490 }],
    isDemoted: true,
  },
]
