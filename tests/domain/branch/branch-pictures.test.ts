import { expect, test } from 'vitest'
import { branchPictures } from '#domain/branch/branch-pictures.ts'

const HOSTS = ['https://pictures.example']

test.each([
  [undefined, []],
  [['/pictures/front.webp'], ['/pictures/front.webp']],
  [['https://elsewhere.example/a.jpg', 'https://pictures.example/b.jpg'], ['https://pictures.example/b.jpg']],
  [['https://pictures.example.attacker.example/a.jpg'], []],
])('of the pictures %j the page loads %j', (pictures, shown) =>
  expect(branchPictures(pictures ? { pictures } : {}, HOSTS)).toEqual(shown),
)
