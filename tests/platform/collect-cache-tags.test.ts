import { expect, test } from 'vitest'
import { addCacheTags, collectCacheTags } from '#platform/collect-cache-tags.ts'

test('a page collects the tags that were added while it was rendered, and no others', async () => {
  const pages = ['a', 'b'].map((name) =>
    collectCacheTags(async () => {
      await Promise.resolve()
      addCacheTags([`story:${name}`, 'slug:footer'])
      return name
    }),
  )
  addCacheTags(['story:nobody'])
  expect(await Promise.all(pages)).toEqual([
    { value: 'a', tags: new Set(['story:a', 'slug:footer']) },
    { value: 'b', tags: new Set(['story:b', 'slug:footer']) },
  ])
})
