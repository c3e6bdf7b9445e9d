export const VIDEO_HOSTS = ['youtube', 'vimeo'] as const
type VideoHost = (typeof VIDEO_HOSTS)[number]

export type Video = {
  /** The host's name for readers. */
  host: string
  /** Address of the frame: the film starts automatically, as a press requested it. */
  src: string
  /** Address of the film's own page. */
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

/** The addresses of a film, by its id at the host. */
export const videoOf = (host: VideoHost, id: string): Video => HOSTS[host](encodeURIComponent(id))
