import { z } from 'zod'
import { assetUrl, assetSize } from '#domain/content/asset.ts'
import { isColour, THEMES } from '#domain/content/appearance.ts'
import {
  type ResolvedLink,
  resolveLink,
  type Link,
  LINK_TYPES,
  type LinkContext,
} from '#domain/content/link.ts'
import {
  type KeyFilters,
  parseKeyFilters,
  type BlockProductQuery,
  SELECTION_SORTS,
} from '#domain/content/block-data.ts'
import { type Fields as StoryFields, fieldsOf } from '#domain/content/rich-text/fields.ts'
import { linkedStoryFrom } from '#domain/content/rich-text/mark.ts'
import { readRichText, type ReportUnknown } from '#domain/content/rich-text/read.ts'
import { parseTime } from '#domain/content/visibility.ts'

/** A picture that an editor uploaded. */
export type Asset = {
  filename: string
  alt: string
  focus: string | undefined
  size: { width: number; height: number } | undefined
}

/**
 * The kinds of fields of blocks, for one reader: links lead to that reader's pages. The editor sends an empty field as "", which here is
 * absent. `headingIds` gives the ids of headings that the page has already.
 */
export function fieldsFor(reader: LinkContext, unknown: ReportUnknown, headingIds = () => new Set<string>()) {
  return {
    text,
    words,
    flag: z.preprocess(absentIfBlank, z.boolean().default(false)),
    count,
    time,
    colour: z.preprocess(
      absentIfBlank,
      z.string().refine(isColour, 'must be a colour like #0058A9').optional(),
    ),
    theme: z.preprocess(absentIfBlank, z.enum(THEMES).default('light')),
    choice,
    asset,
    selection,
    narrowing: z.preprocess(absentIfBlank, narrowing.default({})),
    path: z.preprocess(absentIfBlank, z.string().trim().transform(pathOf)),
    link: z.preprocess(
      absentIfBlank,
      link
        .transform((each): ResolvedLink | null => resolveLink(each, reader))
        .nullable()
        .default(null),
    ),
    richText: z
      .unknown()
      .optional()
      .transform((document) => readRichText(document, reader, unknown, headingIds())),
    /** Other stories with their texts; a story that is not published, or has no page for this reader, is left out. */
    stories: z.preprocess(
      absentIfBlank,
      z
        .array(z.unknown())
        .max(100)
        .default([])
        .transform((named) => named.flatMap((each) => relatedTo(fieldsOf(each), reader))),
    ),
    /** Blocks of one kind, one level down. */
    blocks: <T extends z.ZodType>(schema: T, most = 100) =>
      z.preprocess(absentIfBlank, z.array(z.intersection(schema, marked)).max(most).default([])),
  }
}

export type Fields = ReturnType<typeof fieldsFor>

function relatedTo(story: StoryFields, reader: LinkContext) {
  const target = {
    linktype: 'story',
    story: linkedStoryFrom(story),
    newWindow: false,
    anchor: undefined,
  } as const
  const link = resolveLink(target, reader)
  const [own, name] = [story.object('content'), story.text('name')]
  const headline = own.text('headline') ?? name
  return link && headline !== undefined ? [{ headline, text: own.text('seo_description'), link }] : []
}

const absentIfBlank = (value: unknown): unknown =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value

/** The marker by which the editor identifies a part of a draft. */
const marked = z.object({ _editable: z.string().optional() })

/** Required text. */
const words = z.preprocess(absentIfBlank, z.string('must not be empty').trim())
const text = z.preprocess(absentIfBlank, z.string().trim().optional())

/** A whole number; the editor sends numbers as text. */
const count = (least: number, most: number, fallback: number) =>
  z.preprocess(absentIfBlank, z.coerce.number().int().min(least).max(most).default(fallback))

/** A moment, in milliseconds. */
const time = z.preprocess(
  absentIfBlank,
  z.string('must not be empty').transform((text, context) => {
    const found = parseTime(text)
    if (found !== null) return found
    context.addIssue('must be a time like 2026-12-01 08:00')
    return z.NEVER
  }),
)

const choice = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  z.preprocess(absentIfBlank, z.enum(options).default(fallback))

const asset = z.preprocess(
  (value) => (fieldsOf(value).text('filename') === undefined ? undefined : value),
  z
    .looseObject({ filename: z.string(), alt: z.string().nullish(), focus: z.string().nullish() })
    .transform(({ filename, alt, focus }, context): Asset => {
      if (assetUrl(filename) === null) context.addIssue('must be a picture at https or of the shop')
      return { filename, alt: alt ?? '', focus: focus || undefined, size: assetSize(filename) }
    })
    .optional(),
)

/** A link in the editor's format. Flags of the block around it are repeated inside. */
const link = z
  .looseObject({
    linktype: z.enum(LINK_TYPES, 'must be asset, url, email or story').default('url'),
    url: z.string().nullish(),
    cached_url: z.string().nullish(),
    email: z.string().nullish(),
    anchor: z.string().nullish(),
    id_target: z.string().nullish(),
    target: z.string().nullish(),
    cta_target_blank: z.boolean().nullish(),
    story: z.unknown().optional(),
  })
  .transform((raw): Link => {
    const rest = {
      newWindow: raw.target === '_blank' || raw.cta_target_blank === true,
      anchor: raw.anchor || raw.id_target || undefined,
    }
    if (raw.linktype === 'story')
      return { ...rest, linktype: 'story', story: linkedStoryFrom(fieldsOf(raw.story)) }
    if (raw.linktype === 'email') return { ...rest, linktype: 'email', email: raw.email || raw.url || '' }
    return { ...rest, linktype: raw.linktype, url: raw.url || raw.cached_url || '' }
  })

/** Filters and their values, "wearingTime=daily, lensType=toric"; several values of one filter are separated by a bar. */
const narrowing = z
  .string()
  .regex(
    /^\s*[\w-]+=[\w|-]+(\s*,\s*[\w-]+=[\w|-]+)*\s*$/,
    'must be filters like wearingTime=daily, with commas between them',
  )
  .transform((text) => parseKeyFilters(text))

/** Fields that choose products; a block spreads them among its own. */
const selection = {
  product_ids: z.preprocess(
    absentIfBlank,
    z
      .string()
      .regex(/^\s*\d+(\s*,\s*\d+)*\s*$/, 'must be product numbers with commas between them')
      .transform((list) => list.split(',').map(Number))
      .default([]),
  ),
  category: z.preprocess(absentIfBlank, z.string().trim().transform(pathOf).optional()),
  sort: z.preprocess(absentIfBlank, z.enum(SELECTION_SORTS).default('newest')),
  narrow: z.preprocess(absentIfBlank, narrowing.default({})),
}

type Selection = {
  product_ids: number[]
  category?: string | undefined
  sort: BlockProductQuery['sort']
  narrow: KeyFilters
}

/** The query for the products that a block's fields choose. */
export const productQueryOf = (
  { product_ids: ids, category, sort, narrow }: Selection,
  count: number,
): BlockProductQuery => ({ ids, category, sort, narrow, count })

/** A category's path in the Shop API: with a leading and no trailing slash. */
function pathOf(text: string): string {
  return `/${text.replace(/^\/+|\/+$/g, '')}`
}
