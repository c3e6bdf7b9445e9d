import { expect, test } from 'vitest'
import { brandOf } from '#shop-api/seed/brands/brands.ts'
import { newNaming } from '#shop-api/seed/frames/models.ts'

test('brands of one tone share a pool, and no name occurs twice', () => {
  const nameFor = newNaming()
  const names = Array.from({ length: 200 }, (_, index) =>
    nameFor(brandOf(index % 2 === 0 ? 'velluna' : 'passaduro')),
  )
  expect(new Set(names).size).toBe(200)
  expect(names[0]).toBe('Ostuni')
  expect(names[1]).toBe('Lerici')
  expect(names).toContain('Ostuni 2')
})
