/// <reference types="astro/client" />

declare namespace App {
  /** What src/fetch.ts puts before every page. Nothing in it belongs to one visitor but `caller` and `customer`. */
  interface Locals {
    ctx: import('#server/context.ts').Context
    variant: import('#i18n/variants.ts').VariantCode
    match: import('#i18n/routes.ts').Match
    /** The address as the visitor sees it; `Astro.url` is that of the canonical page. */
    publicUrl: URL
    /** A link to a path of this variant ("/brillen/"), or of another one. */
    href(path: string, to?: import('#i18n/variants.ts').VariantCode): string
    /** A link to a screen; null where the variant does not have it. */
    to(route: import('#i18n/routes.ts').RouteName, params?: Record<string, string>): string | null
    /** The whole address of a path of this or another variant. */
    absolute(path: string, of?: import('#i18n/variants.ts').VariantCode): string
    /** Who asks; nobody on every page that is kept for all. */
    caller: import('#server/session/caller.ts').Caller
    /** Who is signed in; null on every page that is kept for all, and where nobody is. */
    customer: import('#domain/customer/customer.ts').Customer | null
    /** The script of the visual editor that frames the page; null for everybody else. */
    editor?: string | null
    /** What went wrong before the page began, for the error page. */
    failure?: unknown
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Comes to life when a person first acts on it. */
    'client:interaction'?: boolean
  }
}

interface ImportMetaEnv {
  readonly PUBLIC_BRAND?: string
}

/** Names this build; set by astro.config.mjs. */
declare const BUILD_ID: string
