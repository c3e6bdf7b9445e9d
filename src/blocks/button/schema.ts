import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

export const button = ({ words, link, choice }: Fields) =>
  z.object({ label: words, link, style: choice(['main', 'outline', 'text'], 'main') })

export type Button = z.infer<ReturnType<typeof button>>
