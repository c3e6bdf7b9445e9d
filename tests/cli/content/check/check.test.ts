import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/variants.ts'
import { checkStories, type ContentFile } from '#cli/content/check/check.ts'
import { uuid } from '#tests/support/content.ts'

const page = (body: unknown[], rest: object = {}) => ({ _uid: 'page', component: 'page', body, ...rest })
const block = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })
const story = (n: number, content: object, rest: object = {}) =>
  JSON.stringify({ uuid: uuid(n), group_id: 'g', name: 'Seite', published_at: null, content, ...rest })

/** The same page in every language; the German one has this content. */
const folder = (german: string): ContentFile[] => [
  { file: 'de/seite.json', text: german },
  ...LANGUAGES.filter((language) => language !== 'de').map((language, index) => ({
    file: `${language}/seite.json`,
    text: story(index + 10, page([])),
  })),
]
const found = (content: object, rest?: object) =>
  checkStories(folder(story(1, content, rest))).map(({ file, path, rule, message }) => [
    file,
    path,
    rule,
    message,
  ])

const teaser = (fields: object = {}) => block('teaser', { headline: 'a', ...fields })
const linked = (link: object) =>
  teaser({ actions: [block('button', { label: 'a', link: { fieldtype: 'multilink', ...link } })] })
const answer = (name: string, more: object = {}) => ({
  ...block('questionnaire_answer', { name, label: 'a', ...more }),
  _uid: name,
})

test('valid stories have no findings', () => {
  expect(found(page([teaser()]))).toEqual([])
})

test.each([
  ['an unknown block', [block('carousel')], 'content.body[0]', 'block', /carousel: unknown block/],
  ['a missing field', [block('teaser')], 'content.body[0]', 'block', /headline: must not be empty/],
  ['one in a hidden block', [block('teaser', { hidden: true })], 'content.body[0]', 'block', /headline/],
  [
    'one of a part',
    [block('facts', { items: [block('fact')] })],
    'content.body[0].items[0]',
    'block',
    /items\.0\.headline/,
  ],
  ['a wrong type', [teaser({ text: 3 })], 'content.body[0]', 'block', /text/],
  ['a wrong colour', [teaser({ background: 'blue' })], 'content.body[0]', 'block', /colour like #0058A9/],
  ['a wrong theme', [teaser({ theme: 'sepia' })], 'content.body[0]', 'block', /theme/],
  ['a misspelt field', [teaser({ headlin: 'a' })], 'content.body[0].headlin', 'field', /no such field/],
  [
    'a story that nobody has',
    [block('editorial', { headline: 'a', related_stories: [uuid(1), uuid(99)] })],
    'content.body[0].related_stories[1]',
    'relation',
    /no story has the uuid/,
  ],
  ['one bound', [teaser({ start_time: '2026-12-01 08:00' })], 'content.body[0]', 'window', /needs both/],
  [
    'a window that ends first',
    [teaser({ start_time: '2026-12-02 08:00', end_time: '2026-12-01 08:00' })],
    'content.body[0]',
    'window',
    /ends before/,
  ],
  [
    'a bound that is no time',
    [teaser({ start_time: 'soon', end_time: 'later' })],
    'content.body[0]',
    'window',
    /must be times/,
  ],
  [
    'a link to a deleted story',
    [linked({ linktype: 'story', id: uuid(99) })],
    'content.body[0].actions[0].link',
    'link',
    /does not exist/,
  ],
  [
    'a refused scheme',
    [linked({ linktype: 'url', url: ' JavaScript:alert(1)' })],
    'content.body[0].actions[0].link',
    'link',
    /not allowed/,
  ],
  [
    'a link that names a variant',
    [linked({ linktype: 'url', url: '/de-at/brillen/' })],
    'content.body[0].actions[0].link',
    'link',
    /variant/,
  ],
  [
    'a picture without words',
    [teaser({ desktop_image: { fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/a.jpg' } })],
    'content.body[0].desktop_image',
    'picture',
    /needs a text/,
  ],
  [
    'an unknown node',
    [block('rich_text', { text: { type: 'doc', content: [{ type: 'poll' }] } })],
    'content.body[0]',
    'block',
    /unknown node "poll"/,
  ],
  [
    'a way to nowhere',
    [
      block('questionnaire', {
        name: 'q',
        headline: 'a',
        steps: [
          block('questionnaire_step', { name: 's', headline: 'a', answers: [answer('x', { next: 'z' })] }),
        ],
        results: [],
      }),
    ],
    'content.body[0]',
    'questions',
    /no step "z"/,
  ],
])('%s is found', (_, body, path, rule, message) => {
  expect(found(page(body))).toEqual([['de/seite.json', path, rule, expect.stringMatching(message)]])
})

test.each([
  ['two blocks with one key', page([teaser(), teaser()]), 'key', 2],
  ['no page', block('teaser', { headline: 'a' }), 'story', 1],
  ['no number of its own', page([]), 'story', 1, { uuid: 'x' }],
  ['the number of another', page([]), 'uuid', 1, { uuid: uuid(10) }],
])('%s is found', (_, content, rule, count, rest?: object) => {
  expect(found(content, rest).filter(([, , each]) => each === rule)).toHaveLength(count)
})

test.each([
  ['json', { file: 'de/x.json', text: '{' }],
  ['json', { file: 'de/x.json', text: '3' }],
  ['folder', { file: 'xx/x.json', text: story(1, page([])) }],
  ['size', { file: 'de/x.json', text: JSON.stringify({ content: 'a'.repeat(1_000_000) }) }],
  ['language', { file: 'de/x.json', text: story(1, page([])) }],
])('a file against the rule "%s" is reported', (rule, file) => {
  expect(checkStories([file])).toContainEqual(expect.objectContaining({ file: file.file, rule }))
})
