import { expect, test } from 'vitest'
import { ShopError } from '#platform/errors.ts'
import { loadErrorStory } from '#server/loaders/content/error-story.ts'
import type { Story } from '#clients/content/content-client.ts'
import { emptyContent, testContext } from '#tests/support/test-server.ts'

const story: Story = {
  uuid: 'u-1',
  name: 'Nicht gefunden',
  slug: 'not-found',
  fullSlug: 'global/de/not-found',
  content: { _uid: 'page', component: 'page', headline: 'Diese Seite gibt es nicht' },
  translatedSlugs: {},
  publishedAt: null,
}

test.each([
  ['there', async () => story, 'Diese Seite gibt es nicht', 0],
  ['not there', async () => null, undefined, 0],
  [
    'out of reach',
    async () => {
      throw new ShopError('timeout', 'content not-found')
    },
    undefined,
    1,
  ],
])('the editors’ text is %s', async (_, read, headline, warnings) => {
  const { ctx, logLines } = testContext({ content: { ...emptyContent, story: read } })
  const loaded = await loadErrorStory(ctx, 'de-de', 'not-found')
  expect(loaded?.headline).toBe(headline)
  expect(logLines).toHaveLength(warnings)
})
