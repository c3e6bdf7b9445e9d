/**
 * A block that renders without an error: known, visible, and valid. `component` is `fault` for the placeholder that editors see instead.
 */
export type PreparedBlock<Name extends string = string> = {
  component: Name
  uid: string
  editable?: string
  props: object
}

/** The blocks within a node of rich text: they were prepared together with it. */
export const preparedBody = (body: unknown): PreparedBlock[] =>
  Array.isArray(body) ? body.filter((each): each is PreparedBlock => isObject(each) && 'props' in each) : []

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
