import { SEARCH } from '#contract/rpc/search.ts'
import { type Procedure, procedure } from './procedure.ts'

export const searchProcedures = {
  getSearchSuggestions: procedure(
    SEARCH.getSearchSuggestions,
    async ({ ctx, variant }, { term, ...options }) => ({
      suggestions: await ctx.shop(variant).searchEntities(term, options),
    }),
  ),

  resolveSearch: procedure(SEARCH.resolveSearch, ({ ctx, variant }, { term }) =>
    ctx.shop(variant).resolvedEntity(term),
  ),
} satisfies Record<keyof typeof SEARCH, Procedure>
