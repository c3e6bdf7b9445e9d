import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/variants.ts'
import { checkFolder } from '#cli/content/check/check-folder.ts'
import { uuid } from '#tests/support/content.ts'

const content = (headline?: string) => ({
  _uid: 'page',
  component: 'page',
  body: [{ _uid: 'a', component: 'teaser', headline }],
})
const stories = LANGUAGES.map((language, index) => ({
  file: `${language}/seite.json`,
  text: JSON.stringify({ uuid: uuid(index), group_id: 'g', name: 'Seite', content: content('a') }),
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
