/** The path from the home page to this one, for search engines. `url` is absolute. */
export const breadcrumbList = (steps: readonly { label: string; url: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url,
  })),
})
