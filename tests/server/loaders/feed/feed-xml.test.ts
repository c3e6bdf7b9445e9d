import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { merchantFeed } from '#server/loaders/feed/feed-xml.ts'

const CHANNEL = { title: 'Veduta & Co', link: 'https://shop.example/de-de/', description: 'Gut sehen' }

test('a feed is RSS 2.0 with Google’s namespace, its texts escaped', () => {
  const xml = merchantFeed(CHANNEL, [
    [
      ['g:id', '1'],
      ['g:title', 'A < B & "C"'],
      ['g:shipping', [['g:country', 'DE']]],
    ],
  ])
  const root = parseXml(xml).root
  expect(root?.attributes).toEqual({ version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' })
  expect(xml).toContain('<title>Veduta &amp; Co</title>')
  const elementsOf = (of: XmlElement | undefined) =>
    (of?.children ?? []).filter((each) => each instanceof XmlElement)
  const [channel] = elementsOf(root ?? undefined)
  const items = elementsOf(channel).filter(({ name }) => name === 'item')
  expect(items.map(({ text }) => text)).toEqual(['1A < B & "C"DE'])
})

test('a shop without products has a feed without items', () => {
  expect(parseXml(merchantFeed(CHANNEL, [])).root?.text.trim()).toContain('Gut sehen')
  expect(merchantFeed(CHANNEL, [])).not.toContain('<item>')
})
