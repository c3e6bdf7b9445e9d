import { z } from 'zod'

/** One page of a list. `current` is the number of entities on it, not its own number. */
export const page = <T extends z.ZodType>(entity: T) =>
  z.object({
    entities: z.array(entity),
    pagination: z.object({
      current: z.int(),
      total: z.int(),
      perPage: z.int(),
      page: z.int(),
      first: z.int(),
      prev: z.int(),
      next: z.int(),
      last: z.int(),
    }),
  })

export type Pagination = z.infer<ReturnType<typeof page>>['pagination']
