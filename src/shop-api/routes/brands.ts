import { Hono } from 'hono'
import { ids, list } from '#contract/shop-api/listing-query.ts'
import type { Brand } from '#shop-api/catalogue/dictionary.ts'
import { rfc3339 } from '#shop-api/wire/moment.ts'
import type { Env } from './env.ts'
import { paginate } from './paginate.ts'
import { readValue } from './read-query.ts'
import { notFound } from './refusal.ts'

export const brandRoutes = () =>
  new Hono<Env>()
    .get('/v1/brands', (context) => {
      const { snapshot, query } = context.var.scope
      const wantedIds = query.has('ids') ? readValue(query.get('ids') ?? '', ids, 'ids') : null
      const slugs = query.has('slugs') ? readValue(query.get('slugs') ?? '', list, 'slugs') : null
      const brands = snapshot.dictionary.brands.filter(
        ({ id, slug }) => (wantedIds?.includes(id) ?? true) && (slugs?.includes(slug) ?? true),
      )
      return context.json(paginate(brands.map(brandOf), query))
    })
    .get('/v1/brands/:id', (context) => {
      const wanted = context.req.param('id')
      const brand = context.var.scope.snapshot.dictionary.brands.find(({ id, slug }) =>
        /^\d+$/.test(wanted) ? id === Number(wanted) : slug === wanted,
      )
      if (!brand) throw notFound('Brand')
      return context.json(brandOf(brand))
    })

const brandOf = (brand: Brand) => ({
  ...brand,
  group: null,
  createdAt: rfc3339(brand.createdAt),
  updatedAt: rfc3339(brand.updatedAt),
})
