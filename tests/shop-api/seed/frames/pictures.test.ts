import { expect, test } from 'vitest'
import type { MaterialName } from '#domain/image/materials.ts'
import { headFor } from '#shop-api/seed/frames/pictures.ts'

test.each<[string[], number, MaterialName, string | undefined]>([
  [['kids'], 1, 'gold', undefined],
  [['women'], 0, 'black', 'ada'],
  [['men'], 0, 'black', 'bruno'],
  [['men'], 1, 'gold', 'emil'],
  [['men'], 1, 'crystal', 'emil'],
  [['men'], 1, 'black', 'bruno'],
  [['men'], 1, 'graphite', 'bruno'],
  [['men'], 1, 'dark-havana', 'bruno'],
  [['women', 'men'], 3, 'navy', 'bruno'],
  [['women', 'men'], 2, 'navy', 'fanta'],
])('a frame of %j with the number %i in %s is worn by %s', (groups, number, material, head) =>
  expect(headFor(groups, number, material)).toBe(head),
)
