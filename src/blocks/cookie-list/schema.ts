import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'

export const COOKIE_GROUPS = ['necessary', 'statistics', 'marketing'] as const

const cookie = ({ words, text, choice }: Fields) =>
  z.object({
    name: words,
    provider: text,
    purpose: words,
    duration: words,
    group: choice(COOKIE_GROUPS, 'necessary'),
  })

/** What is stored in the reader's browser, by its purpose. */
export const cookieList = (fields: Fields) =>
  z.object({ headline: fields.text, text: fields.text, items: fields.blocks(cookie(fields)) })

export type CookieList = z.infer<ReturnType<typeof cookieList>>
