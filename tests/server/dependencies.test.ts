import { expect, test } from 'vitest'
import { dependsOn, withDependencies } from '#server/dependencies.ts'

test('a page is told what was noted while it was made, and no other', async () => {
  const pages = ['a', 'b'].map((name) =>
    withDependencies(async () => {
      await Promise.resolve()
      dependsOn([`story:${name}`, 'slug:footer'])
      return name
    }),
  )
  dependsOn(['story:nobody'])
  expect(await Promise.all(pages)).toEqual([
    { value: 'a', tags: new Set(['story:a', 'slug:footer']) },
    { value: 'b', tags: new Set(['story:b', 'slug:footer']) },
  ])
})
