import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

const footerLink = ({ words, link }: Fields) => z.object({ label: words, link })

/** One column of links at the foot of every page. */
export const footerColumn = (fields: Fields) =>
  z.object({ headline: fields.words, links: fields.blocks(footerLink(fields)) })

export type FooterColumn = z.infer<ReturnType<typeof footerColumn>>
