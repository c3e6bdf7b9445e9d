import { productionFaults } from './production.ts'

type Variables = Parameters<typeof productionFaults>[0] & {
  SHOP_API_USER?: string | undefined
  SHOP_API_PASSWORD?: string | undefined
  MAIL_FROM?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string[] | undefined
  NODE_ENV?: string | undefined
  CONTENT_API_URL?: string | undefined
  MAP_TILES_URL?: object | undefined
  MAP_ATTRIBUTION?: string | undefined
  WORKERS: number
  DATABASE_URL?: string | undefined
}

/** What is wrong with variables together: the one to correct, and why. */
export function environmentFaults(value: Variables): [name: string, message: string][] {
  const faults: [string, string][] = []
  if (value.WORKERS > 1 && !value.DATABASE_URL)
    faults.push(['WORKERS', 'needs DATABASE_URL: PGlite serves one process'])
  if (Boolean(value.SHOP_API_USER) !== Boolean(value.SHOP_API_PASSWORD))
    faults.push(['SHOP_API_USER', 'needs SHOP_API_USER and SHOP_API_PASSWORD together'])
  if (value.SHOP_API_USER && value.SHOP_API_TOKEN)
    faults.push(['SHOP_API_TOKEN', 'set either this or SHOP_API_USER and SHOP_API_PASSWORD'])
  if (value.SHOP_ORIGIN && value.SHOP_DOMAINS)
    faults.push(['SHOP_ORIGIN', 'is for path mode: SHOP_DOMAINS already sets an origin for each variant'])
  if (value.SMTP_URL && !value.MAIL_FROM) faults.push(['MAIL_FROM', 'is required if SMTP_URL is set'])
  // Otherwise the sender of a request could choose, with the host header, where the secret links in emails
  // lead.
  if (value.SMTP_URL && !value.SHOP_ORIGIN && !value.SHOP_DOMAINS)
    faults.push([
      'SHOP_ORIGIN',
      'or SHOP_DOMAINS is required if SMTP_URL is set, because links in emails need it',
    ])
  if (Boolean(value.STRIPE_SECRET_KEY) !== Boolean(value.STRIPE_WEBHOOK_SECRET))
    faults.push(['STRIPE_WEBHOOK_SECRET', 'needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together'])
  if (value.PAYMENT && value.STRIPE_SECRET_KEY)
    faults.push(['PAYMENT', 'set either this or STRIPE_SECRET_KEY'])
  if (value.NODE_ENV === 'production')
    for (const [name, message] of productionFaults(value)) faults.push([name, message])
  if (value.CONTENT_API_URL && !value.CONTENT_API_TOKEN)
    faults.push(['CONTENT_API_TOKEN', 'is required if CONTENT_API_URL is set'])
  if (Boolean(value.MAP_TILES_URL) !== Boolean(value.MAP_ATTRIBUTION))
    faults.push(['MAP_ATTRIBUTION', 'needs MAP_TILES_URL and MAP_ATTRIBUTION together'])
  return faults
}
