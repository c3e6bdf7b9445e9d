import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/variants.ts'
import { checkFolder } from '#cli/content/check/check-folder.ts'
import { uuid } from '#tests/support/content.ts'

const content = (headline?: string) => ({
  _uid: 'page',
  component: 'page',
  body: [{ _uid: 'a', component: 'teaser', headline }],
})
const page = { group_id: 'g', name: 'Seite', published_at: '2026-01-01T00:00:00Z' }
const stories = LANGUAGES.map((language, index) => ({
  file: `${language}/seite.json`,
  text: JSON.stringify({ ...page, uuid: uuid(index), content: content('a') }),
}))
const found = (file: string, text: string) =>
  checkFolder([...stories, { file, text }]).map((each) => [each.file, each.path, each.rule, each.message])

test('a draft that is a valid story has no findings', () => {
  expect(found('de/seite.draft.json', JSON.stringify({ content: content('b') }))).toEqual([])
})

test.each([
  [
    'de/seite.draft.json',
    JSON.stringify({ content: content() }),
    'content.body[0]',
    'block',
    /headline: must not be empty/,
  ],
  ['de/seite.draft.json', '{ "content": {', '', 'json', /JSON/],
  ['de/andere.draft.json', '{}', '', 'draft', /de\/andere\.json does not exist/],
])('%s with %s is reported', (file, text, path, rule, message) => {
  expect(found(file, text)).toEqual([[file, path, rule, expect.stringMatching(message)]])
})

const valid = { ...page, uuid: uuid(0), content: content('a') }
const withoutDate = { ...valid, published_at: undefined }

test.each([
  [{ ...valid, uuid: 'x' }, 'uuid', /Invalid UUID/],
  [{ ...valid, name: '' }, 'name', /Too small/],
  [withoutDate, 'published_at', /expected string/],
  [{ ...valid, position: 'first' }, 'position', /expected number/],
  [{ ...valid, tag_list: 'new' }, 'tag_list', /expected array/],
])('a story that the service leaves out, %j, is reported', (story, path, message) => {
  const file = 'de/seite.json'
  const files = stories.map((each) => (each.file === file ? { file, text: JSON.stringify(story) } : each))
  expect(checkFolder(files)).toEqual([{ file, path, rule: 'story', message: expect.stringMatching(message) }])
})

test.each([
  ['space.json', '{', '', 'json', /JSON/],
  ['space.json', '{ "id": 1, "name": "Veduta" }', 'domain', 'settings', /expected string/],
  ['datasources/colours.json', '[]', '', 'json', /must be an object/],
  [
    'datasources/colours.json',
    '{ "name": "Colours", "entries": [{ "name": "red" }] }',
    'entries.0.value',
    'settings',
    /expected string/,
  ],
  ['more.json', '{', '', 'json', /JSON/],
])('%s with %s is reported', (file, text, path, rule, message) => {
  expect(found(file, text)).toEqual([[file, path, rule, expect.stringMatching(message)]])
})

test('settings that can be read have no findings', () => {
  const colours = { name: 'Colours', entries: [{ name: 'red', value: 'rot' }] }
  expect(found('datasources/colours.json', JSON.stringify(colours))).toEqual([])
  const space = { id: 1, name: 'Veduta', domain: 'https://shop.example/' }
  expect(found('space.json', JSON.stringify(space))).toEqual([])
})
