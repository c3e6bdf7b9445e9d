/**
 * The origin of the pictures of a content service, by the address of its API: Storyblok has a host of pictures beside
 * the API of each region, any other service gives them itself.
 */
function imageOrigin(api: string): string {
  const { origin, hostname } = new URL(api)
  if (hostname.endsWith('.storyblokchina.cn')) return 'https://a.storyblokchina.cn'
  const [, region] = /^api(-\w+)?\.storyblok\.com$/.exec(hostname) ?? []
  return hostname.endsWith('.storyblok.com') ? `https://a${region ?? ''}.storyblok.com` : origin
}

/**
 * The origins whose pictures pages may load besides the shop's own: those of products and stories, and those that
 * the operator names.
 */
export const imageHosts = (
  pictures: string | undefined,
  contentApi: string | undefined,
  others: readonly string[] = [],
): string[] => [
  ...new Set([
    ...(pictures === undefined ? [] : [new URL(pictures).origin]),
    ...(contentApi === undefined ? [] : [imageOrigin(contentApi)]),
    ...others,
  ]),
]
