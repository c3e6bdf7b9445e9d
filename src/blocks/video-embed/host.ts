export const VIDEO_HOSTS = ['youtube', 'vimeo'] as const
type VideoHost = (typeof VIDEO_HOSTS)[number]

export type Video = {
  /** As readers know the host. */
  host: string
  /** What the frame shows: begins by itself, as it was asked for by a press. */
  src: string
  /** Where the film is a page. */
  page: string
}

const HOSTS: Record<VideoHost, (id: string) => Video> = {
  youtube: (id) => ({
    host: 'YouTube',
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }),
  vimeo: (id) => ({
    host: 'Vimeo',
    src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}`,
  }),
}

/** Where a film lies, by its name at its host. */
export const videoOf = (host: VideoHost, id: string): Video => HOSTS[host](encodeURIComponent(id))
