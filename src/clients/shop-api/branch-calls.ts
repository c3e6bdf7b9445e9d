import { branch, branchesSaved, branchTowns, foundBranch } from '#contract/shop-api/branch.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { page } from '#contract/shop-api/page.ts'
import { ShopError } from '#platform/errors.ts'
import { type Access, change, find } from './call.ts'
import type { ShopApi } from './shop-client.ts'

const branches = page(branch)
const foundBranches = page(foundBranch)

/** The branch service beside the Shop API; without one nothing is found. */
export function branchCalls(
  access: Access,
): Pick<ShopApi, 'branches' | 'branch' | 'findBranches' | 'branchTowns'> {
  const branchPage = (number: number) =>
    find(access, { path: '/v1/branches', query: { page: number, perPage: 100 } }, branches)
  return {
    async branches() {
      const first = await branchPage(1)
      const last = first?.pagination.last ?? 1
      const rest = await Promise.all(Array.from({ length: last - 1 }, (_, index) => branchPage(index + 2)))
      return [first, ...rest].flatMap((each) => each?.entities ?? [])
    },

    branch: (id) => find(access, { path: `/v1/branches/${id}` }, branch),

    findBranches: ({ near, services = [], pieces, ...query }) =>
      find(
        access,
        {
          path: '/v1/branches',
          query: {
            ...query,
            near: near && `${near.latitude},${near.longitude}`,
            pieces: pieces?.map(({ variantId, quantity }) => `${variantId}:${quantity}`).join(','),
            service: services.length > 0 ? services.join(',') : undefined,
          },
        },
        foundBranches,
      ),

    branchTowns: async () => (await find(access, { path: '/v1/branch-towns' }, branchTowns)) ?? [],
  }
}

/** Writes all branches or none; `replace` removes those that are not among them. A refusal throws ShopError 'upstream'. */
export async function saveBranches(
  access: Access,
  branches: readonly Branch[],
  replace: boolean,
): Promise<void> {
  const { status } = await change(
    access,
    { method: 'PUT', path: '/v1/branches', body: { branches, replace } },
    branchesSaved,
  )
  if (status !== 200) throw new ShopError('upstream', `PUT /v1/branches: ${status}`)
}
