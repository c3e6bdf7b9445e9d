/** A field of the editor, in the words of the content service's component schema. */
export type Field = {
  type:
    | 'text'
    | 'textarea'
    | 'richtext'
    | 'multilink'
    | 'bloks'
    | 'boolean'
    | 'option'
    | 'datetime'
    | 'asset'
    | 'number'
    | 'options'
  required?: boolean
  description?: string
  options?: { name: string; value: string }[]
  default_value?: string
  component_whitelist?: string[]
  restrict_components?: boolean
  filetypes?: string[]
  maximum?: number
  source?: 'internal_stories'
  filter_content_type?: string[]
}

/** A block as it is pushed to the editor: plain data. */
export type Definition = {
  name: string
  display_name: string
  description?: string
  is_root: boolean
  is_nestable: boolean
  schema: Record<string, Field & { pos: number }>
}

/** Every block can be hidden, or shown only for a limited time. Spec §4. */
const TIMING: Record<string, Field> = {
  hidden: { type: 'boolean' },
  start_time: { type: 'datetime', description: 'Shown from here on, where an end is set as well' },
  end_time: { type: 'datetime', description: 'Shown until here, where a start is set as well' },
}

export function defineBlock(name: string, label: string, fields: Record<string, Field>): Definition {
  return define(name, label, { ...fields, ...TIMING }, false)
}

/** A content type: the fields of a whole story. */
export const definePage = (name: string, label: string, fields: Record<string, Field>): Definition =>
  define(name, label, fields, true)

function define(name: string, label: string, fields: Record<string, Field>, isPage: boolean): Definition {
  const schema = Object.fromEntries(
    Object.entries(fields).map(([field, definition], pos) => [field, { ...definition, pos }]),
  )
  return { name, display_name: label, is_root: isPage, is_nestable: !isPage, schema }
}

export const required = (field: Field): Field => ({ ...field, required: true })

/** One of several values; the first is the default. */
export const choice = (...values: [string, ...string[]]): Field => ({
  type: 'option',
  options: values.map((value) => ({ name: value, value })),
  default_value: values[0],
})

/** Blocks of the given kinds. */
export const blocks = (...names: string[]): Field => ({
  type: 'bloks',
  component_whitelist: names,
  restrict_components: true,
})

export const TEXT: Field = { type: 'text' }
export const LINES: Field = { type: 'textarea' }
export const LINK: Field = { type: 'multilink' }
export const RICH_TEXT: Field = { type: 'richtext' }
export const MOMENT: Field = { type: 'datetime', description: 'UTC' }
export const YES_NO: Field = { type: 'boolean' }
/** A position in a picture. */
export const PERCENT: Field = { type: 'number', default_value: '50', description: '0 to 100' }
/** Other pages, by their uuids; the block shows their texts. */
export const STORIES: Field = { type: 'options', source: 'internal_stories', filter_content_type: ['page'] }
export const IMAGE: Field = { type: 'asset', filetypes: ['images'] }

/** The products of a block. */
export const SELECTION: Record<string, Field> = {
  product_ids: { type: 'text', description: 'Product numbers with commas between them' },
  category: { type: 'text', description: 'Path of a category, such as /sonnenbrillen' },
  sort: choice('newest', 'cheapest', 'reduced'),
  narrow: {
    type: 'text',
    description: 'Filters of the shop: wearingTime=daily, lensType=toric|multifocal, sustainable=true',
  },
}

/** The picture of a block: an uploaded one, or that of a product. */
export const PICTURE: Record<string, Field> = {
  desktop_image: IMAGE,
  mobile_image: IMAGE,
  has_product: {
    type: 'boolean',
    description: 'Shows the first product of the selection where no picture is uploaded',
  },
  view: choice('angled', 'front', 'worn'),
  ...SELECTION,
}
