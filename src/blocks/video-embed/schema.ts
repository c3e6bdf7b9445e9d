import { z } from 'zod'
import type { Fields } from '#blocks/fields.ts'
import { imageFields, imageChoice } from '#blocks/picture/schema.ts'
import { VIDEO_HOSTS, videoOf } from './host.ts'

/** A film at another host. Nothing is requested from the host before a visitor has agreed and pressed. */
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
      ...imageFields(fields),
    })
    .transform(({ headline, text, title, host, video_id, duration, ...rest }) => ({
      headline,
      text,
      title,
      duration,
      video: videoOf(host, video_id),
      picture: imageChoice(rest),
    }))

export type VideoEmbed = z.infer<ReturnType<typeof videoEmbed>>
