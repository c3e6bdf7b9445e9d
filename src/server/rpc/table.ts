import type { CallName } from '#contract/rpc/calls.ts'
import { basket } from './basket.ts'
import { catalogue } from './catalogue.ts'
import { content } from './content.ts'
import type { Procedure } from './procedure.ts'
import { search } from './search.ts'
import { wishlist } from './wishlist.ts'

const procedures = { ...catalogue, ...content, ...search, ...basket, ...wishlist } satisfies Record<
  CallName,
  Procedure
>

/** What answers each call of the contract, by its name. */
export const PROCEDURES: Record<string, Procedure> = procedures
