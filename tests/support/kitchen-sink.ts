import type { Field } from '#blocks/define-block.ts'
import { DEFINITIONS } from '#blocks/registry/definitions.ts'
import { BLOCK_NAMES } from '#blocks/registry/schemas.ts'

type Block = Record<string, unknown> & { _uid: string; component: string }

/** Values of fields whose name is more specific than their kind. */
const NAMED: Record<string, unknown> = {
  name: 'step-one',
  next: 'result',
  when: 'step-one=step-one',
  narrow: 'wearingTime=daily',
  category: '/brillen',
  example: '/brillen',
  product_ids: '12, 15',
  background: '#EDF4FB',
  video_id: 'aB3_-xyz',
  robots: 'noindex',
}

const RICH_TEXT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Satz' }] }],
}

const KINDS: Record<Field['type'], unknown> = {
  text: 'Wort',
  textarea: 'Zeile\nZeile',
  richtext: RICH_TEXT,
  multilink: { fieldtype: 'multilink', linktype: 'url', url: '/brillen/' },
  bloks: [],
  boolean: true,
  option: '',
  datetime: '2030-01-01 08:00',
  asset: { fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/640x480/x/a.jpg', alt: 'Bild' },
  number: '2',
  options: [
    {
      uuid: 'related',
      name: 'Seite',
      full_slug: 'de/seite',
      alternates: [],
      content: { headline: 'Andere Seite', seo_description: 'Satz' },
    },
  ],
}

const TIMING = ['hidden', 'start_time', 'end_time']
let count = 0

/** A block with a value in every field; `chosen` overrides them. */
function filled(name: string, chosen: Record<string, unknown> = {}, depth = 0): Block {
  const schema = DEFINITIONS.find((each) => each.name === name)?.schema ?? {}
  const fields = Object.entries(schema).flatMap(
    ([field, { type, component_whitelist: parts = [], options }]) => {
      if (TIMING.includes(field)) return []
      if (type === 'bloks')
        return [[field, depth > 3 ? [] : parts.map((part) => filled(part, {}, depth + 1))]]
      return [[field, NAMED[field] ?? options?.[0]?.value ?? KINDS[type]]]
    },
  )
  return { _uid: `k${++count}`, component: name, ...Object.fromEntries(fields), ...chosen }
}

/** Every option of a block's choices and flags, and of those of its nested blocks, one at a time. */
function variantsOf(name: string, depth = 0): Record<string, unknown>[] {
  const schema = DEFINITIONS.find((each) => each.name === name)?.schema ?? {}
  return Object.entries(schema)
    .filter(([field]) => !TIMING.includes(field))
    .flatMap(
      ([field, { type, options = [], component_whitelist: parts = [] }]): Record<string, unknown>[] => {
        if (type === 'bloks')
          return depth > 1
            ? []
            : parts.flatMap((part) =>
                variantsOf(part, depth + 1).map((chosen) => ({ [field]: [filled(part, chosen, depth + 1)] })),
              )
        if (type === 'boolean') return [{ [field]: false }, { [field]: true, desktop_image: undefined }]
        return options.map(({ value }) => ({ [field]: value }))
      },
    )
}

/** Every block in every variant of its options. */
export const KITCHEN_SINK: readonly Block[] = BLOCK_NAMES.flatMap((name) => [
  filled(name),
  ...variantsOf(name).map((chosen) => filled(name, chosen)),
])
