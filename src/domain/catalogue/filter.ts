/** A filter as the Shop API offers it for the active query. Its `slug` goes into `filters[slug]`. */
export type Filter = { id: number | null; slug: string; name: string } & (
  | {
      type: 'attributes'
      attributeGroupType: string
      /** Other attributes whose same values are selected and counted with its own, where the request joins them. */
      joined?: string[] | undefined
      values: { id: number; name: string; value: string; productCount: number }[]
    }
  | { type: 'boolean'; values: { name: boolean; productCount: number }[] }
  | { type: 'range'; values: { min: number; max: number; productCount: number }[] }
  | { type: 'identifier'; values: { id: number; productCount: number }[] }
)

export type Sort = { by: 'price' | 'new' | 'reduction'; direction: 'asc' | 'desc' }
