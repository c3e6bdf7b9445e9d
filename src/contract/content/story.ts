import { z } from 'zod'

/** A block on the wire: everything but its name and key is validated by that block's own schema. */
export const rawBlock = z.looseObject({
  _uid: z.string().min(1),
  component: z.string().min(1),
  _editable: z.string().optional(),
})
export type RawBlock = z.infer<typeof rawBlock>

const time = z.iso.datetime({ offset: true })

/** The same page in another folder: another language or market. */
const alternate = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  published: z.boolean().nullable(),
  full_slug: z.string(),
  is_folder: z.boolean(),
  parent_id: z.number().int().nullable(),
})
export type Alternate = z.infer<typeof alternate>

const translatedSlug = z.object({
  path: z.string(),
  name: z.string().nullable(),
  lang: z.string(),
  published: z.boolean().nullable(),
})

/** A story in the service's answer; additional fields of Storyblok are passed through. */
export const storyResponse = z.looseObject({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  default_full_slug: z.string().nullish(),
  content: rawBlock,
  published_at: z.string().nullable(),
  alternates: z.array(alternate).default([]),
  translated_slugs: z.array(translatedSlug).nullish(),
})
export type StoryResponse = z.infer<typeof storyResponse>

/** A story while it is edited: the editor sends no more about its publication than the story contained. */
export const editedStory = storyResponse.extend({ published_at: z.string().nullish().default(null) })
export type EditedStory = z.infer<typeof editedStory>

/** A story that another one names: its path and what a page shows of it. Its blocks are left out. */
export const relatedStory = z.object({
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  alternates: z.array(alternate).default([]),
  content: z.object({
    headline: z.string().optional().catch(undefined),
    seo_description: z.string().optional().catch(undefined),
  }),
})

export const linkResponse = z.looseObject({
  id: z.number().int(),
  uuid: z.string(),
  slug: z.string(),
  alternates: z.array(alternate).default([]),
  is_folder: z.boolean(),
  published: z.boolean().nullable(),
  published_at: z.string().nullish(),
  updated_at: z.string().nullish(),
})

export const spaceResponse = z.looseObject({ space: z.looseObject({ version: z.number() }) })

/** Metadata of a file below content/. */
export type FileSchema<T> = z.ZodType<T>

/** The contents of a file below content/. The other fields of a story follow from the path of the file. */
export const storyFile = z.looseObject({
  uuid: z.uuid(),
  name: z.string().min(1),
  content: rawBlock,
  /** Null: never published, visible only as a draft. */
  published_at: time.nullable(),
  first_published_at: time.nullish(),
  created_at: time.optional(),
  updated_at: time.optional(),
  /** Shared by the same page in other folders. */
  group_id: z.string().optional(),
  position: z.number().int().default(0),
  tag_list: z.array(z.string()).default([]),
  /** The id of the stage in which editors have it. */
  workflow_stage: z.number().int().optional(),
  is_startpage: z.boolean().default(false),
  sort_by_date: z.string().nullish(),
  meta_data: z.unknown().optional(),
  translated_slugs: z.array(translatedSlug).nullish(),
})
export type StoryFile = z.infer<typeof storyFile>

/** `<slug>.draft.json` beside a published file: an editor's later changes. */
export const draftFile = storyFile.pick({ content: true }).extend({
  name: z.string().min(1).optional(),
  updated_at: time.optional(),
})

export type DraftFile = z.infer<typeof draftFile>

export const spaceFile = z.object({
  id: z.number().int(),
  name: z.string(),
  domain: z.string(),
  language_codes: z.array(z.string()).default([]),
})
export type SpaceFile = z.infer<typeof spaceFile>

export const datasourceFile = z.object({
  name: z.string(),
  dimensions: z.array(z.object({ name: z.string(), entry_value: z.string() })).default([]),
  entries: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      dimension_values: z.record(z.string(), z.string()).default({}),
    }),
  ),
})
export type DatasourceFile = z.infer<typeof datasourceFile>
