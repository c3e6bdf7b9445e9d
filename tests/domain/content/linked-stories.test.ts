import { expect, test } from 'vitest'
import { linkedStories } from '#domain/content/linked-stories.ts'

const field = (id: string, rest: object = {}) => ({ fieldtype: 'multilink', linktype: 'story', id, ...rest })
const mark = (uuid: string) => ({ type: 'link', attrs: { linktype: 'story', uuid } })

test.each([
  ['a field', { link: field('a') }, ['a']],
  ['a mark in rich text', { text: { content: [{ marks: [mark('b')] }] } }, ['b']],
  [
    'blocks within blocks, each once',
    { body: [{ items: [{ link: field('a') }, { link: field('a') }] }] },
    ['a'],
  ],
  ['a field that was left empty', { link: field('') }, []],
  ['an address', { link: { fieldtype: 'multilink', linktype: 'url', id: 'a', url: '/a/' } }, []],
  ['what a link was resolved to', { link: field('a', { story: { content: { link: field('b') } } }) }, ['a']],
  ['a mark without a uuid', { attrs: { linktype: 'story' } }, []],
  ['a uuid that is none', { attrs: { linktype: 'story', uuid: 5 } }, []],
  ['nothing', null, []],
])('%s links to its stories', (_, content, expected) => expect(linkedStories(content)).toEqual(expected))
