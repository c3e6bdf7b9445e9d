import { slugify } from '#domain/catalogue/slug.ts'
import type { Position } from './position.ts'

/** A town with branches, and the middle between them. */
export type BranchTown = Position & {
  county: string
  city: string
  branches: (Position & { id: number; zip: string })[]
}

/** The parts of its address. */
export const slugOfBranchTown = ({ county, city }: Pick<BranchTown, 'county' | 'city'>) => ({
  county: slugify(county),
  city: slugify(city),
})
