import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { pictureFields, pictureOf } from '#blocks/picture/schema.ts'
import { VIDEO_HOSTS, videoOf } from './host.ts'

/** A film that lies elsewhere. Nothing of its host is asked for before somebody has agreed and pressed. */
export const videoEmbed = (fields: Fields) =>
  z
    .object({
      headline: fields.text,
      text: fields.text,
      title: fields.words,
      host: fields.choice(VIDEO_HOSTS, 'youtube'),
      video_id: fields.words.pipe(
        z.string().regex(/^[\w-]{6,20}$/, 'must be the letters and digits that name the film at its host'),
      ),
      duration: fields.text,
      ...pictureFields(fields),
    })
    .transform(({ headline, text, title, host, video_id, duration, ...rest }) => ({
      headline,
      text,
      title,
      duration,
      video: videoOf(host, video_id),
      picture: pictureOf(rest),
    }))

export type VideoEmbed = z.infer<ReturnType<typeof videoEmbed>>
