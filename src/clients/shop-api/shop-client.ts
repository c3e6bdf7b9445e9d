import type { SearchEntity } from '#contract/shop-api/search.ts'
import type { AppointmentService } from '#domain/appointment/service.ts'
import type { Branch, BranchService } from '#domain/branch/branch.ts'
import type { Piece } from '#domain/branch/branch-pieces.ts'
import type { StockClass } from '#domain/branch/branch-stock.ts'
import type { BranchTown } from '#domain/branch/branch-town.ts'
import type { Position } from '#domain/branch/position.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Filter, Sort } from '#domain/catalogue/filter.ts'
import type { Product, Variant } from '#domain/catalogue/product.ts'
import type { ProductType } from '#domain/catalogue/product-type.ts'
import type { Tile } from '#domain/catalogue/tile.ts'
import type { NavigationTree } from '#domain/navigation/tree.ts'
import type { Campaign } from '#domain/promotion/campaign.ts'
import type { Promotion } from '#domain/promotion/promotion.ts'
import type { ShopConfiguration } from '#domain/shop/configuration.ts'

/** What narrows a listing. Attribute values are value ids; prices are minor units, bounds inclusive. */
export type Where = {
  categoryId?: number
  term?: string
  minPrice?: number
  maxPrice?: number
  /** Whole percent. */
  minReduction?: number
  maxReduction?: number
  /** Of which this branch has a piece. */
  branchId?: number
  /** slug → value ids (OR inside, AND between). */
  attributes?: Record<string, number[]>
  not?: Record<string, number[]>
  booleans?: Record<string, boolean>
}

export type Page<T> = {
  entities: T[]
  pagination: {
    current: number
    total: number
    perPage: number
    page: number
    first: number
    prev: number
    next: number
    last: number
  }
}

export type BranchQuery = {
  near?: Position | undefined
  /** As in addresses. */
  city?: string
  county?: string
  /** All of them are offered. */
  services?: readonly BranchService[]
  /** Those that have a piece of it. */
  variantId?: number | undefined
  /** Those that have all of them. */
  pieces?: readonly Piece[]
  /** The next free start for it is given with each. */
  slots?: AppointmentService
  page?: number
  perPage?: number
}

/** As a search finds it; `stock` is that of the variant that was searched, `nextStart` (RFC 3339) the next free start for what was asked for. */
export type FoundBranch = Branch & { stock?: StockClass; nextStart?: string }

export type ProductQuery = {
  where: Where
  sort?: Sort
  /** An order that the shop computes for its products; it wins over `sort`. */
  sortingKey?: { name: string; direction: Sort['direction'] }
  page?: number
  perPage?: number
  with?: string
  /** Whether what is sold out, or is marked so by the operator, comes last within the order; of what lies in a branch the latter alone. */
  demote?: boolean
  /** Attributes, of which the first stands for the others as well: its values select and count what has the same value in any of them. */
  joined?: readonly string[]
  /** Filters that are alternatives of each other; one alone is like any other. */
  orFiltersOperator?: readonly string[]
  includeSoldOut?: boolean
  includeSellableForFree?: boolean
}

/** `includeSoldOut`: the count of a category includes what is sold out, as its listing does. Other Shop APIs do not know it. */
type SuggestionOptions = { with?: string; categoryId?: number; includeSoldOut?: boolean }

export type Suggestion =
  | { type: 'product'; product: Product }
  | {
      type: 'category'
      category: Category
      productCount: number
      /** By value ids, or by a yes-or-no. */
      filters: ({ slug: string; label: string } & ({ ids: number[] } | { is: boolean }))[]
    }
  | { type: 'navigationItem'; name: string; href: string }

export type Brand = {
  id: number
  slug: string
  name: string
  group: string
  isActive: boolean
  logoHash: string | null
  customData: Record<string, unknown>
  createdAt?: string | undefined
  updatedAt?: string | undefined
}

/** A variant that names its product. */
export type VariantDetail = Variant & { productId: number }

export type Redirect = { source: string; target: string; statusCode: number }

