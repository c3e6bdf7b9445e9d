import type { Filter } from '#domain/catalogue/filter.ts'

type Of<Type extends Filter['type']> = Extract<Filter, { type: Type }>

/** A filter of these value ids, each with ten times its id as the number of products. */
export const choicesFilter = (slug: string, ids: number[]): Of<'attributes'> => ({
  id: 1,
  slug,
  name: slug,
  type: 'attributes',
  attributeGroupType: 'string',
  values: ids.map((id) => ({ id, name: `Value ${id}`, value: `v${id}`, productCount: id * 10 })),
})

export const switchFilter = (slug: string, productCount: number): Of<'boolean'> => ({
  id: null,
  slug,
  name: slug,
  type: 'boolean',
  values: [{ name: true, productCount }],
})

/** The prices from the lowest to the highest; empty if either is missing. */
export const priceFilter = (min?: number, max?: number): Of<'range'> => ({
  id: null,
  slug: 'prices',
  name: 'Preis',
  type: 'range',
  values: min === undefined || max === undefined ? [] : [{ min, max, productCount: 5 }],
})
