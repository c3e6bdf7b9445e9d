/** The metadata of a page. Spec §3. */
export type Seo = {
  title: string
  description: string | undefined
  robots: string
  og: { title: string | undefined; description: string | undefined; image: string | undefined }
  twitter: { title: string | undefined; description: string | undefined; image: string | undefined }
}

export const DEFAULT_ROBOTS = 'index, follow'