/**
 * One shop's view of the Shop API: the shop id is bound. Unknown things are null; every other problem throws
 * ShopError ('upstream', 'timeout', 'invalid-answer'). GETs are retried once on 408, 409, 425, 429 and 5xx (spec
 * §8).
 */
export type ShopApi = {
  product(id: number, options?: { with?: string; includeSellableForFree?: boolean }): Promise<Product | null>
  productsByIds(ids: number[], options?: { with?: string }): Promise<Product[]>
  productsByReferenceKeys(referenceKeys: string[], options?: { with?: string }): Promise<Product[]>
  productByReferenceKey(referenceKey: string, options?: { with?: string }): Promise<Product | null>
  variants(ids: number[], options?: { with?: string }): Promise<VariantDetail[]>
  /** The product that a variant belongs to. */
  productIdOfVariant(id: number): Promise<number | null>
  products(query: ProductQuery): Promise<Page<Product>>
  /** `with` is "values" unless stated. */
  filters(
    query: Omit<ProductQuery, 'sort' | 'sortingKey' | 'page' | 'perPage' | 'demote'> & {
      including?: string[]
    },
  ): Promise<Filter[]>
  rootCategories(options?: { depth?: number; with?: string; showHidden?: boolean }): Promise<Category[]>
  categoryById(
    id: number,
    options?: { depth?: number; with?: string; showHidden?: boolean },
  ): Promise<Category | null>
  categoryByPath(
    path: string,
    options?: { depth?: number; with?: string; showHidden?: boolean },
  ): Promise<Category | null>
  /** What frames can be made with: the products of the category with the handle `rxParts`. None where the shop has none. */
  rxProducts(): Promise<Product[]>
  /** All of which the shop tells; `key` is the one that runs. */
  campaign(key: string): Promise<Campaign | null>
  brand(id: number): Promise<Brand | null>
  brands(options?: { page?: number; perPage?: number }): Promise<Page<Brand>>
  /** What the search offers in the contract's own shape. */
  searchEntities(term: string, options?: SuggestionOptions): Promise<SearchEntity[]>
  resolvedEntity(
    term: string,
    options?: Omit<SuggestionOptions, 'includeSoldOut'>,
  ): Promise<SearchEntity | null>
  suggestions(term: string, options?: SuggestionOptions): Promise<Suggestion[]>
  /** With what the address of a product needs. */
  resolve(term: string): Promise<Suggestion | null>
  navigationTrees(options?: { with?: string; visibleAt?: string }): Promise<NavigationTree[]>
  redirects(page: number, perPage: number): Promise<Page<Redirect>>
  redirect(url: string): Promise<Redirect | null>
  configuration(): Promise<ShopConfiguration>
  /** All branches of the shop's country; none where the Shop API has no branch service. */
  branches(): Promise<Branch[]>
  /** One of them, by an id that it has or had. */
  branch(id: number): Promise<Branch | null>
  /** One page: the nearest first, or by zip; null as above. */
  findBranches(query: BranchQuery): Promise<Page<FoundBranch> | null>
  branchTowns(): Promise<BranchTown[]>
  /** `activeAt` is RFC 3339. */
  promotions(options?: {
    page?: number
    perPage?: number
    activeAt?: string
    ids?: string
  }): Promise<Page<Promotion>>
}

type TileQuery = Omit<ProductQuery, 'with'>

/** Products as product lists and links show them. They may be one minute old. */
export type ProductLists = {
  tiles(query: TileQuery): Promise<Page<Tile>>
  /**
   * The same for a query that does not depend on the visitor: many pages repeat it, so its result may be one minute
   * old as well.
   */
  selection(query: TileQuery): Promise<Page<Tile>>
  /** In the order of the ids. Products that the shop does not have are left out. */
  tilesByIds(ids: number[]): Promise<Tile[]>
  /** The canonical ones, by product, without variant prefix; null where the shop has no page for one. */
  productPaths(ids: readonly number[], type: ProductType): Promise<Map<number, string | null>>
}

export type ShopClient = ShopApi & ProductLists
