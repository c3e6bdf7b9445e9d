import { z } from 'zod'
import { rawBlock } from '#contract/content/story.ts'
import type { Call } from './call.ts'

const slug = z
  .string()
  .max(300)
  .regex(/^[\w/-]+$/, 'not a slug')
/** Accepted for compatibility. Calls answer what is published: the editor's preview uses a signed address. */
const isCmsPreview = z.boolean().default(false)

/** Reads of the content service, and of the page type of an address, as spec §7 names them. */
export const CONTENT = {
  getCmsStory: {
    input: z.object({
      slug,
      /** A variant or a language, whose folders are searched in place of those of the shop; other names are overlooked. */
      baseFolder: slug.exactOptional(),
      isCmsPreview,
      ignoreNotFound: z.boolean().default(false),
    }),
    output: z
      .object({
        uuid: z.string(),
        name: z.string(),
        slug: z.string(),
        full_slug: z.string(),
        translated_slugs: z.array(z.object({ path: z.string(), lang: z.string() })),
        published_at: z.string().nullable(),
        content: rawBlock,
      })
      .nullable(),
  },
  getPageTypes: {
    input: z.object({ isCmsPreview }).prefault({}),
    output: z.object({ mapping: z.record(z.string(), z.string()) }),
  },
  logMessage: {
    input: z.object({
      level: z.enum(['error', 'warn', 'info', 'debug']),
      message: z.string().max(2000),
      stack: z.string().max(8000).exactOptional(),
      path: z.string().max(500).exactOptional(),
    }),
    output: z.null(),
  },
} as const satisfies Record<string, Call>
