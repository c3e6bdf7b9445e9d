import { SEARCH } from '#contract/rpc/search.ts'
import { firstFound, searchedTerms } from '#server/loaders/search/searched-term.ts'
import { type Procedure, procedure } from './procedure.ts'

export const searchProcedures = {
  getSearchSuggestions: procedure(
    SEARCH.getSearchSuggestions,
    async ({ ctx, variant }, { term, ...options }) => ({
      suggestions: await firstFound(
        await searchedTerms(ctx, variant, term),
        (searched) => ctx.shop(variant).searchEntities(searched, options),
        (found) => found.length > 0,
      ),
    }),
  ),

  resolveSearch: procedure(SEARCH.resolveSearch, async ({ ctx, variant }, { term, ...options }) =>
    firstFound(
      await searchedTerms(ctx, variant, term),
      (searched) => ctx.shop(variant).resolvedEntity(searched, options),
      (found) => found !== null,
    ),
  ),
} satisfies Record<keyof typeof SEARCH, Procedure>
