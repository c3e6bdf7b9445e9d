import { buildContent, type Content, type ContentFiles } from '#content-api/content.ts'
import { createContentApi, type ContentApi } from '#content-api/app.ts'
import type { RawBlock, StoryFile } from '#contract/content/story.ts'

/** The n-th uuid of the tests. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A block named `component`, or the page of a story. */
const block = (fields: Record<string, unknown> = {}): RawBlock => ({
  _uid: 'block',
  component: 'page',
  ...fields,
})

type Written = Partial<Omit<StoryFile, 'content'>> & {
  content?: Record<string, unknown>
  draft?: Record<string, unknown>
}

/** Stories by path, with defaults for missing fields. */
export function contentOf(
  stories: Record<string, Written>,
  rest: Partial<Omit<ContentFiles, 'stories'>> = {},
): Content {
  return buildContent({
    space: { id: 1, name: 'Test', domain: 'https://shop.example/', language_codes: [] },
    datasources: [],
    ...rest,
    stories: Object.entries(stories).map(([path, { content, draft, ...file }], index) => ({
      path,
      file: {
        uuid: uuid(index + 1),
        name: path,
        published_at: '2026-01-01T00:00:00.000Z',
        position: 0,
        tag_list: [],
        is_startpage: false,
        ...file,
        content: block(content),
      },
      draft: draft && { content: block(draft) },
    })),
  })
}

export const TOKENS = { public: 'local-public', preview: 'local-preview' }

export const contentApi = (content: Content): ContentApi => createContentApi({ content, tokens: TOKENS })
