import type { Images } from '#server/open-images.ts'

/** Pictures that name their query, and are drawn from nothing. */
export const testImages: Images = {
  images: async (request) => new Response(`picture ${new URL(request.url).search}`),
  pictureOf: async () => null,
  warmImages: async () => 0,
  leadPicture: async () => undefined,
}
