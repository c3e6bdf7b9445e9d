import { expect, test } from 'vitest'
import { mapRelations, relatedStories } from '#domain/content/related-stories.ts'

test.each([
  ['uuids as they were written', { body: [{ related_stories: ['a', 'b'] }] }, ['a', 'b']],
  ['stories that were put in their place', { related_stories: [{ uuid: 'a', name: 'A' }, 'b'] }, ['a', 'b']],
  ['one that is named twice', { body: [{ related_stories: ['a'] }, { related_stories: ['a'] }] }, ['a']],
  ['nothing in an empty field', { related_stories: '' }, []],
  ['nothing that is no uuid', { related_stories: ['', 5, null, { name: 'A' }, { uuid: 7 }] }, []],
  ['nothing of other fields', { stories: ['a'], text: 'b' }, []],
  ['nothing in nothing', null, []],
])('%s', (_, content, expected) => expect(relatedStories(content)).toEqual(expected))

test('related stories are replaced, and everything else stays', () => {
  const content = { text: 'x', body: [{ related_stories: ['a'], items: [1, null] }], related_stories: '' }
  expect(mapRelations(content, (named) => named.map((each) => ({ uuid: each })))).toEqual({
    text: 'x',
    body: [{ related_stories: [{ uuid: 'a' }], items: [1, null] }],
    related_stories: '',
  })
})
