import { expect, test } from 'vitest'
import { brandId, brandOf, BRANDS, importerOf, manufacturerOf } from '#shop-api/seed/brands/brands.ts'
import { brandPictures, brandRows } from '#shop-api/seed/brands/rows.ts'
import { legalAttributes } from '#shop-api/seed/attributes/structured.ts'
import { slugify } from '#domain/catalogue/slug.ts'

test('there are eighteen, each with an id, a slug and a logo of its own', () => {
  const rows = brandRows(new Date('2026-11-21T12:00:00Z'))
  expect(rows).toHaveLength(18)
  for (const field of ['id', 'slug', 'name', 'logoHash'] as const)
    expect(new Set(rows.map((row) => row[field])).size).toBe(18)
})

test('every logo is the name of its brand', () => {
  const rows = brandRows(new Date('2026-11-21T12:00:00Z'))
  expect(brandPictures().map(({ hash, picture }) => [hash, picture.subject])).toEqual(
    rows.map(({ logoHash, name }) => [logoHash, { kind: 'wordmark', name }]),
  )
})

test.each(BRANDS.map((brand) => [brand.slug, brand] as const))(
  '%s has a manufacturer with contact details',
  (slug, brand) => {
    expect(slug).toBe(slugify(brand.name))
    expect(brandOf(slug)).toBe(brand)
    expect(brandId(slug)).toBeGreaterThan(100)
    const maker = manufacturerOf(brand)
    expect(maker.mail).toMatch(/^[a-z-]+@[a-z]+\.example$/)
    expect(maker.contactForm).toMatch(/^https:\/\/[a-z]+\.example\//)
    expect(maker.address).toMatch(/\d/)
  },
)

test.each([
  ['de', 'Deutschland'],
  ['pl', 'Niemcy'],
  ['cs', 'Německo'],
  ['fr', 'Allemagne'],
  ['it', 'Germania'],
] as const)('a reader in %s sees the manufacturer in %s', (language, country) => {
  const row = legalAttributes(brandOf('veduta'))[0]?.rows(language)[0]
  expect(row?.['addressFull']).toBe(`Am Alten Messplatz 14, 86153 Augsburg, ${country}`)
  expect(row).not.toHaveProperty('country')
})

test('goods from outside the Union have an importer in it', () => {
  expect(importerOf('DE')).toBeUndefined()
  expect(importerOf('JP')?.country).toBe('DE')
})
