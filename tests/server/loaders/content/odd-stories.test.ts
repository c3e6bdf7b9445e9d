import { expect, test } from 'vitest'
import { collectCacheTags } from '#platform/collect-cache-tags.ts'
import { loadStory } from '#server/loaders/content/story.ts'
import { contentApi, contentOf, uuid } from '#tests/support/content.ts'
import { previewContext } from '#tests/support/preview.ts'

const linkTo = (n: number) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid(n) })
const link = (n: number) => ({ _uid: `link-${n}`, component: 'link', label: `Nummer ${n}`, link: linkTo(n) })
const prose = (text: string) => ({
  _uid: 'prose',
  component: 'rich_text',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

async function load(stories: Parameters<typeof contentOf>[0]) {
  const { ctx, lines } = previewContext(contentApi(contentOf(stories)))
  const { value, tags } = await collectCacheTags(() => loadStory(ctx, 'de-de', 'a'))
  if (!value.ok) throw new Error(value.error)
  return { ...value.value, noted: tags, lines, again: () => loadStory(ctx, 'de-de', 'a') }
}

test('stories that link to each other in a circle are rendered, each with its link', async () => {
  const { body, lines } = await load({
    'de/a': { content: { body: [link(2)] } },
    'de/b': { content: { body: [link(1)] } },
  })
  expect(body).toMatchObject([{ props: { link: { href: '/de-de/b/' } } }])
  expect(lines).toEqual([])
})

test('a link to a deleted story disappears with it, and returns with it', async () => {
  const { body, lines, noted } = await load({ 'de/a': { content: { body: [link(9), prose('Worte')] } } })
  expect(JSON.stringify(body)).not.toContain('href')
  expect(body.at(-1)).toMatchObject({ component: 'rich_text' })
  expect(noted).toContain(`link:${uuid(9)}`)
  expect(lines.length).toBeLessThanOrEqual(1)
})

test('a story of a million characters is rendered completely', async () => {
  const text = `${'Wort '.repeat(199_990)}Ende.`
  const { body, lines } = await load({ 'de/a': { content: { body: [prose(text)] } } })
  expect(JSON.stringify(body)).toContain('Ende.')
  expect(lines).toEqual([])
})

test('blocks that cannot be rendered are logged once, however many pages show them', async () => {
  const { again, lines } = await load({
    'de/a': { content: { body: [{ _uid: 'x', component: 'carousel' }] } },
  })
  await again()
  await again()
  expect(lines).toEqual(['error: blocks of a story cannot be rendered'])
})
