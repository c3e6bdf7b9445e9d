import type { FeedField } from '#domain/seo/merchant-feed.ts'
import { escapeXml } from '#domain/text/escape-xml.ts'

/** The shop that a feed is of; `link` is the full address of its home page. */
export type FeedChannel = { title: string; link: string; description: string }

/** A merchant feed: RSS 2.0 with the fields of Google's namespace. */
export function merchantFeed(
  { title, link, description }: FeedChannel,
  items: readonly FeedField[][],
): string {
  const about: FeedField[] = [
    ['title', title],
    ['link', link],
    ['description', description],
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    ...about.map(element),
    ...items.map((fields) => element(['item', fields])),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

const element = ([name, content]: FeedField): string =>
  `<${name}>${typeof content === 'string' ? escapeXml(content) : content.map(element).join('')}</${name}>`
