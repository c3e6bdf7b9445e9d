import { BRANCH_SERVICES, type BranchService } from '#domain/branch/branch.ts'

/**
 * What branches beyond the list have to offer as well, by the form of the finder; null: whether they are open or have a free appointment is
 * only known of those in the list.
 */
export function readMapSearch(form: FormData): { services: BranchService[]; variantId?: number } | null {
  if (form.has('open') || form.has('free')) return null
  const services = BRANCH_SERVICES.filter((service) => form.has(service))
  const variantId = form.get('variantid')
  return variantId === null ? { services } : { services, variantId: Number(variantId) }
}
