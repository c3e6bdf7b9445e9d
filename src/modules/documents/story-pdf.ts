import type { Content } from 'pdfmake'
import { componentName } from '#domain/content/component-name.ts'
import type { LinkContext } from '#domain/content/link.ts'
import { type Fields, fieldsOf } from '#domain/content/rich-text/fields.ts'
import { readRichText } from '#domain/content/rich-text/read.ts'
import { headingToPdf, richTextToPdf } from './rich-text-pdf.ts'

/**
 * The blocks of a story for a PDF, as they come from the content service, without those that are not visible. `unprinted` is called with the
 * name of each block, node or mark that only a screen can show.
 */
export function storyToPdf(body: unknown, links: LinkContext, unprinted: (name: string) => void): Content[] {
  const blocksToPdf = (blocks: unknown): Content[] =>
    Array.isArray(blocks) ? blocks.flatMap((block) => blockToPdf(fieldsOf(block))) : []

  const headline = (block: Fields, level: 2 | 3): Content[] => {
    const text = block.text('headline')
    return text === undefined ? [] : [headingToPdf([text], level)]
  }

  const text = (block: Fields): Content[] => {
    const nodes = readRichText(block.raw('text'), links, (_, name) => unprinted(name))
    return richTextToPdf(nodes, { blocksToPdf, unprinted })
  }

  function blockToPdf(block: Fields): Content[] {
    const component = block.text('component')
    if (component === undefined) return []
    switch (componentName(component)) {
      case 'rich_text':
        return [...headline(block, 2), ...text(block)]
      case 'accordion': {
        const items = block.list('items').map(fieldsOf)
        return [...headline(block, 2), ...items.flatMap((item) => [...headline(item, 3), ...text(item)])]
      }
      default:
        unprinted(component)
        return []
    }
  }

  return blocksToPdf(body)
}
